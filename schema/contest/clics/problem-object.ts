import type { BoardContest } from '../scoreboard/board-data.service.ts';
import type { ClicsObject } from './clics-object.ts';
import type { Look } from './look.service.ts';

/** What of a problem is told beside its place in the contest. */
export interface ProblemFacts {
  readonly id: number;
  readonly timeLimitMs: number;
  readonly totalScore: number | null;
  readonly caseCount: number;
}

/**
 * Problems in their order. How many test cases there are is for contest admins; visitors of a board read names alone.
 */
export function problemObjects(
  { problems, type }: BoardContest,
  facts: ReadonlyMap<number, ProblemFacts>,
  { depth, isAdmin }: Pick<Look, 'depth' | 'isAdmin'>,
): ClicsObject[] {
  return problems.map(({ id, problemId, displayId, displayTitle, color }, index) => {
    const known = facts.get(problemId);
    return {
      id: String(id),
      label: displayId,
      name: displayTitle,
      ordinal: index + 1,
      ...colorOf(color),
      ...(depth === 'INSIDE' && known !== undefined ? { time_limit: known.timeLimitMs / 1_000 } : {}),
      // The schema asks for a number.
      test_data_count: isAdmin ? (known?.caseCount ?? 0) : 0,
      ...(type === 'OI' ? { max_score: known?.totalScore ?? 0 } : {}),
    };
  });
}

/** Colours are CSS: a number of red, green and blue, or a name. */
function colorOf(color: string | null): Partial<ClicsObject> {
  if (color === null || color.trim() === '') return {};
  return /^#([\da-f]{3}|[\da-f]{6})$/iu.test(color) ? { rgb: color } : { color };
}
