import type { Services } from '../../core/context.ts';
import type { JobFailed } from '../../core/jobs/job.ts';

/** Ends a batch whose job keeps failing: what was not imported failed for that reason. */
export async function failImport(
  { db, pubsub }: Pick<Services, 'db' | 'pubsub'>,
  id: number,
  { reason, now }: JobFailed,
): Promise<void> {
  const problems = [{ file: '.', message: `cannot be imported: ${reason}.`, messageZh: `无法导入：${reason}。` }];
  await db.$transaction(async (tx) => {
    const { count } = await tx.problemImport.updateMany({
      where: { id, state: { in: ['LISTING', 'RUNNING'] } },
      data: { state: 'DONE', endedAt: now },
    });
    if (count === 0) return;
    const { count: items } = await tx.problemImportItem.updateMany({
      where: { importId: id, isChosen: true, state: { in: ['WAITING', 'RUNNING'] } },
      data: { state: 'FAILED', problems },
    });
    if (items === 0) await tx.problemImportFile.updateMany({ where: { importId: id }, data: { problems } });
    await pubsub.publish('problemImport', { problemImportId: id }, tx);
  });
}
