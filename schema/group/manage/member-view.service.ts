import { NotOfGroup } from '../../account/view/view.error.ts';
import { openView, type StartedView } from '../../account/view/view.service.ts';
import type { Context } from '../../core/context.ts';
import { level } from '../../core/level.ts';
import { userIdOf } from '../../core/viewer-user.ts';
import { isMemberByAccount, levelIn } from '../../place/place.rule.ts';
import { requireInGroup } from '../core/find-group.service.ts';
import { GroupActForbidden } from '../core/group.error.ts';

/**
 * Begins to show the site to staff of a group as their account sees it without rights.
 *
 * @throws GroupNotFound, GroupActForbidden, NotOfGroup
 */
export async function startMemberView(context: Context, groupId: number): Promise<StartedView> {
  const { db, viewer } = context;
  await requireInGroup(context, groupId, 'group.enter');
  const hasRights = viewer.kind === 'user' && viewer.groupRights.has(groupId);
  if (levelIn(viewer, groupId) < level.admin && !hasRights) throw new GroupActForbidden();
  if (!isMemberByAccount(viewer, groupId)) throw new NotOfGroup();
  return openView(context, db, { kind: 'MEMBER', userId: userIdOf(viewer) });
}
