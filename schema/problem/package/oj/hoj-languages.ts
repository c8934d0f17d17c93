/** Names HOJ has for languages, by ours; where ours is none of HOJ's, the name other judges have for it. */
const names: readonly (readonly [key: string, name: string])[] = [
  ['c', 'C'],
  ['c-o2', 'C With O2'],
  ['cpp', 'C++ 20'],
  ['cpp', 'C++'],
  ['cpp', 'C++ With O2'],
  ['cpp14', 'C++ 14'],
  ['cpp17', 'C++ 17'],
  ['cpp17', 'C++ 17 With O2'],
  ['cpp', 'C++ 20 With O2'],
  ['cpp23', 'C++ 23'],
  ['java', 'Java'],
  ['python3', 'Python3'],
  ['python2', 'Python2'],
  ['pypy3', 'PyPy3'],
  ['python2', 'PyPy2'],
  ['go', 'Golang'],
  ['csharp', 'C#'],
  ['php', 'PHP'],
  ['javascript', 'JavaScript Node'],
  ['javascript', 'JavaScript V8'],
  ['ruby', 'Ruby'],
  ['rust', 'Rust'],
  ['kotlin', 'Kotlin'],
  ['pascal', 'Pascal'],
  ['haskell', 'Haskell'],
];
const short: Readonly<Record<string, string>> = {
  Go: 'go',
  Python: 'python3',
  JavaScript: 'javascript',
  'C++14': 'cpp14',
  'C++17': 'cpp17',
  'C++20': 'cpp',
  'C++23': 'cpp23',
};

/** Our key of a language as HOJ, QDUOJ and FPS name it; null when there is none here. */
export function keyOfHojName(name: string): string | null {
  return names.find(([, each]) => each.toLowerCase() === name.trim().toLowerCase())?.[0] ?? short[name.trim()] ?? null;
}

/**
 * Names HOJ may have for a language of ours, each once: its C++ without a number is C++14. Our key for one it does not
 * have.
 */
export function hojNamesOf(keys: readonly string[]): string[] {
  return [
    ...new Set(
      keys.flatMap((key) => {
        const own = names.flatMap(([each, name]) => (each === key ? [name] : []));
        return key === 'cpp14' ? [...own, 'C++', 'C++ With O2'] : own.length === 0 ? [key] : own;
      }),
    ),
  ];
}

/** Our key of the language a checker of HOJ is written in; its two are optimised, and its C++ is C++14. */
export function checkerKeyOf(name: string | undefined): string {
  const key = keyOfHojName(name ?? 'C++') ?? 'cpp';
  return key === 'cpp' ? 'cpp14' : key === 'c' ? 'c-o2' : key;
}

/** The name HOJ has for the language of a checker: C and C++ have one each there, other languages none. */
export function hojCheckerName(key: string | null): string {
  if (key === null || key.startsWith('cpp')) return 'C++';
  return key === 'c' || key === 'c-o2' ? 'C' : (hojNamesOf([key])[0] ?? key);
}
