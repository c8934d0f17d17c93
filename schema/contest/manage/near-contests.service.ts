import type { Context } from '../../core/context.ts';
import { administeredContests } from '../../place/contest/contest.rule.ts';
import { fitFaults } from './contest-problem-faults.ts';

const dayMs = 86_400_000;
/** Contests that are named. */
const maxContests = 20;

/** A contest that begins within a day, and whether it could. */
export interface NearContest {
  readonly id: number;
  readonly title: string;
  /** Null: of the site. */
  readonly groupId: number | null;
  readonly startsAt: Date;
  readonly problemCount: number;
  /** Display ids, in the contest, of problems that have no test data or do not fit its type. */
  readonly unfitProblems: readonly string[];
}

/** Contests that the viewer administers and that begin within 24 hours, the next one first. */
export async function listNearContests({
  db,
  viewer,
  now,
}: Pick<Context, 'db' | 'viewer' | 'now'>): Promise<NearContest[]> {
  const contests = await db.contest.findMany({
    where: {
      AND: [
        { startsAt: { gt: now, lte: new Date(now.getTime() + dayMs) } },
        administeredContests(viewer),
        { OR: [{ groupId: null }, { group: { disbandedAt: null } }] },
      ],
    },
    orderBy: [{ startsAt: 'asc' }, { id: 'asc' }],
    take: maxContests,
    select: {
      id: true,
      title: true,
      groupId: true,
      startsAt: true,
      type: true,
      problems: {
        orderBy: { position: 'asc' },
        select: { displayId: true, problem: { select: { type: true, testSetId: true, isRemote: true } } },
      },
    },
  });
  return contests.map(({ problems, type, ...contest }) => ({
    ...contest,
    problemCount: problems.length,
    unfitProblems: problems
      .filter(({ problem }) => fitFaults(problem, type).length > 0)
      .map(({ displayId }) => displayId),
  }));
}
