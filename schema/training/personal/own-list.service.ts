import type { Context, Transaction } from '../../core/context.ts';
import { readSettings } from '../../core/settings/site.service.ts';
import { userIdOf } from '../../core/viewer-user.ts';
import { maxTrainingLists, TooManyTrainingLists } from './training-list.error.ts';

/** Creations of lists by one account come one after another, so that limits hold. @throws TooManyTrainingLists */
export async function admitList(tx: Transaction, { viewer }: Pick<Context, 'viewer'>): Promise<void> {
  const authorId = userIdOf(viewer);
  await lockLists(tx, authorId);
  const count = await tx.training.count({ where: { authorId, kind: 'PERSONAL' } });
  const { trainingListLimit } = await readSettings(tx, ['trainingListLimit']);
  if (count >= trainingListLimit) throw new TooManyTrainingLists(trainingListLimit);
}

/** Until the end of the transaction, no other one creates a list of the account. */
export async function lockLists(tx: Transaction, userId: string): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext(${`training lists ${userId}`}))`;
}

/** Lists of the viewer, those changed last first. @param query the selection of columns. */
export function listOwnLists({ db, viewer }: Pick<Context, 'db' | 'viewer'>, query: object) {
  if (viewer.kind !== 'user') return [];
  return db.training.findMany({
    ...query,
    where: { authorId: viewer.userId, kind: 'PERSONAL' },
    orderBy: [{ updatedAt: 'desc' }, { id: 'desc' }],
    take: maxTrainingLists,
  });
}
