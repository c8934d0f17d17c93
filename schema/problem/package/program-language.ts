import type { PackageFile } from './package-tree.ts';

/** How a language is told from its files. Codes and extensions are those of the format's table of languages. */
interface LanguageRow {
  readonly code: string;
  readonly extensions: readonly string[];
  /** What an entry point is: a file that is run, a class, or nothing to choose. */
  readonly entry: 'file' | 'java-class' | 'kotlin-class' | 'none';
}

// Earlier rows win a tie of the number of files. `.py` and `.pl` are decided by their first line.
const languages: readonly LanguageRow[] = [
  { code: 'cpp', extensions: ['.cc', '.cpp', '.cxx', '.c++', '.C'], entry: 'none' },
  { code: 'c', extensions: ['.c'], entry: 'none' },
  { code: 'java', extensions: ['.java'], entry: 'java-class' },
  { code: 'python3', extensions: ['.py', '.py3'], entry: 'file' },
  { code: 'python2', extensions: ['.py2'], entry: 'file' },
  { code: 'javascript', extensions: ['.js', '.mjs', '.cjs'], entry: 'file' },
  { code: 'typescript', extensions: ['.ts'], entry: 'file' },
  { code: 'kotlin', extensions: ['.kt'], entry: 'kotlin-class' },
  { code: 'go', extensions: ['.go'], entry: 'none' },
  { code: 'rust', extensions: ['.rs'], entry: 'file' },
  { code: 'csharp', extensions: ['.cs'], entry: 'none' },
  { code: 'haskell', extensions: ['.hs'], entry: 'file' },
  { code: 'ruby', extensions: ['.rb'], entry: 'file' },
  { code: 'php', extensions: ['.php'], entry: 'file' },
  { code: 'pascal', extensions: ['.pas'], entry: 'file' },
  { code: 'perl', extensions: ['.pm'], entry: 'file' },
  { code: 'prolog', extensions: ['.pl'], entry: 'file' },
  { code: 'lua', extensions: ['.lua'], entry: 'file' },
  { code: 'bash', extensions: ['.sh', '.bash'], entry: 'file' },
  { code: 'ada', extensions: ['.adb', '.ads'], entry: 'file' },
  { code: 'algol68', extensions: ['.a68'], entry: 'file' },
  { code: 'apl', extensions: ['.apl'], entry: 'file' },
  { code: 'cobol', extensions: ['.cob'], entry: 'file' },
  { code: 'crystal', extensions: ['.cr'], entry: 'file' },
  { code: 'd', extensions: ['.d'], entry: 'none' },
  { code: 'dart', extensions: ['.dart'], entry: 'file' },
  { code: 'elixir', extensions: ['.ex', '.exs'], entry: 'file' },
  { code: 'erlang', extensions: ['.erl'], entry: 'file' },
  { code: 'forth', extensions: ['.fth', '.4th', '.forth', '.frt'], entry: 'file' },
  { code: 'fortran', extensions: ['.f90', '.f95'], entry: 'none' },
  { code: 'fsharp', extensions: ['.fs'], entry: 'file' },
  { code: 'gerbil', extensions: ['.ss'], entry: 'file' },
  { code: 'julia', extensions: ['.jl'], entry: 'file' },
  { code: 'lisp', extensions: ['.lisp', '.cl'], entry: 'file' },
  { code: 'modula2', extensions: ['.mod', '.def'], entry: 'file' },
  { code: 'nim', extensions: ['.nim'], entry: 'file' },
  { code: 'objectivec', extensions: ['.m'], entry: 'none' },
  { code: 'ocaml', extensions: ['.ml'], entry: 'file' },
  { code: 'odin', extensions: ['.odin'], entry: 'none' },
  { code: 'racket', extensions: ['.rkt'], entry: 'file' },
  { code: 'r', extensions: ['.r', '.R'], entry: 'file' },
  { code: 'scala', extensions: ['.scala'], entry: 'file' },
  { code: 'simula', extensions: ['.sim'], entry: 'file' },
  { code: 'smalltalk', extensions: ['.st'], entry: 'file' },
  { code: 'snobol', extensions: ['.sno'], entry: 'file' },
  { code: 'swift', extensions: ['.swift'], entry: 'none' },
  { code: 'visualbasic', extensions: ['.vb'], entry: 'none' },
  { code: 'zig', extensions: ['.zig'], entry: 'file' },
];

/** A file of a program with its text where it is needed to tell the language or the entry point. */
export interface ProgramText {
  readonly file: PackageFile;
  /** '' for files that are not source code. */
  readonly text: string;
}

/** Language code of one file by its extension, and for `.py` and `.pl` by its first line. Null: no source code. */
function languageOfFile(name: string, text: string): string | null {
  const extension = /\.[^./]+$/u.exec(name)?.[0] ?? '';
  const code = languages.find((row) => row.extensions.includes(extension))?.code ?? null;
  const [firstLine = ''] = text.split('\n', 1);
  if (extension === '.py' && /^#!.*python2/u.test(firstLine)) return 'python2';
  if (extension === '.pl' && /^#!.*perl/u.test(firstLine)) return 'perl';
  return code;
}

/**
 * Usual extension of files in a language of this site, whose keys are codes of the table, some with a variant after it
 * (`cpp17`, `c-o2`).
 */
export function extensionOf(languageKey: string): string {
  const key = languageKey.replace(/^pypy/u, 'python');
  const row = [key, key.replace(/-[^]*|(?<!\d)\d+$/u, '')]
    .map((code) => languages.find((one) => one.code === code))
    .find((one) => one !== undefined);
  return row?.extensions.find((extension) => extension === `.${row.code}`) ?? row?.extensions[0] ?? '.txt';
}

/** Whether a file name has the extension of a language, so that its text is worth reading. */
export function isSourceName(name: string): boolean {
  return languageOfFile(name, '') !== null;
}

/** Language of most of a program's source files. Null when none is source code. */
export function languageOfProgram(texts: readonly ProgramText[]): string | null {
  const counts = new Map<string, number>();
  for (const { file, text } of texts) {
    const code = languageOfFile(file.name, text);
    if (code !== null) counts.set(code, (counts.get(code) ?? 0) + 1);
  }
  // One file for Python 2 makes it a Python 2 program: its helpers need no first line of their own.
  const python2 = counts.get('python2');
  if (python2 !== undefined) {
    counts.set('python2', python2 + (counts.get('python3') ?? 0));
    counts.delete('python3');
  }
  let best: string | null = null;
  for (const { code } of languages) {
    if ((counts.get(code) ?? 0) > (best === null ? 0 : (counts.get(best) ?? 0))) best = code;
  }
  return best;
}

/** File or class where a program starts; null where the language leaves no choice. */
export function entryPointOf(language: string, texts: readonly ProgramText[]): string | null {
  const entry = languages.find((row) => row.code === language)?.entry ?? 'none';
  if (entry === 'none') return null;
  const sources = texts.filter(({ file, text }) => belongsTo(languageOfFile(file.name, text), language));
  if (entry === 'java-class') return javaMainClass(sources);
  const main = mainFile(sources);
  if (main === null || entry === 'file') return main;
  const stem = stemOf(main);
  return `${stem.charAt(0).toUpperCase()}${stem.slice(1)}Kt`;
}

function belongsTo(code: string | null, language: string): boolean {
  return code === language || (code === 'python3' && language === 'python2');
}

/** The only file, `__main__`, `main`, or the first by name: as the problem tools of the format choose. */
function mainFile(sources: readonly ProgramText[]): string | null {
  const names = sources.map(({ file }) => file.name);
  return (
    names.find((name) => stemOf(name) === '__main__') ??
    names.find((name) => stemOf(name).toLowerCase() === 'main') ??
    names[0] ??
    null
  );
}

function stemOf(name: string): string {
  return name.replace(/^.*\//u, '').replace(/\.[^.]*$/u, '');
}

function javaMainClass(sources: readonly ProgramText[]): string | null {
  const found = sources.flatMap(({ text }) => topLevelMainClass(text) ?? []);
  if (found.includes('Main')) return 'Main';
  const main = mainFile(sources);
  return found[0] ?? (main === null ? null : stemOf(main));
}

/** Name of the outermost class of a Java source that has a `main` method, with its package. */
export function topLevelMainClass(source: string): string | null {
  const code = source.replaceAll(/\/\*[\s\S]*?(?:\*\/|$)|\/\/[^\n]*|"(?:\\.|[^"\\\n])*"?|'(?:\\.|[^'\\\n])*'?/gu, ' ');
  const packageName = /\bpackage\s+([\w.]+)\s*;/u.exec(code)?.[1];
  let depth = 0;
  let outermost: string | null = null;
  for (const match of code.matchAll(/[{}]|\b(?:class|record|interface|enum)\s+(\w+)|\bvoid\s+main\s*\(/gu)) {
    if (match[0] === '{') depth += 1;
    else if (match[0] === '}') depth -= 1;
    else if (match[1] !== undefined && depth === 0) outermost = match[1];
    else if (match[1] === undefined && depth === 1 && outermost !== null)
      return packageName ? `${packageName}.${outermost}` : outermost;
  }
  return null;
}
