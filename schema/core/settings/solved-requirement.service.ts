import type { Context } from '../context.ts';
import { mayOnSite } from '../site-act.rule.ts';
import { userIdOf } from '../viewer-user.ts';
import { isAdmin } from '../viewer.rule.ts';
import { siteSwitches } from './site.service.ts';

/** Solved problems of the bank: how many an act needs, and how many the viewer has. */
export interface SolvedRequirement {
  /** 0 for admins, and for groups of teachers. */
  readonly neededCount: number;
  readonly solvedCount: number;
}

/** What a signed-in viewer needs for an act that a setting limits. */
export async function solvedRequirement(
  asking: Pick<Context, 'db' | 'cache' | 'viewer'>,
  setting: 'discussionSolvedNeeded' | 'commentSolvedNeeded' | 'publicListSolvedNeeded' | 'groupSolvedNeeded',
): Promise<SolvedRequirement> {
  const { db, viewer } = asking;
  const [{ [setting]: neededCount }, statistics] = await Promise.all([
    siteSwitches(asking),
    db.userStatistics.findUnique({ where: { userId: userIdOf(viewer) }, select: { solved: true } }),
  ]);
  const isExempt = setting === 'groupSolvedNeeded' ? mayOnSite(viewer, 'CREATE_GROUPS') : isAdmin(viewer);
  return { neededCount: isExempt ? 0 : neededCount, solvedCount: statistics?.solved ?? 0 };
}
