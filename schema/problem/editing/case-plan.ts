import type { JudgeCaseMode, ProblemType } from '@verdict/prisma/generated/client/client.ts';
import type { CaseFact } from './case-facts.service.ts';
import type { CaseSettingInput } from './problem-input.ts';

/** A case as it would be stored, before its score is filled in. */
export type PlannedCase = Omit<CaseFact, 'id' | 'position' | 'isSample'>;

/** Puts what the form says of cases over what is known of them; cases it does not name stay as they are. */
export function withSettings(cases: readonly PlannedCase[], settings: readonly CaseSettingInput[]): PlannedCase[] {
  const byName = new Map(settings.map((setting) => [setting.name, setting]));
  return cases.map((each) => {
    const setting = byName.get(each.name);
    return setting === undefined
      ? each
      : { ...each, score: setting.score ?? null, groupNumber: setting.groupNumber ?? null };
  });
}

/** Is every case of these modes in a subtask? */
export function isSubtaskMode(mode: JudgeCaseMode): boolean {
  return mode === 'SUBTASK_LOWEST' || mode === 'SUBTASK_AVERAGE';
}

/** Full score of an OI problem. */
const fullScore = 100;

/**
 * Scores as they are judged: none in ACM problems. What is left out of an OI problem shares what the others leave of
 * 100, evenly, with the rest on the last ones (specification, section 4); in subtask modes by subtask, each case of
 * which carries the subtask's score.
 */
export function withScores(
  cases: readonly PlannedCase[],
  { type, judgeCaseMode }: { readonly type: ProblemType; readonly judgeCaseMode: JudgeCaseMode },
): PlannedCase[] {
  if (type === 'ACM') return cases.map((each) => ({ ...each, score: null }));
  return isSubtaskMode(judgeCaseMode) ? bySubtask(cases) : byCase(cases);
}

function byCase(cases: readonly PlannedCase[]): PlannedCase[] {
  const given = cases.reduce((sum, { score }) => sum + (score ?? 0), 0);
  const shares = split(fullScore - given, cases.filter(({ score }) => score === null).length).values();
  return cases.map((each) => ({ ...each, score: each.score ?? shares.next().value ?? 0 }));
}

function bySubtask(cases: readonly PlannedCase[]): PlannedCase[] {
  const scoreOfGroup = new Map<number | null, number | null>();
  for (const { groupNumber, score } of cases) {
    const known = scoreOfGroup.get(groupNumber) ?? null;
    scoreOfGroup.set(groupNumber, score === null ? known : Math.max(known ?? 0, score));
  }
  const open = [...scoreOfGroup]
    .filter(([, score]) => score === null)
    .map(([number]) => number)
    .toSorted((a, b) => (a ?? 0) - (b ?? 0));
  const given = [...scoreOfGroup.values()].reduce<number>((sum, score) => sum + (score ?? 0), 0);
  const shares = split(fullScore - given, open.length);
  open.forEach((number, index) => scoreOfGroup.set(number, shares[index] ?? 0));
  return cases.map((each) => ({ ...each, score: each.score ?? scoreOfGroup.get(each.groupNumber) ?? 0 }));
}

/** So many whole parts of a sum, as even as can be, larger ones last; none below 0. */
function split(sum: number, parts: number): number[] {
  const whole = Math.max(0, sum);
  const part = parts === 0 ? 0 : Math.floor(whole / parts);
  const larger = parts === 0 ? 0 : whole - part * parts;
  return Array.from({ length: parts }, (_, index) => part + (index >= parts - larger ? 1 : 0));
}

/** What all cases together give when all are right, as the judge adds it up; null for ACM. */
export function totalScore(
  cases: readonly PlannedCase[],
  { type, judgeCaseMode }: { readonly type: ProblemType; readonly judgeCaseMode: JudgeCaseMode },
): number | null {
  if (type === 'ACM') return null;
  if (!isSubtaskMode(judgeCaseMode)) return sumOf(cases.map(({ score }) => score ?? 0));
  const groups = Map.groupBy(cases, ({ groupNumber }) => groupNumber).values();
  return sumOf(
    [...groups].map((group) => {
      const scores = group.map(({ score }) => score ?? 0);
      return judgeCaseMode === 'SUBTASK_LOWEST' ? Math.max(...scores) : Math.round(sumOf(scores) / scores.length);
    }),
  );
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
