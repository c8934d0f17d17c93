/** The judge's key without what follows the language (`python3`, `cpp17`, `c-o2`): a version or a flag. */
export function baseLanguage(languageKey: string): string {
  return languageKey.replace(/(?<![\d.])[\d.]+$|-o\d$/, '');
}
