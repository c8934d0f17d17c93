import unhomoglyph from 'unhomoglyph';

/** Scripts that have letters which look like those of another one here. */
const LOOK_ALIKE_SCRIPTS = [/\p{Script=Latin}/u, /\p{Script=Greek}/u, /\p{Script=Cyrillic}/u, /\p{Script=Armenian}/u, /\p{Script=Coptic}/u, /\p{Script=Cherokee}/u];
const ASCII = /^\p{ASCII}$/u;
/** Hardly seen where a name begins or ends: in a sentence they seem to belong to it. */
const FAINT_EDGES = /^[.,:;'"`´·。、]+|[.,:;'"`´·。、]+$/gu;

/**
 * What a username looks like, after the skeleton of Unicode TS 39: names that look the same have the same one, whatever
 * scripts their letters are of. Letters of ASCII stand for themselves, other than there: whoever is called "cam" must not
 * be kept out by a "carn".
 */
export function usernameSkeleton(username: string): string {
  const whole = Array.from(username.normalize('NFKC'), lookOf).join('');
  return whole.replace(FAINT_EDGES, '') || whole;
}

/** Has a username letters of two scripts that look alike? Nobody can tell which are which. */
export function mixesLookAlikes(username: string): boolean {
  const plain = username.normalize('NFKC');
  return LOOK_ALIKE_SCRIPTS.filter((script) => script.test(plain)).length > 1;
}

function lookOf(character: string): string {
  if (ASCII.test(character)) return character.toLowerCase();
  const look = unhomoglyph(character);
  // The table has one form for I and l; a capital is an I.
  return look === 'l' && /^\p{Lu}$/u.test(character) ? 'i' : look.toLowerCase();
}
