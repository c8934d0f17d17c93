import type { JudgeQueue, Prisma, Submission } from '@verdict/prisma/generated/client/client.ts';
import type { Services } from '@verdict/schema/core/context.ts';
import { enqueueJudgeTask } from '@verdict/schema/queue/task/enqueue.service.ts';

/** What a test must say of a submission, and what it may. */
export type SubmissionWishes = Partial<Prisma.SubmissionUncheckedCreateInput> & {
  readonly userId: string;
  readonly problemId: number;
};

/** A submission as it stands in its table, without a task. */
export function buildSubmission({ db }: Pick<Services, 'db'>, wishes: SubmissionWishes): Promise<Submission> {
  const code = wishes.code ?? 'int main() {}';
  return db.submission.create({
    data: { languageKey: 'cpp', lengthBytes: code.length, submittedAt: new Date(), ...wishes, code },
  });
}

/** A submission that waits to be judged. */
export async function buildWaiting(
  services: Pick<Services, 'db' | 'pubsub'>,
  wishes: SubmissionWishes & { readonly queue?: JudgeQueue; readonly languageKeys?: readonly string[] },
): Promise<Submission> {
  const { queue = 'NORMAL', languageKeys, ...columns } = wishes;
  const submission = await buildSubmission(services, columns);
  await services.db.$transaction((tx) =>
    enqueueJudgeTask(tx, services.pubsub, {
      subject: { submissionId: submission.id },
      userId: submission.userId,
      queue,
      languageKeys: languageKeys ?? [submission.languageKey],
    }),
  );
  return submission;
}
