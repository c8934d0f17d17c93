import { auditBy, type Audited } from '../../core/audit/audit.ts';
import type { Context, Transaction } from '../../core/context.ts';

/** Adds an entry on a training that is there, unless it is a personal list that its owner changes. */
export async function auditTraining(
  context: Pick<Context, 'viewer' | 'now'>,
  tx: Transaction,
  id: number,
  act: Pick<Audited, 'action' | 'before' | 'after'>,
): Promise<void> {
  const { viewer } = context;
  const training = await tx.training.findUnique({
    where: { id },
    select: { kind: true, groupId: true, authorId: true },
  });
  const isOwn = training?.kind === 'PERSONAL' && viewer.kind === 'user' && viewer.userId === training.authorId;
  if (isOwn) return;
  await auditBy(context, tx, { ...act, target: { kind: 'TRAINING', id }, groupId: training?.groupId ?? null });
}
