/*
 * What the judge itself says of a case. A case's message is a text; the judge's own are of these few forms, by which a
 * server tells them from the words of checkers and puts them into the reader's language.
 */

/** What is said. */
export const caseNoteCodes = [
  'OUTPUT_LIMIT',
  'CPU_LIMIT',
  'WALL_LIMIT',
  'MEMORY_LIMIT',
  'SIGNAL',
  'EXIT_CODE',
  'WHITE_SPACE_DIFFERS',
  'LINE_DIFFERS',
  'NO_OUTPUT_FILE',
  'NO_ANSWER_FILE',
  'LEFT_CONVERSATION',
] as const;
export type CaseNoteCode = (typeof caseNoteCodes)[number];

/** A message of the judge's own. */
export interface CaseNote {
  readonly code: CaseNoteCode;
  /** Name of the signal, exit code, number of the line; empty where the code says all. */
  readonly value: string;
}

const forms: Readonly<Record<CaseNoteCode, string>> = {
  OUTPUT_LIMIT: 'output limit exceeded',
  CPU_LIMIT: 'CPU time limit exceeded',
  WALL_LIMIT: 'wall-clock time limit exceeded',
  MEMORY_LIMIT: 'memory limit exceeded',
  SIGNAL: 'signal {value}',
  EXIT_CODE: 'exit code {value}',
  WHITE_SPACE_DIFFERS: 'only white space differs',
  LINE_DIFFERS: 'line {value} differs',
  NO_OUTPUT_FILE: 'the program did not write its output file',
  NO_ANSWER_FILE: 'no file was submitted for this case',
  LEFT_CONVERSATION: 'the program ended before the conversation was over',
};

const patterns = caseNoteCodes.map((code) => ({
  code,
  pattern: new RegExp(`^${forms[code].replace('{value}', '(\\S+)')}$`),
}));

/** The text of a note, as it is reported. */
export function caseMessage(code: CaseNoteCode, value: string | number = ''): string {
  return forms[code].replace('{value}', String(value));
}

/** The note a message is; null for the words of a checker. */
export function caseNote(message: string): CaseNote | null {
  for (const { code, pattern } of patterns) {
    const match = pattern.exec(message);
    if (match !== null) return { code, value: match[1] ?? '' };
  }
  return null;
}
