/*
 * What the judge itself says of a compile that came to nothing. It is the first line of the message, before the words
 * of the compiler, and of these few forms, by which a server tells it from them and puts it into the reader's language.
 */

/** What is said. */
export const compileNoteCodes = [
  'COMPILE_TIME_LIMIT',
  'COMPILE_MEMORY_LIMIT',
  'COMPILE_OUTPUT_LIMIT',
  'COMPILER_SIGNAL',
  'COMPILED_FOLDERS_DEEP',
  'COMPILED_UNKEPT',
  'PROGRAM_TOO_LARGE',
  'NO_PROGRAM',
  'SOURCE_NAME',
  'NO_MAIN_CLASS',
] as const;
export type CompileNoteCode = (typeof compileNoteCodes)[number];

/** Such a first line, and what the compiler said. */
export interface CompileNote {
  readonly code: CompileNoteCode;
  /** Limit in seconds, MiB or folders, name of the signal, of a file, names of classes, code of an error. */
  readonly value: string;
  /** Further lines, with the line break before them; empty: none. */
  readonly rest: string;
}

const forms: Readonly<Record<CompileNoteCode, string>> = {
  COMPILE_TIME_LIMIT: 'Compilation took longer than {value} seconds and was stopped.',
  COMPILE_MEMORY_LIMIT: 'The compiler needed more than {value} MiB of memory and was stopped.',
  COMPILE_OUTPUT_LIMIT: 'The compiler wrote more than {value} MiB and was stopped.',
  COMPILER_SIGNAL: 'The compiler was ended by signal {value}.',
  COMPILED_FOLDERS_DEEP: 'The compiler left folders nested deeper than {value}, which cannot be kept.',
  COMPILED_UNKEPT: 'The files that the compiler left cannot be kept ({value}).',
  PROGRAM_TOO_LARGE:
    'The compiled program is larger than {value} MiB. Large arrays with initial values are part of its file.',
  NO_PROGRAM: 'The compiler left no program {value} to run. A library, a module or an empty file has nothing to start.',
  SOURCE_NAME: 'No file can be named {value}, or two sources need the same name.',
  NO_MAIN_CLASS:
    'No class has a "public static void main(String[] args)" to start with; found: {value}. ' +
    'Name the public class Main and give it that method.',
};

const patterns = compileNoteCodes.map((code) => {
  const [before, after] = forms[code].split('{value}').map((part) => part.replaceAll(/[()[\].]/g, String.raw`\$&`));
  return { code, pattern: new RegExp(`^${before}(.+)${after}(?=\\n|$)`) };
});

/** The first line of a message, as it is reported. */
export function compileMessage(code: CompileNoteCode, value: string | number): string {
  return forms[code].replace('{value}', () => String(value));
}

/** The note a message begins with; null when all of it is the compiler's. */
export function compileNote(message: string): CompileNote | null {
  for (const { code, pattern } of patterns) {
    const match = pattern.exec(message);
    if (match !== null) return { code, value: match[1] ?? '', rest: message.slice(match[0].length) };
  }
  return null;
}
