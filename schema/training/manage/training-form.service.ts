import type { Prisma } from '@verdict/prisma/generated/client/client.ts';
import type { Context } from '../../core/context.ts';
import { allowed } from '../../place/place.rule.ts';

const formSelect = {
  id: true,
  title: true,
  description: true,
  translations: true,
  access: true,
  password: true,
  rank: true,
  isVisible: true,
  version: true,
  groupId: true,
  createdAt: true,
  updatedAt: true,
  author: { select: { username: true } },
  category: true,
} as const satisfies Prisma.TrainingSelect;

/** All of a training that its form edits, its password too. */
export type TrainingForm = Prisma.TrainingGetPayload<{ select: typeof formSelect }>;

/** A training's form; null when there is no such training, it is a personal list, or the viewer may not change it. */
export function trainingForm({ db, viewer }: Pick<Context, 'db' | 'viewer'>, id: number): Promise<TrainingForm | null> {
  return db.training.findFirst({
    where: { AND: [{ id, kind: 'TRAINING' }, allowed(viewer, 'training.edit')] },
    select: formSelect,
  });
}
