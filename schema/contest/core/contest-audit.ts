import type { Prisma } from '@verdict/prisma/generated/client/client.ts';
import { auditBy, type Audited, type AuditFields } from '../../core/audit/audit.ts';
import type { Context, Transaction } from '../../core/context.ts';

/** What of a contest the audit log keeps: not its password. */
export const auditedContest = {
  title: true,
  type: true,
  startsAt: true,
  endsAt: true,
  sealsAt: true,
  isUnsealedAtEnd: true,
  access: true,
  isVisible: true,
  penaltySeconds: true,
  oiScoreRule: true,
  boardName: true,
  isBoardOpen: true,
  isPrintOpen: true,
  isEndSubmitAllowed: true,
  awardKind: true,
  teamSize: true,
} as const satisfies Prisma.ContestSelect;

/** Adds an entry on a contest that is there. */
export async function auditContest(
  context: Pick<Context, 'viewer' | 'now'>,
  tx: Transaction,
  id: number,
  act: Pick<Audited, 'action' | 'before' | 'after'>,
): Promise<void> {
  const contest = await tx.contest.findUnique({ where: { id }, select: { groupId: true } });
  await auditBy(context, tx, { ...act, target: { kind: 'CONTEST', id }, groupId: contest?.groupId ?? null });
}

/** Adds an entry on a new contest. */
export async function auditNewContest(
  context: Pick<Context, 'viewer' | 'now'>,
  tx: Transaction,
  id: number,
  action: 'contest.create' | 'contest.clone',
): Promise<void> {
  const after: AuditFields = await tx.contest.findUniqueOrThrow({ where: { id }, select: auditedContest });
  await auditContest(context, tx, id, { action, after });
}
