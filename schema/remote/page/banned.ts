/** Does a page say that the account is disabled? HDU, POJ and SPOJ word it alike. */
export function saysBanned(text: string): boolean {
  return /account has been (?:disabled|locked|banned)/iu.test(text);
}
