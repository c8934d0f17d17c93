import type { Context } from '../../core/context.ts';
import { solvedRequirement } from '../../core/settings/solved-requirement.service.ts';
import { isAdmin } from '../../core/viewer.rule.ts';
import { TooFewSolvedToWrite } from './discussion.error.ts';

/**
 * Why a viewer has solved too few problems to write on the site; null: enough, an admin, or signed out. Groups and
 * contests ask for none.
 *
 * @param options.isAskingOpen the sentence says that questions about problems they tried are open to them.
 */
export async function solvedRefusal(
  asking: Pick<Context, 'db' | 'cache' | 'viewer'>,
  setting: 'discussionSolvedNeeded' | 'commentSolvedNeeded',
  { isAskingOpen = false } = {},
): Promise<InstanceType<typeof TooFewSolvedToWrite> | null> {
  if (asking.viewer.kind !== 'user' || isAdmin(asking.viewer)) return null;
  const requirement = await solvedRequirement(asking, setting);
  return requirement.solvedCount < requirement.neededCount
    ? new TooFewSolvedToWrite({ ...requirement, isAskingOpen })
    : null;
}
