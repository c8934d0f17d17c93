import type { VerdictCode } from '../problem-content.ts';

/** Spellings of judgements in tags, after upper-casing and with dashes. */
const judgements: Readonly<Record<string, readonly VerdictCode[]>> = {
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

const commentEnds = ['*/', '-->', '*)', '"""', "'''"] as const;

/** What the tags in a source file ask for. */
export interface ExpectedResultsTag {
  readonly verdicts: readonly VerdictCode[];
  /** Score it must get; null: none stated. */
  readonly score: number | null;
  /** Words of the tag that are no judgement. */
  readonly unknown: readonly string[];
}

/**
 * Finds `@EXPECTED_RESULTS@: WRONG-ANSWER, TIMELIMIT` and `@EXPECTED_SCORE@: 74.42` in a source file; a score that is
 * no number names results, as in older packages. Null when it has neither.
 */
export function findExpectedResults(source: string): ExpectedResultsTag | null {
  const lists = [tagText(source, '@EXPECTED_RESULTS@'), tagText(source, '@EXPECTED_SCORE@')].filter(
    (text) => text !== null,
  );
  if (lists.length === 0) return null;
  const score = lists.map(scoreIn).find((value) => value !== null) ?? null;
  const verdicts: VerdictCode[] = [];
  const unknown: string[] = [];
  for (const part of lists.filter((text) => scoreIn(text) === null).flatMap((text) => text.split(','))) {
    const word = part
      .trim()
      .toUpperCase()
      .replaceAll(/[\s_]+/gu, '-');
    if (word === '') continue;
    const found = Object.hasOwn(judgements, word) ? judgements[word] : undefined;
    if (found === undefined) unknown.push(part.trim());
    else verdicts.push(...found.filter((code) => !verdicts.includes(code)));
  }
  return { verdicts, score, unknown };
}

/** What follows a tag on its line, without the end of the comment; null: there is no such tag. */
function tagText(source: string, tag: string): string | null {
  const start = source.indexOf(tag);
  if (start < 0) return null;
  const [line = ''] = source.slice(start + tag.length).split('\n', 1);
  const text = line.trimStart();
  if (!text.startsWith(':')) return null;
  const ends = commentEnds.map((end) => text.indexOf(end)).filter((index) => index >= 0);
  return text.slice(1, Math.min(text.length, ...ends)).trim();
}

function scoreIn(text: string): number | null {
  return text !== '' && Number.isFinite(Number(text)) ? Number(text) : null;
}

/** Codes of `submissions.yaml` (AC, WA, TLE, RTE) as verdicts of this project. Null for a word that is none. */
export function verdictsOfCode(code: string): readonly VerdictCode[] | null {
  const word = code.trim().toUpperCase();
  return Object.hasOwn(judgements, word) ? (judgements[word] ?? null) : null;
}
