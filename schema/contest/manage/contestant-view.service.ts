import { NotOfGroup } from '../../account/view/view.error.ts';
import { openView, type StartedView } from '../../account/view/view.service.ts';
import type { Context } from '../../core/context.ts';
import { userIdOf } from '../../core/viewer-user.ts';
import { isMemberByAccount } from '../../place/place.rule.ts';
import { administerContest } from '../core/contest.service.ts';

/**
 * Begins to show the site to an admin of a contest as their account sees it without rights: to a private contest they
 * come registered or not, as the account is.
 *
 * @throws ContestNotFound, NotContestAdmin, NotOfGroup
 */
export async function startContestantView(context: Context, contestId: number): Promise<StartedView> {
  const { contest } = await administerContest(context, contestId);
  if (contest.groupId !== null && !isMemberByAccount(context.viewer, contest.groupId)) throw new NotOfGroup();
  return openView(context, context.db, { kind: 'CONTESTANT', userId: userIdOf(context.viewer) });
}
