import type { Context } from '../../core/context.ts';
import { isBlank, refuseFaults, required } from '../../problem/editing/fault.ts';
import { manageTraining } from '../core/see-training.service.ts';
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
  const { count } = await context.db.training.updateMany({
    where: { id },
    data: { licence: licence.trim(), source: source.trim(), version: { increment: 1 } },
  });
  if (count === 0) throw new TrainingNotFound();
}
