/** Languages of files by extension, the usual one first. */
const keysByExtension: Readonly<Record<string, readonly string[]>> = {
  c: ['c'],
  cc: ['cpp'],
  cpp: ['cpp'],
  cxx: ['cpp'],
  'c++': ['cpp'],
  cs: ['csharp'],
  go: ['go'],
  hs: ['haskell'],
  java: ['java'],
  js: ['javascript'],
  kt: ['kotlin'],
  pas: ['pascal'],
  php: ['php'],
  py: ['python3', 'pypy3', 'python2'],
  rb: ['ruby'],
  rs: ['rust'],
};

/** The language a file is in by its name; null: the name does not say, or this site has no such language. */
export function languageOfFile(name: string, languages: readonly { readonly key: string }[]): string | null {
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  const keys = Object.hasOwn(keysByExtension, extension) ? keysByExtension[extension] : undefined;
  return keys?.find((key) => languages.some((language) => language.key === key)) ?? null;
}
