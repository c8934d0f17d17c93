import type { Group } from '@verdict/prisma/generated/client/client.ts';
import type { Context, Viewer } from '../../core/context.ts';
import type { DomainError } from '../../core/errors.ts';
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

/** Why the viewer may not do something in a group; null: they may. For those who are no members there is no group. */
export function groupRefusal(viewer: Viewer, groupId: number, act: GroupAct): DomainError | null {
  const place = { groupId, authorId: null };
  if (!may(viewer, 'group.enter', place)) return new GroupNotFound();
  return may(viewer, act, place) ? null : new GroupActForbidden();
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
  const refusal = groupRefusal(viewer, id, act);
  if (refusal !== null) throw refusal;
  // Super admins pass for any id.
  const group = await db.group.findFirst({ where: { id, disbandedAt: null } });
  if (group === null) throw new GroupNotFound();
  return group;
}
