import type { Context, Transaction } from '../../core/context.ts';
import { auditTraining } from '../core/training-audit.ts';
import { TrainingNotFound } from '../core/training.error.ts';

/** What of a list changes: `part` is what, `act` how. */
export interface PartChange {
  readonly part: 'PROBLEM' | 'SECTION' | 'MATERIAL' | 'ORDER';
  readonly act: 'ADD' | 'EDIT' | 'REMOVE' | 'REPLACE';
  readonly title?: string;
  /** Ids of problems, between commas. */
  readonly ids?: string;
}

/** Notes that a list changed, also in the audit log, and locks it. @throws TrainingNotFound */
export async function touchTraining(
  tx: Transaction,
  context: Pick<Context, 'viewer' | 'now'>,
  trainingId: number,
  { title, ids, ...change }: PartChange,
): Promise<void> {
  const { count } = await tx.training.updateMany({ where: { id: trainingId }, data: { updatedAt: context.now } });
  if (count === 0) throw new TrainingNotFound();
  const after = { ...change, ...(title !== undefined && { title }), ...(ids !== undefined && { ids }) };
  await auditTraining(context, tx, trainingId, { action: 'training.changeParts', after });
}

/** Renumbers a list with sections or materials. One without keeps the ranks that its author gave. */
export async function renumberItems(tx: Transaction, trainingId: number): Promise<void> {
  const where = { trainingId };
  const isPlanned = (await tx.trainingSection.count({ where })) + (await tx.trainingMaterial.count({ where })) > 0;
  if (isPlanned) await numberItems(tx, trainingId);
}

/** Numbers the items of a list from 0, section by section, so that their ranks order them everywhere. */
export async function numberItems(tx: Transaction, trainingId: number): Promise<void> {
  await tx.$executeRaw`
    WITH item AS (
      SELECT 0 AS kind, id, section_id, rank FROM training_material WHERE training_id = ${trainingId}
      UNION ALL
      SELECT 1, problem_id, section_id, rank FROM training_problem WHERE training_id = ${trainingId}
    ), numbered AS (
      SELECT i.kind, i.id,
        (row_number() OVER (ORDER BY s.position NULLS FIRST, s.id, i.rank, i.kind, i.id) - 1)::int AS rank
      FROM item i
        LEFT JOIN training_section s ON s.id = i.section_id
    ), materials AS (
      UPDATE training_material m
      SET rank = n.rank
      FROM numbered n
      WHERE n.kind = 0 AND m.id = n.id AND m.rank <> n.rank
    )
    UPDATE training_problem l
    SET rank = n.rank
    FROM numbered n
    WHERE n.kind = 1 AND l.training_id = ${trainingId} AND l.problem_id = n.id AND l.rank <> n.rank`;
}
