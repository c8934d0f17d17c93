import { placeIn, type Place } from './place.ts';

/** What a compiler or a runtime says of a line. */
export interface Diagnostic {
  /** From 1. */
  readonly line: number;
  /** From 1; null: not said. */
  readonly column: number | null;
  readonly severity: 'error' | 'warning';
  readonly text: string;
}

/** Reads the messages of a compiler and its runtime, line by line. */
export type Family = (lines: readonly string[]) => Diagnostic[];

const severity = /^:?\s{0,3}(fatal error|error|fatal|warning|note|hint)(?:\[[^\]]{1,40}\])?:?\s{0,3}/i;

function told({ line, column }: Pick<Place, 'line' | 'column'>, text: string, word = 'error'): Diagnostic {
  return { line, column, severity: word.toLowerCase() === 'warning' ? 'warning' : 'error', text: text.trim() };
}

/**
 * `file:line:column: error: text`, as gcc, clang, javac, kotlinc, fpc and mcs write it. GHC writes the text in the
 * lines below.
 */
function named(names: readonly string[]): Family {
  return (lines) =>
    lines.flatMap((line, index) => {
      const place = placeIn(line, names);
      if (place === null) return [];
      const match = severity.exec(place.rest);
      const word = match?.[1]?.toLowerCase();
      if (match === null || word === 'note' || word === 'hint') return [];
      const text = place.rest.slice(match[0].length) || (lines[index + 1] ?? '');
      return [told(place, text, word)];
    });
}

/** A failed assertion of C: `main: main.c:5: int main(): Assertion ... failed.` */
function assertions(names: readonly string[]): Family {
  return (lines) =>
    lines.flatMap((line) => {
      const place = line.includes('Assertion ') ? placeIn(line, names) : null;
      return place === null ? [] : [told(place, line.slice(line.indexOf('Assertion ')))];
    });
}

/** `file:line:column: text` is an error, as go and ruby write it. */
function plain(names: readonly string[]): Family {
  return (lines) =>
    lines.flatMap((line) => {
      const place = placeIn(line, names);
      if (place === null || !place.rest.startsWith(':') || place.before.trimStart().startsWith('from ')) return [];
      const warning = /^:\s{0,3}warning:/.exec(place.rest);
      return [told(place, place.rest.slice(warning?.[0].length ?? 1), warning === null ? 'error' : 'warning')];
    });
}

/** A stack trace: of each exception, the first frame that is in the program. */
function stack(
  names: readonly string[],
  parts: { isHead(line: string): boolean; isFrame(line: string): boolean },
): Family {
  return (lines) => {
    let head: string | null = null;
    return lines.flatMap((line) => {
      if (parts.isHead(line)) head = line;
      const place = head !== null && parts.isFrame(line) ? placeIn(line, names) : null;
      if (place === null || head === null) return [];
      const text = head;
      head = null;
      return [told(place, text)];
    });
  };
}

const jvmStack = stack(['.java', '.kt'], {
  isHead: (line) => line.startsWith('Exception in thread') || line.startsWith('Caused by:'),
  // Frames of the library name their module: `at java.base/java.util.ArrayList.get(ArrayList.java:427)`.
  isFrame: (line) => line.trimStart().startsWith('at ') && !line.slice(0, line.indexOf('(')).includes('/'),
});

const goPanic = stack(['main.go'], {
  isHead: (line) => line.startsWith('panic: ') || line.startsWith('fatal error: '),
  isFrame: (line) => line.startsWith('\t'),
});

const rust: Family = (lines) => {
  let head: { readonly word: string; readonly text: string } | null = null;
  return lines.flatMap((line, index) => {
    const match = /^(error|warning)(?:\[[A-Z]\d{1,6}\])?: /.exec(line);
    if (match !== null) head = { word: match[1] ?? '', text: line.slice(match[0].length) };
    const place = placeIn(line, ['main.rs']);
    if (place === null) return [];
    if (line.includes('panicked at '))
      // Since 1.73 what it panicked for is in the next line, and was in quotation marks before.
      return [
        told(place, place.before.includes("'") && place.rest.trim() === '' ? quoted(line) : (lines[index + 1] ?? '')),
      ];
    if (head === null || !place.before.trimStart().startsWith('-->')) return [];
    const { word, text } = head;
    head = null;
    return [told(place, text, word)];
  });
};

/** `panicked at 'text', main.rs:3:5`; without quotation marks there, the line itself. */
function quoted(line: string): string {
  const after = line.slice(line.indexOf('panicked at ') + 'panicked at '.length);
  return after.startsWith("'") ? after.slice(1, Math.max(after.lastIndexOf("'"), 1)) : line;
}

/** `py_compile` writes a wrong indent in one line: `Sorry: IndentationError: unexpected indent (main.py, line 3)`. */
const pythonIndent: Family = (lines) =>
  lines.flatMap((line) => {
    const match = /^Sorry: (\w{1,40}: .{0,300}) \([^()]{0,100}main\.py, line (\d{1,6})\)$/.exec(line.trimEnd());
    return match === null ? [] : [told({ line: Number(match[2]), column: null }, match[1] ?? '')];
  });

/** A traceback ends in the exception; the last frame in the program is where it came from. */
const pythonTrace: Family = (lines) => {
  const frames = lines.flatMap((line) => {
    const match = /^ {2}File "[^"]{0,200}main\.py", line (\d{1,6})/.exec(line);
    return match === null ? [] : [{ line: Number(match[1]), column: null }];
  });
  const frame = frames.at(-1);
  const text = lines.findLast((line) => line !== '' && !/^\s/.test(line));
  return frame === undefined || text === undefined ? [] : [told(frame, text)];
};

/** `/work/main.js:3` alone on a line, then the code, then the error. */
const node: Family = (lines) => {
  const place = lines
    .map((line) => placeIn(line, ['main.js']))
    .find((one) => one?.rest === '' && !one.before.includes(' '));
  const text = lines.find((line) => /^(?:Uncaught )?(?:[A-Z]\w{0,60})?(?:Error|Exception)\b/.test(line));
  return place ? [told(place, text ?? '')] : [];
};

/** `PHP Parse error: text in /work/main.php on line 3`, or `in /work/main.php:3`. */
const php: Family = (lines) =>
  lines.flatMap((line) => {
    const head = /^(?:PHP )?(Parse error|Fatal error|Warning|Deprecated): {1,3}/.exec(line);
    const place = placeIn(line.replace('main.php on line ', 'main.php:'), ['main.php']);
    if (head === null || place === null) return [];
    const text = place.before.slice(head[0].length);
    const until = text.lastIndexOf(' in ');
    const word = head[1] === 'Warning' || head[1] === 'Deprecated' ? 'warning' : 'error';
    return [told(place, until === -1 ? text : text.slice(0, until), word)];
  });

function all(...families: readonly Family[]): Family {
  return (lines) => families.flatMap((family) => family(lines));
}

const c = ['main.c'];
const cpp = ['main.cpp'];
const python = all(pythonIndent, pythonTrace);

/** By the judge's key, without version and flags. */
export const families: Readonly<Record<string, Family>> = {
  c: all(named(c), assertions(c)),
  cpp: all(named(cpp), assertions(cpp)),
  java: all(named(['.java']), jvmStack),
  kotlin: all(named(['.kt']), jvmStack),
  go: all(plain(['main.go']), goPanic),
  rust,
  python,
  pypy: python,
  javascript: node,
  csharp: named(['.cs']),
  pascal: named(['main.pas']),
  haskell: named(['Main.hs']),
  ruby: plain(['main.rb']),
  php,
};
