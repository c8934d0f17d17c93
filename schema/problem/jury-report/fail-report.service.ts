import type { Services } from '../../core/context.ts';
import type { JobFailed } from '../../core/jobs/job.ts';
import { deleteSubmissions } from '../bank/delete-submissions.service.ts';

/** Ends a report that cannot be made as failed, with the reason. What was still to be judged for it is removed. */
export async function failReport(
  services: Pick<Services, 'db' | 'pubsub'>,
  id: number,
  { reason, now }: JobFailed,
): Promise<void> {
  const { db, pubsub } = services;
  await db.$transaction(async (tx) => {
    const [report] = await tx.juryReport.updateManyAndReturn({
      where: { id, state: { in: ['WAITING', 'RUNNING'] } },
      data: { state: 'FAILED', failure: reason, endedAt: now },
      select: { problemId: true },
    });
    if (report === undefined) return;
    const submissions = await tx.submission.findMany({
      where: { juryReportItem: { reportId: id } },
      select: { id: true },
    });
    await deleteSubmissions(
      tx,
      submissions.map((submission) => submission.id),
    );
    await pubsub.publish('juryReport', { problemId: report.problemId }, tx);
  });
}
