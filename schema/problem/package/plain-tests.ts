import { subtaskName } from '../test-data/subtask-name.ts';
import { type CaseContent, type GroupContent, type StatedFacts, plainGroup } from './problem-content.ts';

/** A case as formats of other judges list it: two files, a score, the number of a subtask. */
export interface ListedCase {
  readonly name: string;
  readonly input: string;
  readonly answer: string;
  readonly score: number | null;
  readonly groupNum: number | null;
}

/** Longest name of a case, in characters. */
const maxName = 200;

/** A case without anything special. */
export function plainCase({ name, input, answer, score }: Omit<ListedCase, 'groupNum'>): CaseContent<string> {
  return {
    name: name.slice(0, maxName),
    isSample: false,
    input,
    answer,
    score,
    validatorFlags: [],
    args: [],
    files: [],
  };
}

/** Listed cases as test data, in the groups the form of a problem makes of them: one, or one per subtask by number. */
export function listedTests(
  cases: readonly ListedCase[],
  { isSubtask }: { readonly isSubtask: boolean },
): GroupContent<string> {
  if (!isSubtask) return plainGroup('data', { cases: cases.map(plainCase) });
  const numbers = [...new Set(cases.map(({ groupNum }) => groupNum ?? 1))].toSorted((a, b) => a - b);
  return plainGroup('data', {
    groups: numbers.map((number) =>
      plainGroup(subtaskName(number), {
        cases: cases.filter(({ groupNum }) => (groupNum ?? 1) === number).map(plainCase),
      }),
    ),
  });
}

/** Scores as they are, or shared out evenly with the rest on the last, where an OI problem states none. */
export function withScores(cases: readonly ListedCase[], type: StatedFacts['type'], total = 100): ListedCase[] {
  if (type !== 'OI') return cases.map((each) => ({ ...each, score: null }));
  if (cases.some(({ score }) => score !== null))
    return cases.map((each) => ({ ...each, score: Math.max(0, Math.round(each.score ?? 0)) }));
  const share = Math.floor(total / cases.length);
  return cases.map((each, index) => ({
    ...each,
    score: index === cases.length - 1 ? total - share * (cases.length - 1) : share,
  }));
}

/** Full score of a problem: the sum of its cases, or of its subtasks by the rule of their mode. */
export function totalOf(cases: readonly ListedCase[], mode: StatedFacts['judgeCaseMode']): number {
  if (mode !== 'SUBTASK_LOWEST' && mode !== 'SUBTASK_AVERAGE')
    return cases.reduce((sum, { score }) => sum + (score ?? 0), 0);
  const groups = Map.groupBy(cases, ({ groupNum }) => groupNum ?? 1);
  const scores = [...groups.values()].map((group) => group.map(({ score }) => score ?? 0));
  return scores.reduce(
    (sum, each) =>
      sum + (mode === 'SUBTASK_LOWEST' ? Math.max(...each) : Math.round(each.reduce((a, b) => a + b, 0) / each.length)),
    0,
  );
}
