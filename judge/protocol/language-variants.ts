/*
 * Variants of a language: the same language by another standard or with other flags. They share names of files, what a
 * package says of the language and what it includes for it; each has a key, a name and a verdict of its own.
 */

/** Key of each variant, and the key of the language it is a variant of. */
const baseKeys: Readonly<Record<string, string>> = { 'c-o2': 'c', cpp14: 'cpp', cpp17: 'cpp', cpp23: 'cpp' };

/** The language a key is a variant of; the key itself for all others. */
export function baseLanguageKey(key: string): string {
  return baseKeys[key] ?? key;
}

/** A language and all its variants. */
export function withVariants(key: string): string[] {
  return [key, ...Object.keys(baseKeys).filter((variant) => baseKeys[variant] === key)];
}
