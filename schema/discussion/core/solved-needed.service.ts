import type { Context } from '../../core/context.ts';
import { siteSwitches } from '../../core/settings/site.service.ts';
import { isAdmin } from '../../core/viewer.rule.ts';
import { TooFewSolvedToWrite } from './discussion.error.ts';

/**
 * Why a viewer has solved too few problems to write on the site; null: enough, or an admin. Groups and contests ask for
 * none.
 */
export async function solvedRefusal(
  asking: Pick<Context, 'db' | 'cache' | 'viewer'>,
  setting: 'discussionSolvedNeeded' | 'commentSolvedNeeded',
): Promise<InstanceType<typeof TooFewSolvedToWrite> | null> {
  const { db, viewer } = asking;
  if (viewer.kind !== 'user' || isAdmin(viewer)) return null;
  const [{ [setting]: neededCount }, statistics] = await Promise.all([
    siteSwitches(asking),
    db.userStatistics.findUnique({ where: { userId: viewer.userId }, select: { solved: true } }),
  ]);
  const solvedCount = statistics?.solved ?? 0;
  return solvedCount < neededCount ? new TooFewSolvedToWrite({ neededCount, solvedCount }) : null;
}
