import type { VerdictCode } from './problem-package.types.ts';

/** Spellings of judgements in tags, after upper-casing and with dashes. */
const JUDGEMENTS: Readonly<Record<string, readonly VerdictCode[]>> = {
  CORRECT: ['AC'],
  ACCEPTED: ['AC'],
  AC: ['AC'],
  'WRONG-ANSWER': ['WA'],
  WA: ['WA'],
  'NO-OUTPUT': ['WA'],
  'PRESENTATION-ERROR': ['PE', 'WA'],
  PE: ['PE', 'WA'],
  TIMELIMIT: ['TLE'],
  'TIME-LIMIT': ['TLE'],
  'TIME-LIMIT-EXCEEDED': ['TLE'],
  TLE: ['TLE'],
  // The format knows no memory limit of its own: running out of memory is a run-time error there.
  'RUN-ERROR': ['RE', 'MLE'],
  'RUNTIME-ERROR': ['RE', 'MLE'],
  'RUN-TIME-ERROR': ['RE', 'MLE'],
  RTE: ['RE', 'MLE'],
  RE: ['RE', 'MLE'],
  'MEMORY-LIMIT': ['MLE'],
  'MEMORY-LIMIT-EXCEEDED': ['MLE'],
  MLE: ['MLE'],
  'OUTPUT-LIMIT': ['RE'],
  'OUTPUT-LIMIT-EXCEEDED': ['RE'],
  OLE: ['RE'],
  'COMPILER-ERROR': ['CE'],
  'COMPILE-ERROR': ['CE'],
  CE: ['CE'],
  'PARTIALLY-ACCEPTED': ['PAC'],
  'PARTIAL-CORRECT': ['PAC'],
  PAC: ['PAC'],
};

/** What a tag in a source file asks for. */
export interface ExpectedResultsTag {
  readonly verdicts: readonly VerdictCode[];
  /** Words of the tag that are no judgement. */
  readonly unknown: readonly string[];
}

/** Finds `@EXPECTED_RESULTS@: WRONG-ANSWER, TIMELIMIT` in a source file. Null when it has no tag. */
export function findExpectedResults(source: string): ExpectedResultsTag | null {
  const list = /@EXPECTED_RESULTS@\s*:([^\n]*)/u.exec(source)?.[1];
  if (list === undefined) return null;
  const verdicts: VerdictCode[] = [];
  const unknown: string[] = [];
  for (const part of list.replace(/(?:\*\/|-->|\*\)|"""|''').*$/u, '').split(',')) {
    const word = part.trim().toUpperCase().replaceAll(/[\s_]+/gu, '-');
    if (word === '') continue;
    const found = Object.hasOwn(JUDGEMENTS, word) ? JUDGEMENTS[word] : undefined;
    if (found === undefined) unknown.push(part.trim());
    else verdicts.push(...found.filter((code) => !verdicts.includes(code)));
  }
  return { verdicts, unknown };
}

/** Codes of `submissions.yaml` (AC, WA, TLE, RTE) as verdicts of this project. Null for a word that is none. */
export function verdictsOfCode(code: string): readonly VerdictCode[] | null {
  const word = code.trim().toUpperCase();
  return Object.hasOwn(JUDGEMENTS, word) ? (JUDGEMENTS[word] ?? null) : null;
}
