import { Status } from '@verdict/judge/protocol/status.ts';
import { keepBoards } from '@verdict/schema/contest/scoreboard/keep-board.service.ts';
import type { Services } from '@verdict/schema/core/context.ts';

/** An ended contest of the admin's whose seal was taken away, with a board that is open to visitors. */
export interface ContestBoardScene {
  readonly contestId: number;
}

/** Builds it, with a row that has solved its problem. */
export async function buildContestBoardScene(
  { db, pubsub }: Pick<Services, 'db' | 'pubsub'>,
  people: { readonly authorId: string; readonly contestantId: string; readonly problemId: number },
): Promise<ContestBoardScene> {
  const { authorId, contestantId: userId, problemId } = people;
  const [now, hour] = [Date.now(), 3_600_000];
  const contest = await db.contest.create({
    data: {
      title: 'Ended contest',
      startsAt: new Date(now - 3 * hour),
      sealsAt: new Date(now - 2 * hour),
      endsAt: new Date(now - hour),
      isUnsealedAtEnd: false,
      unsealedAt: new Date(now - hour / 2),
      authorId,
      isBoardOpen: true,
      awardKind: 'NUMBER',
      awards: [{ name: 'Gold', background: '#f2b91f', color: '#000000', size: 1 }],
    },
  });
  const { id: contestProblemId } = await db.contestProblem.create({
    data: { contestId: contest.id, problemId, displayId: 'A', displayTitle: 'Apples', color: '#ff0000' },
  });
  const { id: participantId } = await db.contestParticipant.create({
    data: {
      contestId: contest.id,
      registeredAt: contest.startsAt,
      members: { create: { userId, contestId: contest.id } },
    },
  });
  const place = {
    userId,
    problemId,
    contestId: contest.id,
    contestProblemId,
    participantId,
    origin: 'CONTEST',
    languageKey: 'cpp',
    code: 'int main() {}',
    lengthBytes: 13,
  } as const;
  for (const [minutes, status] of [
    [10, Status.WRONG_ANSWER],
    [20, Status.ACCEPTED],
  ] as const) {
    const { id } = await db.submission.create({
      data: { ...place, status, submittedAt: new Date(contest.startsAt.getTime() + minutes * 60_000) },
    });
    await db.$transaction((tx) => keepBoards(tx, pubsub, [id]));
  }
  return { contestId: contest.id };
}
