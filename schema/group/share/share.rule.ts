import type { Prisma } from '@verdict/prisma/generated/client/client.ts';
import type { Viewer } from '../../core/context.ts';
import { allowed, may } from '../../place/place.rule.ts';

/*
 * Who shares, and who receives
 *
 * Who may change an item shares it, and takes it back. Who may create such items in the receiving group accepts it, and
 * removes it. One account may be both.
 */

/** What is shared. */
export type SharedKind = 'PROBLEM' | 'TRAINING';

/** May the viewer take an item of this kind into a group? */
export function mayReceive(viewer: Viewer, groupId: number, kind: SharedKind): boolean {
  return may(viewer, kind === 'PROBLEM' ? 'problem.create' : 'training.create', { groupId, authorId: null });
}

/** Shares of items that the viewer may change. */
export function sharedOut(viewer: Viewer): Prisma.GroupShareWhereInput {
  return { OR: [{ problem: allowed(viewer, 'problem.edit') }, { training: allowed(viewer, 'training.edit') }] };
}

/** Shares and offers that the viewer decides on for a group; none while either group is disbanded. */
export function receivedIn(viewer: Viewer, groupId: number): Prisma.GroupShareWhereInput {
  const isOpen = { group: { is: { disbandedAt: null } } };
  const kinds: Prisma.GroupShareWhereInput[] = [
    ...(mayReceive(viewer, groupId, 'PROBLEM') ? [{ problem: isOpen }] : []),
    ...(mayReceive(viewer, groupId, 'TRAINING') ? [{ training: isOpen }] : []),
  ];
  // Prisma skips an empty OR beside other conditions.
  return kinds.length === 0 ? { id: { in: [] } } : { groupId, ...isOpen, OR: kinds };
}
