import type { Context, Transaction } from '../../core/context.ts';
import type { DomainError } from '../../core/errors.ts';
import { JuryReportNotGreen } from './jury.error.ts';
import { newestOutcomes } from './newest-outcome.loader.ts';

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
  const refusal = (await publishRefusals(tx, [problemId], isJustChanged)).get(problemId);
  if (refusal !== undefined) throw refusal;
}

/** As `checkPublishable`, of several problems by id. */
export async function publishRefusals(
  db: Pick<Context['db'], 'problem' | 'juryReport'>,
  problemIds: readonly number[],
  isJustChanged = false,
): Promise<Map<number, DomainError>> {
  const judged = await db.problem.findMany({
    where: {
      id: { in: [...problemIds] },
      OR: [{ jurySubmissions: { some: {} } }, { inputValidators: { some: {} } }],
    },
    select: { id: true },
  });
  const ids = judged.map(({ id }) => id);
  const outcomes = await newestOutcomes(db, ids);
  return new Map(
    ids.flatMap((id, index) => {
      const outcome = outcomes[index];
      if (outcome === 'DISAGREES') return [[id, new JuryReportNotGreen('RED')] as const];
      if (outcome === 'FAILED') return [[id, new JuryReportNotGreen('FAILED')] as const];
      if (outcome === 'RUNNING') return [[id, new JuryReportNotGreen(isJustChanged ? 'CHANGED' : 'RUNNING')] as const];
      return [];
    }),
  );
}
