import type { Context } from '../../core/context.ts';
import { resettableBy } from './managed-accounts.rule.ts';

/** Name of the group that may set a new password of the viewer's account; null: none. */
export async function managingGroup({ db, viewer }: Context): Promise<string | null> {
  if (viewer.kind !== 'user') return null;
  const user = await db.user.findUnique({
    where: { id: viewer.userId },
    select: { managedByGroup: { select: { id: true, name: true, disbandedAt: true } } },
  });
  const group = user?.managedByGroup ?? null;
  if (group === null || group.disbandedAt !== null) return null;
  return (await db.user.count({ where: { id: viewer.userId, ...resettableBy(group.id) } })) > 0 ? group.name : null;
}
