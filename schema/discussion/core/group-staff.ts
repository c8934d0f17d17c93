import type { Prisma } from '@verdict/prisma/generated/client/client.ts';
import type { Level } from '../../core/level.ts';

/** The owner of a group, and its members from a level on. */
export function groupStaff(groupId: number, atLeast: Level): Prisma.UserWhereInput {
  return {
    OR: [
      { ownedGroups: { some: { id: groupId } } },
      { groupMemberships: { some: { groupId, level: { gte: atLeast } } } },
    ],
  };
}
