/** Names of languages as judges write them, with the key of the product's language; the first that fits counts. */
const patterns: ReadonlyArray<readonly [pattern: RegExp, key: string | null]> = [
  [/objective|typescript|archive|^f#/iu, null],
  [/c\+\+|\bg\+\+|clang\+\+/iu, 'cpp'],
  [/c#/iu, 'csharp'],
  [/^(?:gnu )?(?:gcc|(?:gcc )?c(?:\d\d)?)(?![\w+#-])/iu, 'c'],
  [/javascript|node\.?js/iu, 'javascript'],
  [/^java/iu, 'java'],
  [/pypy ?2|python ?2/iu, 'python2'],
  [/pypy/iu, 'pypy3'],
  [/^python/iu, 'python3'],
  [/kotlin/iu, 'kotlin'],
  [/^rust/iu, 'rust'],
  [/^go\b/iu, 'go'],
  [/haskell/iu, 'haskell'],
  [/pascal|delphi/iu, 'pascal'],
  [/^php/iu, 'php'],
  [/^ruby/iu, 'ruby'],
];

/** Key of the closest language of the product, by a guess from the name at a judge; null: none. */
export function likeKeyOf(name: string): string | null {
  return patterns.find(([pattern]) => pattern.test(name))?.[1] ?? null;
}
