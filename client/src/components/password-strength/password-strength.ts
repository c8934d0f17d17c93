/** How hard a password is to guess; a hint, which refuses nothing. */
export type Strength = 'weak' | 'fair' | 'strong';

/** What people take first: parts of these, or steps along the keyboard or the alphabet, add nothing. */
const wellTrodden = [
  '0123456789',
  '9876543210',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'password',
  'iloveyou',
  'admin',
  'letmein',
  'welcome',
  'woaini',
  'judge',
];
const classes = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u, /\p{Lo}/u];

/**
 * Guesses by what is left of the password once the usual parts, repeats and the username count as one character each.
 */
export function passwordStrength(password: string, username = ''): Strength {
  const lower = password.toLowerCase();
  const kinds = classes.filter((kind) => kind.test(password)).length;
  const length = lengthThatCounts(lower, username.toLowerCase());
  const score = length + 2 * (kinds - 1);
  if (length < 6 || score < 10) return 'weak';
  return score < 14 ? 'fair' : 'strong';
}

function lengthThatCounts(password: string, username: string): number {
  const usual = username.length >= 3 ? [...wellTrodden, username] : wellTrodden;
  let length = 0;
  for (let at = 0; at < password.length; length += 1)
    at += Math.max(1, usualFrom(password, at, usual), repeatFrom(password, at));
  return length;
}

/** Characters from here on that are a part of something usual; 0 when fewer than three are. */
function usualFrom(password: string, at: number, usual: readonly string[]): number {
  for (let end = password.length; end >= at + 3; end -= 1) {
    const part = password.slice(at, end);
    if (usual.some((known) => known.includes(part))) return part.length;
  }
  return 0;
}

/** How often the character here follows itself. */
function repeatFrom(password: string, at: number): number {
  let end = at + 1;
  while (end < password.length && password[end] === password[at]) end += 1;
  return end - at;
}
