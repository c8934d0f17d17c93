import type { RemoteLanguage } from '../core/adapter.ts';

/** A language as the form to submit has it, and its name in the API where that is known. */
type Row = readonly [id: string, name: string, likeKey: string | null, apiName: string | null];

const rows: readonly Row[] = [
  ['54', 'GNU G++17 7.3.0', 'cpp17', 'C++17 (GCC 7-32)'],
  ['89', 'GNU G++20 13.2 (64 bit, winlibs)', 'cpp', 'C++20 (GCC 13-64)'],
  ['91', 'GNU G++23 14.2 (64 bit, msys2)', 'cpp23', 'C++23 (GCC 14-64, msys2)'],
  ['43', 'GNU GCC C11 5.1.0', 'c', 'GNU C11'],
  ['87', 'Java 21 64bit', 'java', 'Java 21'],
  ['36', 'Java 8 32bit', 'java', 'Java 8'],
  ['31', 'Python 3.13.2', 'python3', 'Python 3'],
  ['70', 'PyPy 3.10 (7.3.15, 64bit)', 'pypy3', 'PyPy 3-64'],
  ['41', 'PyPy 3.6.9 (7.3.0)', 'pypy3', 'PyPy 3'],
  ['7', 'Python 2.7.18', 'python2', 'Python 2'],
  ['40', 'PyPy 2.7.13 (7.3.0)', 'python2', 'PyPy 2'],
  ['65', 'C# 8, .NET Core 3.1', 'csharp', null],
  ['79', 'C# 10, .NET SDK 6.0', 'csharp', 'C# 10'],
  ['96', 'C# 13, .NET SDK 9', 'csharp', 'C# 13'],
  ['9', 'C# Mono 6.8', 'csharp', 'Mono C#'],
  ['97', 'F# 9, .NET SDK 9', null, 'F# 9'],
  ['28', 'D DMD32 v2.105.0', null, 'D'],
  ['32', 'Go 1.22.2', 'go', 'Go'],
  ['12', 'Haskell GHC 8.10.1', 'haskell', 'Haskell'],
  ['83', 'Kotlin 1.7.20', 'kotlin', 'Kotlin 1.7'],
  ['88', 'Kotlin 1.9.21', 'kotlin', 'Kotlin 1.9'],
  ['99', 'Kotlin 2.2.0', 'kotlin', 'Kotlin 2.2'],
  ['19', 'OCaml 4.02.1', null, 'OCaml'],
  ['3', 'Delphi 7', 'pascal', 'Delphi'],
  ['4', 'Free Pascal 3.2.2', 'pascal', 'FPC'],
  ['51', 'PascalABC.NET 3.8.3', 'pascal', 'PascalABC.NET'],
  ['13', 'Perl 5.20.1', null, 'Perl'],
  ['6', 'PHP 8.1.7', 'php', 'PHP'],
  ['67', 'Ruby 3.2.2', 'ruby', 'Ruby 3'],
  ['75', 'Rust 1.89.0 (2021)', 'rust', 'Rust 2021'],
  ['98', 'Rust 1.89.0 (2024)', 'rust', 'Rust 2024'],
  ['20', 'Scala 2.12.8', null, 'Scala'],
  ['34', 'JavaScript V8 4.8.0', 'javascript', 'JavaScript'],
  ['55', 'Node.js 15.8.0 (64bit)', 'javascript', 'Node.js'],
];

/** Languages of the site; its ids stay, their names follow the compilers. */
export const codeforcesLanguages: readonly RemoteLanguage[] = rows.map(([id, name, likeKey]) => ({
  id,
  name,
  likeKey,
  isMarkable: true,
}));

/** Id of a language that the API names; null: it is not known. */
export function languageIdOf(name: string): string | null {
  return rows.find(([, , , apiName]) => apiName === name)?.[0] ?? null;
}
