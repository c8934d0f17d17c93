/** Names HOJ has for languages, by ours; the first of a key is the one that is written. */
const names: readonly (readonly [key: string, name: string])[] = [
  ['c', 'C'], ['c-o2', 'C With O2'], ['cpp', 'C++ 20'], ['cpp', 'C++'], ['cpp', 'C++ With O2'], ['cpp14', 'C++ 14'], ['cpp17', 'C++ 17'], ['cpp17', 'C++ 17 With O2'],
  ['cpp', 'C++ 20 With O2'], ['cpp23', 'C++ 23'], ['java', 'Java'], ['python3', 'Python3'], ['python2', 'Python2'], ['pypy3', 'PyPy3'], ['python2', 'PyPy2'], ['go', 'Golang'],
  ['csharp', 'C#'], ['php', 'PHP'], ['javascript', 'JavaScript Node'], ['javascript', 'JavaScript V8'], ['ruby', 'Ruby'], ['rust', 'Rust'], ['kotlin', 'Kotlin'],
  ['pascal', 'Pascal'], ['haskell', 'Haskell'],
];
const short: Readonly<Record<string, string>> = { Go: 'go', Python: 'python3', JavaScript: 'javascript', 'C++14': 'cpp14', 'C++17': 'cpp17', 'C++20': 'cpp', 'C++23': 'cpp23' };

/** Our key of a language as HOJ, QDUOJ and FPS name it; null when there is none here. */
export function keyOfHojName(name: string): string | null {
  return names.find(([, each]) => each.toLowerCase() === name.trim().toLowerCase())?.[0] ?? short[name.trim()] ?? null;
}

/** The name HOJ has for a language of ours; our key for one it does not have. */
export function hojNameOf(key: string): string {
  return names.find(([each]) => each === key)?.[1] ?? key;
}
