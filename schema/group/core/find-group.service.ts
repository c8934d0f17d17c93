import type { Group } from '@verdict/prisma/generated/client/client.ts';
import type { Context } from '../../core/context.ts';
import { GroupNotFound } from '../../place/group.error.ts';
import { may } from '../../place/place.rule.ts';
import type { Act } from '../../place/rights.ts';
import { GroupActForbidden } from './group.error.ts';
import { visibleGroups } from './group.rule.ts';

/** Acts on a group itself. */
export type GroupAct = Extract<Act, `group.${string}` | `announcement.${string}`>;

/** A group that the viewer sees. @throws GroupNotFound */
export async function seeGroup({ db, viewer }: Pick<Context, 'db' | 'viewer'>, id: number): Promise<Group> {
  const group = await db.group.findFirst({ where: { AND: [{ id }, visibleGroups(viewer)] } });
  if (group === null) throw new GroupNotFound();
  return group;
}

/**
 * A group in which the viewer may do something.
 *
 * @throws GroupNotFound for those who are no members of it
 * @throws GroupActForbidden
 */
export async function requireInGroup(
  { db, viewer }: Pick<Context, 'db' | 'viewer'>,
  id: number,
  act: GroupAct,
): Promise<Group> {
  const place = { groupId: id, authorId: null };
  if (!may(viewer, 'group.enter', place)) throw new GroupNotFound();
  // Super admins pass for any id.
  const group = await db.group.findFirst({ where: { id, disbandedAt: null } });
  if (group === null) throw new GroupNotFound();
  if (!may(viewer, act, place)) throw new GroupActForbidden();
  return group;
}
