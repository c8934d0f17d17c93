import type { RemoteLanguage } from '../core/adapter.ts';

/** What the judge is told of a program's language. It refuses options that it does not know. */
interface LibreLanguage {
  readonly language: string;
  readonly options: Readonly<Record<string, string>>;
}

interface Offer extends LibreLanguage {
  readonly name: string;
  readonly likeKey: string | null;
}

const gccNames: Readonly<Record<string, string>> = { 'g++': 'G++', 'clang++': 'Clang++', gcc: 'GCC', clang: 'Clang' };

/** A language of the C family, optimized as other judges do; the default of the judge's form is an old standard. */
function compiled(language: 'c' | 'cpp', compiler: string, std: string, likeKey: string): Offer {
  const name = `${std.replace('c++', 'C++').replace(/^c/u, 'C')} (${gccNames[compiler] ?? compiler} -O2)`;
  return { language, options: { compiler, std, O: '2', m: '64' }, name, likeKey };
}

const offers: readonly Offer[] = [
  compiled('cpp', 'g++', 'c++17', 'cpp17'),
  compiled('cpp', 'g++', 'c++20', 'cpp'),
  compiled('cpp', 'g++', 'c++14', 'cpp14'),
  compiled('cpp', 'g++', 'c++11', 'cpp14'),
  compiled('cpp', 'clang++', 'c++17', 'cpp17'),
  compiled('cpp', 'clang++', 'c++20', 'cpp'),
  compiled('c', 'gcc', 'c11', 'c'),
  compiled('c', 'gcc', 'c17', 'c'),
  compiled('c', 'clang', 'c17', 'c'),
  { language: 'java', options: {}, name: 'Java', likeKey: 'java' },
  { language: 'kotlin', options: { version: '1.9', platform: 'jvm' }, name: 'Kotlin 1.9 (JVM)', likeKey: 'kotlin' },
  { language: 'pascal', options: { optimize: '2' }, name: 'Pascal (-O2)', likeKey: 'pascal' },
  { language: 'python', options: { version: '3.10' }, name: 'Python 3.10', likeKey: 'python3' },
  { language: 'python', options: { version: '2.7' }, name: 'Python 2.7', likeKey: 'python2' },
  { language: 'rust', options: { version: '2021', optimize: '3' }, name: 'Rust 2021 (-O3)', likeKey: 'rust' },
  { language: 'swift', options: { version: '6', optimize: 'O' }, name: 'Swift 6 (-O)', likeKey: null },
  { language: 'go', options: { version: '1.x' }, name: 'Go 1.x', likeKey: 'go' },
  { language: 'haskell', options: { version: '2010' }, name: 'Haskell 2010', likeKey: 'haskell' },
  { language: 'csharp', options: { version: '9' }, name: 'C# 9', likeKey: 'csharp' },
  { language: 'fsharp', options: {}, name: 'F#', likeKey: null },
];

/** A short name of our own: the judge has names with options instead. */
function idOf({ language, options }: LibreLanguage): string {
  const shown = ['compiler', 'std', 'version'].flatMap((name) => options[name] ?? []);
  return [language, ...shown].join('-');
}

const byId: ReadonlyMap<string, LibreLanguage> = new Map(offers.map((offer) => [idOf(offer), offer]));

/** What the judge is told of a language; null: it is none of its. */
export function libreLanguage(id: string): LibreLanguage | null {
  return byId.get(id) ?? null;
}

/** As of the release of the product. */
export const libreLanguages: readonly RemoteLanguage[] = offers.map((offer) => ({
  id: idOf(offer),
  name: offer.name,
  likeKey: offer.likeKey,
  isMarkable: true,
}));
