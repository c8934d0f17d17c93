import type { Transaction } from '../../core/context.ts';
import { JuryReportNotGreen } from './jury.error.ts';
import { reportOutcomeSelect, outcomeOfRow } from './newest-outcome.loader.ts';

/** A problem that is to become public. */
export interface Publishing {
  readonly problemId: number;
  /** The same change has its jury judged anew: the report cannot be waited for, since refusing takes it back. */
  readonly isJustChanged?: boolean;
}

/**
 * To be asked before a problem becomes public: a report that is red, or has not ended, must be known to whoever
 * publishes.
 *
 * @throws JuryReportNotGreen
 */
export async function checkPublishable(
  tx: Transaction,
  { problemId, isJustChanged = false }: Publishing,
): Promise<void> {
  const { juryReports, _count } = await tx.problem.findUniqueOrThrow({
    where: { id: problemId },
    select: {
      juryReports: { orderBy: { id: 'desc' }, take: 1, select: reportOutcomeSelect },
      _count: { select: { jurySubmissions: true, inputValidators: true } },
    },
  });
  const [report] = juryReports;
  if (report === undefined || _count.jurySubmissions + _count.inputValidators === 0) return;
  const outcome = outcomeOfRow(report);
  if (outcome === 'DISAGREES') throw new JuryReportNotGreen('RED');
  if (outcome === 'FAILED') throw new JuryReportNotGreen('FAILED');
  if (outcome === 'RUNNING') throw new JuryReportNotGreen(isJustChanged ? 'CHANGED' : 'RUNNING');
}
