import { maxUsernameLength, newUsername, usernameKey } from '../user/credentials.ts';

const fallback = 'user';

/**
 * Usernames for a new account, the best first.
 *
 * @param names what somebody is called elsewhere, the best first; e-mail addresses give what is before the @.
 * @param number told apart by it where the name alone is taken.
 */
export function usernamesFrom(names: readonly string[], number: number): string[] {
  const valid = [...names.map(cleaned), fallback].filter((name) => newUsername.safeParse(name).success);
  const plain = valid.filter((name) => name !== fallback);
  const [best = fallback] = valid;
  const ending = String(number);
  return [...new Set([...plain, shortened(best, maxUsernameLength - ending.length) + ending])];
}

/** What is left of a name without blanks and invisible characters, as long as a username may be. */
function cleaned(name: string): string {
  return shortened((name.split('@', 1)[0] ?? '').normalize('NFKC').replace(/[\s\p{C}]/gu, ''), maxUsernameLength);
}

/** Cuts between characters, never inside of one; the key may be longer than the name. */
function shortened(name: string, length: number): string {
  let short = '';
  for (const character of name) {
    if (short.length + character.length > length || usernameKey(short + character).length > length) break;
    short += character;
  }
  return short;
}
