import type { LineQuestion, Prisma, Submission } from '@verdict/prisma/generated/client/client.ts';
import type { Services } from '@verdict/schema/core/context.ts';

/** A question about the first line of a submission that waits for an answer, unless wished otherwise. */
export function buildLineQuestion(
  { db }: Pick<Services, 'db'>,
  {
    submission,
    ...wishes
  }: Partial<Prisma.LineQuestionUncheckedCreateInput> & {
    readonly submission: Pick<Submission, 'id' | 'userId' | 'problemId' | 'groupId'>;
  },
): Promise<LineQuestion> {
  const { id: submissionId, userId: askerId, problemId, groupId } = submission;
  const now = new Date();
  return db.lineQuestion.create({
    data: {
      submissionId,
      askerId,
      problemId,
      groupId,
      firstLine: 1,
      lastLine: 1,
      content: 'Why?',
      createdAt: now,
      waitsSince: now,
      ...wishes,
    },
  });
}
