import { baseLanguage } from './base-language.ts';

const names: Readonly<Record<string, string>> = {
  c: 'C',
  cpp: 'C++',
  java: 'Java',
  python: 'Python',
  pypy: 'PyPy',
  javascript: 'JavaScript',
  node: 'Node.js',
  go: 'Go',
  rust: 'Rust',
  csharp: 'C#',
  php: 'PHP',
  ruby: 'Ruby',
  pascal: 'Pascal',
  kotlin: 'Kotlin',
  haskell: 'Haskell',
};

/** A language by the judge's key where the server cannot be asked for its name: `cpp17` is C++17. */
export function languageName(languageKey: string): string {
  const base = baseLanguage(languageKey);
  const name = names[base];
  if (name === undefined) return languageKey;
  const version = languageKey.slice(base.length).replace('-o', 'O');
  return version === '' || base === 'cpp' ? name + version : `${name} ${version}`;
}
