import type { Transaction } from '../../core/context.ts';

/**
 * Removes submissions with all that hangs on them. What waits or runs for them, be it for a preview, goes first: who
 * stores a result holds its task before its submission, so whoever began with the submissions and came to the tasks by
 * their keys would wait for a judge that waits for them.
 */
export async function deleteSubmissions(tx: Transaction, submissionIds: readonly number[]): Promise<void> {
  await tx.$executeRaw`
    DELETE FROM judge_task WHERE id IN (
      SELECT id FROM judge_task
      WHERE submission_id = ANY(${submissionIds}::int[])
        OR rejudge_item_id IN (SELECT id FROM rejudge_item WHERE submission_id = ANY(${submissionIds}::int[]))
      ORDER BY submission_id, id FOR UPDATE)`;
  await tx.$executeRaw`
    DELETE FROM submission
    WHERE id IN (SELECT id FROM submission WHERE id = ANY(${submissionIds}::int[]) ORDER BY id FOR UPDATE)`;
}
