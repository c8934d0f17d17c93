import { differing } from '../../core/audit/audit.ts';
import type { Context } from '../../core/context.ts';
import { isBlank, refuseFaults, required } from '../../problem/editing/fault.ts';
import { manageTraining } from '../core/see-training.service.ts';
import { auditTraining } from '../core/training-audit.ts';
import { TrainingNotFound } from '../core/training.error.ts';

/** Under which terms others may use a list, and where it comes from. */
interface ListLicence {
  readonly id: number;
  readonly licence: string;
  readonly source: string;
}

/** Fills in what a file needs. @throws InvalidInput, TrainingNotFound, NotTrainingAdmin */
export async function changeLicence(context: Context, { id, licence, source }: ListLicence): Promise<void> {
  await manageTraining(context, id, 'training.edit');
  refuseFaults(
    [...(isBlank(licence) ? [required('licence')] : []), ...(isBlank(source) ? [required('source')] : [])],
    context.locale,
  );
  const after = { licence: licence.trim(), source: source.trim() };
  await context.db.$transaction(async (tx) => {
    const before = await tx.training.findUnique({ where: { id }, select: { licence: true, source: true } });
    if (before === null) throw new TrainingNotFound();
    await auditTraining(context, tx, id, { action: 'training.edit', ...differing(before, after) });
    await tx.training.update({
      where: { id },
      data: { ...after, version: { increment: 1 } },
      select: { id: true },
    });
  });
}
