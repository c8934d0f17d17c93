import type { Context } from '../../core/context.ts';
import { visibleContests } from '../../place/contest/contest.rule.ts';
import { loadBoardContests } from '../scoreboard/board-data.service.ts';
import type { ClicsObject } from './clics-object.ts';
import { contestObject } from './contest-object.ts';

/** The Contest API has no pages, so the list has an end: the contests that begin last. */
const mostContests = 500;

/** Contests whose announcement the viewer may read. */
export async function listClicsContests({
  db,
  viewer,
}: Pick<Context, 'db' | 'reads' | 'viewer'>): Promise<ClicsObject[]> {
  const contests = await loadBoardContests(db, {
    where: visibleContests(viewer),
    orderBy: [{ startsAt: 'desc' }, { id: 'desc' }],
    take: mostContests,
  });
  return contests.map((contest) => contestObject(contest));
}
