import type { Prisma } from '@verdict/prisma/generated/client/client.ts';
import { level, type GroupRight, type Level } from '../../core/level.ts';

/** Who does something in a group. */
export interface StaffWanted {
  /** Members from this level on. */
  readonly atLeast: Level;
  /** Members below it who were given one of these. */
  readonly rights: readonly GroupRight[];
}

/** The owner of a group, and its members by level or right. */
export function groupStaff(groupId: number, { atLeast, rights }: StaffWanted): Prisma.UserWhereInput {
  const byRight = { level: { gte: level.member }, rights: { hasSome: [...rights] } };
  return {
    OR: [
      { ownedGroups: { some: { id: groupId } } },
      { groupMemberships: { some: { groupId, OR: [{ level: { gte: atLeast } }, byRight] } } },
    ],
  };
}
