const cjk = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]$/u;

/**
 * What stands for a name where there is no picture: the given name of a CJK name, else the first letters of its first
 * and last word.
 */
export function initialsOf(name: string): string {
  const letters = [...new Intl.Segmenter().segment(name.trim())].map(({ segment }) => segment);
  if (letters.length > 0 && letters.every((letter) => cjk.test(letter))) return letters.slice(-2).join('');
  const [first = '', ...others] = name
    .trim()
    .split(/[\s._-]+|(?<=\p{Ll})(?=\p{Lu})/u)
    .filter((word) => word !== '');
  return `${firstLetter(first)}${firstLetter(others.at(-1) ?? '')}`.toUpperCase() || '?';
}

function firstLetter(word: string): string {
  const [first] = new Intl.Segmenter().segment(word);
  return first?.segment ?? '';
}

/** A colour for a name, always the same for it; white is easy to read on it in either scheme. */
export function nameColor(name: string): string {
  let hash = 0;
  for (const character of name) hash = (Math.imul(hash, 31) + (character.codePointAt(0) ?? 0)) | 0;
  return `oklch(0.48 0.11 ${(hash >>> 0) % 360})`;
}
