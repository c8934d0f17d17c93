import { message } from '../../../../lib/intl/message.ts';
import { splitScores } from './split-scores.ts';
import type {
  CaseValues,
  JudgeCaseMode,
  ManualCaseValues,
  ProblemValues,
  ScoredValues,
  TestSource,
  TestValues,
} from './values.ts';

const modesByType = {
  ACM: ['DEFAULT', 'ERGODIC_WITHOUT_ERROR'],
  OI: ['DEFAULT', 'SUBTASK_LOWEST', 'SUBTASK_AVERAGE'],
} as const satisfies Record<ProblemValues['type'], readonly JudgeCaseMode[]>;

/** How case results become a result, in words. */
export const caseModeLabels = {
  DEFAULT: message({ id: 'author.caseMode.default' }),
  ERGODIC_WITHOUT_ERROR: message({ id: 'author.caseMode.ergodic' }),
  SUBTASK_LOWEST: message({ id: 'author.caseMode.lowest' }),
  SUBTASK_AVERAGE: message({ id: 'author.caseMode.average' }),
  TEST_GROUPS: message({ id: 'author.caseMode.groups' }),
} as const;

/** What a mode does to the cases of a problem. */
export function caseModeHint(type: ProblemValues['type'], mode: JudgeCaseMode) {
  if (mode === 'DEFAULT')
    return type === 'OI'
      ? message({ id: 'author.caseMode.defaultOiHint' })
      : message({ id: 'author.caseMode.defaultAcmHint' });
  return {
    ERGODIC_WITHOUT_ERROR: message({ id: 'author.caseMode.ergodicHint' }),
    SUBTASK_LOWEST: message({ id: 'author.caseMode.lowestHint' }),
    SUBTASK_AVERAGE: message({ id: 'author.caseMode.averageHint' }),
    TEST_GROUPS: message({ id: 'author.caseMode.groupsHint' }),
  }[mode];
}

/** Modes a problem may have. Nested groups come from packages only, and stay while their tests do. */
export function caseModesFor({
  type,
  judgeCaseMode,
  tests,
}: Pick<ProblemValues, 'type' | 'judgeCaseMode' | 'tests'>): readonly JudgeCaseMode[] {
  const isNested = judgeCaseMode === 'TEST_GROUPS' && tests.source === 'KEPT';
  return isNested ? [...modesByType[type], 'TEST_GROUPS'] : modesByType[type];
}

/** Do cases belong to groups the author numbers? */
export function isGrouped({ type, judgeCaseMode }: Pick<ProblemValues, 'type' | 'judgeCaseMode'>): boolean {
  return type === 'OI' && (judgeCaseMode === 'SUBTASK_LOWEST' || judgeCaseMode === 'SUBTASK_AVERAGE');
}

/** Do cases carry scores the author gives? */
export function isScored({ type, judgeCaseMode }: Pick<ProblemValues, 'type' | 'judgeCaseMode'>): boolean {
  return type === 'OI' && judgeCaseMode !== 'TEST_GROUPS';
}

const lists = { KEPT: 'keptCases', UPLOADED: 'cases', MANUAL: 'manualCases' } as const satisfies Record<
  TestSource,
  keyof TestValues
>;

/** The cases the problem will have as the form stands. */
export function casesOf(tests: TestValues): readonly (CaseValues | ManualCaseValues)[] {
  return tests[lists[tests.source]];
}

/** Changes scores or groups of the cases the problem will have. */
export function changeCases(
  tests: TestValues,
  change: (one: ScoredValues, index: number) => Partial<ScoredValues>,
): TestValues {
  const changed = <One extends ScoredValues>(cases: readonly One[]): readonly One[] =>
    cases.map((one, index) => ({ ...one, ...change(one, index) }));
  switch (tests.source) {
    case 'KEPT':
      return withGroups({ ...tests, keptCases: changed(tests.keptCases) });
    case 'UPLOADED':
      return withGroups({ ...tests, cases: changed(tests.cases) });
    case 'MANUAL':
      return withGroups({ ...tests, manualCases: changed(tests.manualCases) });
  }
}

/** Numbers of the groups the cases are in, ascending. */
export function groupNumbers(tests: TestValues): readonly number[] {
  const numbers = casesOf(tests)
    .map(({ groupNumber }) => groupNumber.trim())
    .filter(isGroupNumber);
  return [...new Set(numbers.map(Number))].toSorted((a, b) => a - b);
}

/** Groups as the cases have them now: new ones wait for none, and nobody waits for one that is gone. */
export function withGroups(tests: TestValues): TestValues {
  const numbers = groupNumbers(tests);
  const groups = numbers.map((number) => ({
    number,
    requires: (tests.groups.find((group) => group.number === number)?.requires ?? []).filter(
      (other) => other < number && numbers.includes(other),
    ),
  }));
  return { ...tests, groups };
}

/** Bound of the server. */
const maxGroupNumber = 1_000;

/** A whole number from 1. */
export function isGroupNumber(text: string): boolean {
  return /^[1-9]\d{0,3}$/.test(text.trim()) && Number(text) <= maxGroupNumber;
}

/**
 * Shares 100 points out evenly: among cases, or in the subtask modes among groups, whose every case carries the score
 * of its group.
 */
export function splitEvenly(values: ProblemValues): ProblemValues {
  const { tests } = values;
  if (!isGrouped(values)) {
    const scores = splitScores(casesOf(tests).length);
    return { ...values, tests: changeCases(tests, (_one, index) => ({ score: String(scores[index] ?? 0) })) };
  }
  const numbers = groupNumbers(tests);
  const scores = splitScores(numbers.length);
  return {
    ...values,
    tests: changeCases(tests, ({ score, groupNumber }) => {
      const at = isGroupNumber(groupNumber) ? numbers.indexOf(Number(groupNumber)) : -1;
      return { score: at < 0 ? score : String(scores[at] ?? 0) };
    }),
  };
}

/**
 * The problem as the other type: the mode starts over, and an OI problem shares its points out where nobody gave any.
 */
export function withType(values: ProblemValues, type: ProblemValues['type']): ProblemValues {
  if (type === values.type) return values;
  const changed: ProblemValues = { ...values, type, judgeCaseMode: 'DEFAULT' };
  return type === 'OI' ? splitEvenly(changed) : changed;
}

/** The full score as the form stands: every case counts, or every group once. */
export function totalScore(values: ProblemValues): number {
  const scored = casesOf(values.tests).filter(({ score }) => /^\d+$/.test(score.trim()));
  if (!isGrouped(values)) return scored.reduce((sum, { score }) => sum + Number(score), 0);
  const byGroup = new Map<string, number[]>();
  for (const { groupNumber, score } of scored)
    byGroup.set(groupNumber.trim(), [...(byGroup.get(groupNumber.trim()) ?? []), Number(score)]);
  const ofGroup =
    values.judgeCaseMode === 'SUBTASK_LOWEST'
      ? (scores: readonly number[]) => Math.max(...scores)
      : (scores: readonly number[]) => Math.round(scores.reduce((sum, score) => sum + score, 0) / scores.length);
  return [...byGroup.values()].reduce((sum, scores) => sum + ofGroup(scores), 0);
}
