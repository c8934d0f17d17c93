import { auditBy, type Audited } from '../../core/audit/audit.ts';
import type { Context, Transaction } from '../../core/context.ts';

/** Adds an entry on a problem that is there. */
export async function auditProblem(
  context: Pick<Context, 'viewer' | 'now'>,
  tx: Transaction,
  id: number,
  act: Pick<Audited, 'action' | 'before' | 'after'>,
): Promise<void> {
  const problem = await tx.problem.findUnique({ where: { id }, select: { groupId: true } });
  await auditBy(context, tx, { ...act, target: { kind: 'PROBLEM', id }, groupId: problem?.groupId ?? null });
}
