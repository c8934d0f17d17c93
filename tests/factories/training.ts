import { randomBytes } from 'node:crypto';
import type { Prisma, Training } from '@verdict/prisma/generated/client/client.ts';
import type { Services } from '@verdict/schema/core/context.ts';

/** What a test may want of a training; the rest is made up. */
export type TrainingWishes = Partial<Omit<Prisma.TrainingUncheckedCreateInput, 'problems' | 'members'>> & {
  readonly authorId: string;
  /** In their order. */
  readonly problems?: readonly { readonly id: number; readonly displayId: string }[];
  readonly members?: readonly { readonly id: string }[];
};

/** A visible, public training, otherwise as small as can be. */
export async function buildTraining(
  { db }: Pick<Services, 'db'>,
  { problems = [], members = [], ...columns }: TrainingWishes,
): Promise<Training> {
  return db.training.create({
    data: {
      title: `Training ${randomBytes(4).toString('hex')}`,
      description: 'Read, then solve.',
      ...columns,
      problems: {
        create: problems.map(({ id, displayId }, rank) => ({ problemId: id, displayId, rank })),
      },
      members: { create: members.map(({ id }) => ({ userId: id })) },
    },
  });
}

/** A category with a name that no other one has. */
export function buildTrainingCategory({ db }: Pick<Services, 'db'>, groupId: number | null = null) {
  return db.trainingCategory.create({
    data: { name: `Category ${randomBytes(4).toString('hex')}`, color: '#409eff', groupId },
  });
}
