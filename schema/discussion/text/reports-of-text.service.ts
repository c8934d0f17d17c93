import type { ReportState } from '@verdict/prisma/generated/client/client.ts';
import type { Transaction } from '../../core/context.ts';

/** Sets since when a text has open reports, and frees its lock. A text that is reported again is reminded of again. */
export async function updateOpenedAt(tx: Transaction, moderatedTextId: number): Promise<void> {
  const { _min } = await tx.report.aggregate({
    where: { moderatedTextId, state: 'OPEN' },
    _min: { createdAt: true },
  });
  const openedAt = _min.createdAt;
  await tx.moderatedText.update({
    where: { id: moderatedTextId },
    data: { openedAt, ...(openedAt === null && { lockedById: null, lockedUntil: null, remindedAt: null }) },
  });
}

/** Decides the open reports on a text by an act. */
export async function closeReports(
  tx: Transaction,
  moderatedTextId: number,
  { actId, state }: { readonly actId: number; readonly state: ReportState },
): Promise<void> {
  await tx.report.updateMany({ where: { moderatedTextId, state: 'OPEN' }, data: { state, actId } });
  await updateOpenedAt(tx, moderatedTextId);
}

/** Opens the reports again that an act decided. */
export async function reopenReports(
  tx: Transaction,
  moderatedTextId: number,
  { actId }: { readonly actId: number },
): Promise<void> {
  await tx.report.updateMany({ where: { moderatedTextId, actId }, data: { state: 'OPEN', actId: null } });
  await updateOpenedAt(tx, moderatedTextId);
}
