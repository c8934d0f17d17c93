import { baseLanguage } from './base-language.ts';
import { families, type Diagnostic } from './families.ts';

/** The program that a message is about. */
export interface DiagnosedProgram {
  /** The judge's key. */
  readonly languageKey: string;
  /** Lines that the problem put before the code. */
  readonly linesBefore: number;
  /** Of the code itself. */
  readonly lineCount: number;
}

/** Of a message, the first lines are read, and of each line its beginning. */
const maxLines = 2_000;
const maxLineCharacters = 500;
/** More than this nobody reads before the first ones are mended. */
const maxDiagnostics = 50;

/**
 * What messages of a compiler, or what a program wrote to stderr each time it failed, say of lines of the code; in the
 * order of the messages, one for each line. Empty where nothing is known of the language.
 */
export function diagnosticsOf(messages: readonly string[], program: DiagnosedProgram): readonly Diagnostic[] {
  const family = families[baseLanguage(program.languageKey)];
  if (family === undefined) return [];
  const found = messages
    .flatMap((message) => family(message.split('\n', maxLines).map((line) => line.slice(0, maxLineCharacters))))
    .map((one) => ({ ...one, line: one.line - program.linesBefore }))
    .filter(({ line }) => line >= 1 && line <= program.lineCount);
  const byLine = new Map<string, Diagnostic>();
  for (const one of found) {
    const key = `${one.line} ${one.severity}`;
    if (!byLine.has(key)) byLine.set(key, one);
  }
  return [...byLine.values()].slice(0, maxDiagnostics);
}
