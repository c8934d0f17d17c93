import { Status } from '@verdict/judge/protocol/status.ts';
import type { Services } from '@verdict/schema/core/context.ts';
import { enqueueJudgeTask } from '@verdict/schema/queue/task/enqueue.service.ts';

/** A submission's item in a preview of its own, with the task that waits for it. @returns its id. */
export async function buildPreviewTask(
  { db, pubsub }: Pick<Services, 'db' | 'pubsub'>,
  submissionId: number,
): Promise<number> {
  const { id: rejudgeItemId, submission } = await db.rejudgeItem.create({
    data: {
      oldVersion: 1,
      oldStatus: Status.ACCEPTED,
      submission: { connect: { id: submissionId } },
      rejudge: { create: { isPreview: true, filter: {}, createdAt: new Date() } },
    },
    select: { id: true, submission: { select: { userId: true, languageKey: true } } },
  });
  await db.$transaction((tx) =>
    enqueueJudgeTask(tx, pubsub, {
      subject: { rejudgeItemId },
      userId: submission.userId,
      queue: 'REJUDGE',
      languageKeys: [submission.languageKey],
    }),
  );
  return rejudgeItemId;
}
