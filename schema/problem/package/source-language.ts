/** Languages of programs in packages, by the end of their file's name or by what Polygon and Hydro call them. */

const byEnd: Readonly<Record<string, string>> = {
  cpp: 'cpp',
  cc: 'cpp',
  cxx: 'cpp',
  'c++': 'cpp',
  c: 'c-o2',
  java: 'java',
  py: 'python3',
  py3: 'python3',
  py2: 'python2',
  js: 'javascript',
  go: 'go',
  rs: 'rust',
  kt: 'kotlin',
  cs: 'csharp',
  rb: 'ruby',
  php: 'php',
  pas: 'pascal',
  dpr: 'pascal',
  hs: 'haskell',
};

/** Key of the language a file's name speaks of; null for none known here. */
export function languageOf(path: string): string | null {
  const end = path.split('.').at(-1)?.toLowerCase() ?? '';
  return Object.hasOwn(byEnd, end) ? (byEnd[end] ?? null) : null;
}

/** Key of a language as Polygon names it (`cpp.g++17`, `java11`, `python.pypy3`); null for none known here. */
export function languageOfPolygon(type: string): string | null {
  if (/^cpp\.g\+\+(?:11|14)$/u.test(type)) return 'cpp14';
  if (/^cpp\.(?:g\+\+17|msys2-mingw64-9-g\+\+17|gcc14-64-msys2-g\+\+23)$/u.test(type))
    return type.includes('23') ? 'cpp23' : 'cpp17';
  if (/g\+\+23/u.test(type)) return 'cpp23';
  if (type.startsWith('cpp')) return 'cpp';
  if (type.startsWith('c.')) return 'c-o2';
  if (type.startsWith('python.2')) return 'python2';
  if (/pypy/u.test(type)) return 'pypy3';
  const [name = ''] = type.split(/[.\d]/u);
  const known: Readonly<Record<string, string>> = {
    java: 'java',
    python: 'python3',
    kotlin: 'kotlin',
    go: 'go',
    pas: 'pascal',
    rust: 'rust',
    csharp: 'csharp',
    ruby: 'ruby',
    php: 'php',
    js: 'javascript',
    haskell: 'haskell',
  };
  return Object.hasOwn(known, name) ? (known[name] ?? null) : null;
}

/** Keys a Hydro language stands for (`cc.cc14o2`, `py.py3`, `java`). */
export function languagesOfHydro(name: string): string[] {
  if (/^cc\.cc(?:98|11|14)/u.test(name)) return ['cpp14'];
  if (name.startsWith('cc.cc17')) return ['cpp17'];
  if (name.startsWith('cc')) return ['cpp', 'cpp14', 'cpp17', 'cpp23'];
  if (/^c$|^c\./u.test(name)) return ['c', 'c-o2'];
  if (name.startsWith('py.py2')) return ['python2'];
  if (/pypy/u.test(name)) return ['pypy3'];
  const known: Readonly<Record<string, string>> = {
    py: 'python3',
    java: 'java',
    kt: 'kotlin',
    go: 'go',
    rs: 'rust',
    pas: 'pascal',
    js: 'javascript',
    cs: 'csharp',
    rb: 'ruby',
    php: 'php',
    hs: 'haskell',
  };
  const [base = ''] = name.split('.');
  return Object.hasOwn(known, base) ? [known[base] ?? ''] : [];
}
