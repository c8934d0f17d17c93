import { randomBytes } from 'node:crypto';
import type { Group, Prisma } from '@verdict/prisma/generated/client/client.ts';
import type { Services } from '@verdict/schema/core/context.ts';
import { level, type Level } from '@verdict/schema/core/level.ts';

/** What a test may want of a group; the rest is made up. */
export type GroupWishes = Partial<Omit<Prisma.GroupUncheckedCreateInput, 'ownerId' | 'members'>> & {
  /** Level of each account in it, the owner's apart. */
  readonly levels?: readonly (readonly [user: { readonly id: string }, level: Level])[];
};

/** A visible group with its owner as a member, otherwise as small as can be. */
export async function buildGroup(
  { db }: Pick<Services, 'db'>,
  owner: { readonly id: string },
  { levels = [], ...columns }: GroupWishes = {},
): Promise<Group> {
  const mark = randomBytes(4).toString('hex');
  const members = new Map<string, Level>([
    [owner.id, level.root],
    ...levels.map(([{ id }, own]) => [id, own] as const),
  ]);
  return db.group.create({
    data: {
      name: `Group ${mark}`,
      shortName: mark,
      brief: '',
      description: '',
      ...columns,
      ownerId: owner.id,
      members: { create: [...members].map(([userId, own]) => ({ userId, level: own })) },
    },
  });
}
