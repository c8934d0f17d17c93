import { Status } from '@verdict/judge/protocol/status.ts';
import type { Submission } from '@verdict/prisma/generated/client/client.ts';
import type { Context } from '../../core/context.ts';
import { largeCount, remembered } from '../../core/remembered.ts';
import { loadIsVisible } from '../../problem/bank/visible-problem.loader.ts';
import { distributionOf, type Distribution } from './distribution.ts';
import { isPractice } from './verdict.ts';

/** Submissions that one is compared with: the newest ones. */
export const maxCompared = 2_000;
/** Below this many a distribution says nothing. */
export const minCompared = 5;

/** An accepted submission among those of others. */
export interface Comparison {
  readonly count: number;
  readonly timeMs: Distribution;
  readonly memoryKb: Distribution;
}

type Compared = Pick<
  Submission,
  'problemId' | 'groupId' | 'contestId' | 'origin' | 'languageKey' | 'status' | 'timeMs' | 'memoryKb'
>;

/** Figures of accepted submissions, each in ascending order. */
interface Figures {
  readonly timesMs: readonly number[];
  readonly memoriesKb: readonly number[];
}

/**
 * Compares an accepted submission of practice with others of its language and place: what was submitted in contests or
 * in other groups is told to nobody by it. Null where there is too little to compare with.
 */
export async function compareWithOthers(context: Context, submission: Compared): Promise<Comparison | null> {
  const { problemId, groupId, languageKey, status, timeMs, memoryKb } = submission;
  if (status !== Status.ACCEPTED || !isPractice(submission) || timeMs === null || memoryKb === null) return null;
  // Own submissions lead to problems that were hidden since.
  if (!(await loadIsVisible(context, problemId))) return null;
  const { timesMs, memoriesKb } = await remembered(context, `accepted figures ${problemId} ${groupId} ${languageKey}`, {
    make: () => readFigures(context, submission),
    isLarge: (figures) => figures.timesMs.length >= largeCount,
  });
  const times = withoutOne(timesMs, timeMs);
  if (times.length < minCompared) return null;
  return {
    count: times.length,
    timeMs: distributionOf(timeMs, times),
    memoryKb: distributionOf(memoryKb, withoutOne(memoriesKb, memoryKb)),
  };
}

/** One query, answered by an index. */
async function readFigures(
  { db }: Pick<Context, 'db'>,
  { problemId, groupId, languageKey }: Pick<Compared, 'problemId' | 'groupId' | 'languageKey'>,
): Promise<Figures> {
  const rows = await db.$queryRaw<{ timeMs: number; memoryKb: number }[]>`
    SELECT time_ms AS "timeMs", memory_kb AS "memoryKb"
    FROM submission
    WHERE problem_id = ${problemId} AND language_key = ${languageKey} AND status = 0 AND contest_id IS NULL
      AND origin = 'PRACTICE' AND group_id IS NOT DISTINCT FROM ${groupId}::int
      AND time_ms IS NOT NULL AND memory_kb IS NOT NULL
    ORDER BY id DESC LIMIT ${maxCompared}`;
  const ascending = (one: number, other: number) => one - other;
  return {
    timesMs: rows.map((row) => row.timeMs).toSorted(ascending),
    memoriesKb: rows.map((row) => row.memoryKb).toSorted(ascending),
  };
}

/** Leaves out the submission itself: one of those that have its figure. */
function withoutOne(figures: readonly number[], own: number): readonly number[] {
  const index = figures.indexOf(own);
  return index === -1 ? figures : figures.toSpliced(index, 1);
}
