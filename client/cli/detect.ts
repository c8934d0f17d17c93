import { basename, dirname, extname } from 'node:path';

/** Keys of languages by the end of a file's name, the likeliest first. */
const languagesByExtension: Readonly<Record<string, readonly string[]>> = {
  '.c': ['c', 'c-o2'],
  '.cc': ['cpp', 'cpp17', 'cpp23', 'cpp14'],
  '.cpp': ['cpp', 'cpp17', 'cpp23', 'cpp14'],
  '.cs': ['csharp'],
  '.cxx': ['cpp', 'cpp17', 'cpp23', 'cpp14'],
  '.go': ['go'],
  '.hs': ['haskell'],
  '.java': ['java'],
  '.js': ['javascript'],
  '.kt': ['kotlin'],
  '.mjs': ['javascript'],
  '.pas': ['pascal'],
  '.php': ['php'],
  '.py': ['python3', 'pypy3', 'python2'],
  '.rb': ['ruby'],
  '.rs': ['rust'],
};

/** Lines at the top of a file that are searched for what its comments say. */
const topLines = 30;

/** Is it a source file by its name? */
export function isSource(file: string): boolean {
  return extname(file).toLowerCase() in languagesByExtension;
}

/** What a file seems to be for. */
export interface Detected {
  /** Display ids to try, the likeliest first. */
  readonly problems: readonly string[];
  /** Keys or names of languages to try, the likeliest first. */
  readonly languages: readonly string[];
}

/**
 * What a file is for, by its comments ("problem: 1000", "language: python3", or the address of a problem page), then by
 * its name: 1000.cpp, 1000-brute.cpp, or 1000/main.cpp.
 */
export function detect(path: string, code: string): Detected {
  const comments = code
    .split('\n', topLines)
    .filter((line) => /^\s*(\/\/|\/\*|\*|#(?!\s*(include|define|pragma|if|import))|--|\(\*|\{|;|"""|''')/.test(line));
  const told = comments.flatMap((line) => matchesOf(line, /\bproblem\s*[:=]\s*([^\s*]+)/i));
  const linked = comments
    .flatMap((line) => line.split(/\s+/))
    .filter((word) => /https?:\/\//i.test(word))
    .flatMap((word) => matchesOf(word, /\/problem\/([^/?#]+)/i));
  const stated = comments.flatMap((line) => matchesOf(line, /\blanguage\s*[:=]\s*([^\s*]+)/i));
  const explicit = [...linked.map((id) => decodeURIComponent(id)), ...told.filter((id) => !/^https?:/i.test(id))];
  return {
    problems: [...new Set(explicit.length > 0 ? explicit : namesOf(path))],
    languages: [
      ...new Set([...stated, ...byFirstLine(code), ...(languagesByExtension[extname(path).toLowerCase()] ?? [])]),
    ],
  };
}

function matchesOf(line: string, pattern: RegExp): string[] {
  const found = pattern.exec(line)?.[1];
  return found === undefined ? [] : [found];
}

/** Display ids that a path may name. */
function namesOf(path: string): string[] {
  const stem = basename(path, extname(path));
  const folder = basename(dirname(path));
  const isGeneric = /^(main|solution|sol|code|program|index|a\.out|[a-z])$/i.test(stem);
  const [first = stem] = stem.split(/[-_. ]/);
  const own = [stem, first].filter((name) => name !== '');
  return isGeneric && folder !== '' && folder !== '.' ? [folder, ...own] : own;
}

/** Python says in its first line which of its kinds runs it. */
function byFirstLine(code: string): string[] {
  const [first = ''] = code.split('\n', 1);
  if (/^#!.*\bpypy/.test(first)) return ['pypy3'];
  return /^#!.*\bpython2/.test(first) ? ['python2'] : [];
}
