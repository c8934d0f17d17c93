import type { Prisma } from '@verdict/prisma/generated/client/client.ts';
import DataLoader from 'dataloader';
import type { Context } from '../../core/context.ts';

const membershipSelect = {
  joinedAt: true,
  isBlocked: true,
  isListed: true,
  training: { select: { access: true, groupId: true, privateSince: true } },
} as const satisfies Prisma.TrainingMemberSelect;

/** How an account belongs to a training. */
export type TrainingMembership = Prisma.TrainingMemberGetPayload<{ select: typeof membershipSelect }>;

const loaders = new WeakMap<Context, DataLoader<number, TrainingMembership | null>>();

/** Membership of the viewer in a training; all that one step of a request asks for come by one query. */
export async function loadMembership(context: Context, trainingId: number): Promise<TrainingMembership | null> {
  const { viewer, db } = context;
  if (viewer.kind !== 'user') return null;
  let loader = loaders.get(context);
  if (loader === undefined) {
    loader = new DataLoader<number, TrainingMembership | null>(
      async (ids) => {
        const rows = await db.trainingMember.findMany({
          where: { userId: viewer.userId, trainingId: { in: [...ids] } },
          select: { ...membershipSelect, trainingId: true },
        });
        const byId = new Map(rows.map((row) => [row.trainingId, row]));
        return ids.map((id) => byId.get(id) ?? null);
      },
      { cache: false },
    );
    loaders.set(context, loader);
  }
  return loader.load(trainingId);
}
