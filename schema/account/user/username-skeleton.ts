import unhomoglyph from 'unhomoglyph';

/** Scripts that have letters which look like those of another one here. */
const lookAlikeScripts = [
  /\p{Script=Latin}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Coptic}/u,
  /\p{Script=Cherokee}/u,
];
const ascii = /^\p{ASCII}$/u;
/**
 * Accents of Latin, Greek and Cyrillic letters. Signs of other scripts, such as Japanese or Devanagari, make other
 * letters.
 */
const accents = /[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]/gu;
/** Hardly seen where a name begins or ends: in a sentence they seem to belong to it. */
const faintEdges = /^[.,:;'"`´·。、]+|(?<![.,:;'"`´·。、])[.,:;'"`´·。、]+$/gu;

/**
 * What a username looks like, after the skeleton of Unicode TS 39: names that look the same have the same one, whatever
 * scripts their letters are of, with or without accents and dots. Letters and digits of ASCII stand for themselves,
 * other than there: "al1ce" is allowed beside "alice", since whoever is called "cam" must not be kept out by a "carn".
 */
export function usernameSkeleton(username: string): string {
  const plain = username.normalize('NFKD').replaceAll(accents, '').normalize('NFC');
  const whole = Array.from(plain, lookOf).join('');
  return whole.replace(faintEdges, '') || whole;
}

/** Has a username letters of two scripts that look alike? Nobody can tell which are which. */
export function mixesLookAlikes(username: string): boolean {
  const plain = username.normalize('NFKC');
  return lookAlikeScripts.filter((script) => script.test(plain)).length > 1;
}

function lookOf(character: string): string {
  if (ascii.test(character)) return character.toLowerCase();
  const look = unhomoglyph(character);
  // The table has one form for I and l; a capital is an I.
  return look === 'l' && /^\p{Lu}$/u.test(character) ? 'i' : look.toLowerCase();
}
