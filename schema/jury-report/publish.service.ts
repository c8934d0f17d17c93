import type { Transaction } from '../context.ts';
import { JuryReportNotGreen } from './jury.error.ts';
import { outcomeOf } from './outcome.ts';
import { disagreementsSchema } from './judge-report.service.ts';

/**
 * To be asked before a problem becomes public: a report that is red, or has not ended, must be known to whoever publishes.
 * @throws JuryReportNotGreen
 */
export async function checkPublishable(tx: Transaction, problemId: number): Promise<void> {
  const report = await tx.juryReport.findFirst({ where: { problemId }, orderBy: { id: 'desc' }, select: { state: true, items: { select: { disagreements: true } } } });
  if (report === null) return;
  const outcome = outcomeOf({ state: report.state, disagreements: report.items.map(({ disagreements }) => disagreementsSchema.nullable().parse(disagreements)) });
  if (outcome === 'RUNNING' || outcome === 'DISAGREES') throw new JuryReportNotGreen(outcome === 'RUNNING');
}
