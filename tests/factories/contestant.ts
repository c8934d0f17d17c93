import { Status } from '@verdict/judge/protocol/status.ts';
import type { Contest, Submission } from '@verdict/prisma/generated/client/client.ts';
import { takePart } from '@verdict/schema/contest/core/participant.service.ts';
import { keepBoards } from '@verdict/schema/contest/scoreboard/keep-board.service.ts';
import type { Services } from '@verdict/schema/core/context.ts';
import { buildSubmission } from './submission.ts';

/** What was submitted to a contest, and when. */
interface ContestTry {
  readonly contest: Pick<Contest, 'id' | 'startsAt' | 'sealsAt'>;
  readonly userId: string;
  readonly contestProblemId: number;
  /** Since the start. */
  readonly second: number;
  /** Specification status code; Accepted if left out. */
  readonly status?: number;
}

/** A judged submission to a contest by one of its participants, kept on its board. */
export async function buildContestTry(
  services: Pick<Services, 'db' | 'pubsub'>,
  { contest, userId, contestProblemId, second, status = Status.ACCEPTED }: ContestTry,
): Promise<Submission> {
  const { db, pubsub } = services;
  const submittedAt = new Date(contest.startsAt.getTime() + second * 1_000);
  const { problemId } = await db.contestProblem.findUniqueOrThrow({
    where: { id: contestProblemId },
    select: { problemId: true },
  });
  const participantId = await db.$transaction((tx) =>
    takePart(tx, { contestId: contest.id, userId, now: submittedAt }),
  );
  const isUnderSeal = contest.sealsAt !== null && submittedAt >= contest.sealsAt;
  const submission = await buildSubmission(services, {
    userId,
    problemId,
    contestId: contest.id,
    contestProblemId,
    participantId,
    origin: 'CONTEST',
    status,
    submittedAt,
    isUnderSeal,
  });
  await db.$transaction((tx) => keepBoards(tx, pubsub, [submission.id]));
  return submission;
}
