import type { BoardRules, Try } from '@verdict/schema/contest/scoreboard/board/board-rows.ts';
import { boardOf, rowOf } from '@verdict/schema/contest/scoreboard/board/board.ts';
import { toWire } from '@verdict/schema/contest/scoreboard/board/wire.ts';
import { outcomeOf } from '@verdict/schema/contest/scoreboard/stored-tries.ts';
import type { BenchSite } from './bench-site.ts';
import type { ExpectedRow } from './contest-followers.ts';
import type { SimulatedContest } from './simulated-contest.ts';

/**
 * The rows of the board in their order, as they follow from the submissions alone: nothing that is kept for boards is
 * looked at.
 */
export async function recountBoard(
  { services: { db } }: BenchSite,
  { id: contestId, problems }: SimulatedContest,
  isSealed: boolean,
): Promise<ExpectedRow[]> {
  const { type, startsAt, endsAt, sealsAt, penaltySeconds, oiScoreRule } = await db.contest.findUniqueOrThrow({
    where: { id: contestId },
  });
  const since = (moment: Date) => moment.getTime() - startsAt.getTime();
  const rules: BoardRules = {
    type,
    penaltySeconds,
    oiScoreRule,
    lengthMs: since(endsAt),
    sealMs: sealsAt === null ? null : since(sealsAt),
  };
  const submissions = await db.submission.findMany({
    where: { contestId },
    orderBy: [{ submittedAt: 'asc' }, { id: 'asc' }],
  });
  const participants = await db.contestParticipant.findMany({
    where: { contestId },
    select: { id: true, isStar: true, members: { select: { userId: true } } },
  });
  const byParticipant = Map.groupBy(submissions, ({ participantId }) => participantId);
  const userIds = new Map(participants.map(({ id, members }) => [id, members[0]?.userId ?? '']));
  const { rows } = boardOf(
    participants.map(({ id, isStar }) => {
      const byProblem = Map.groupBy(byParticipant.get(id) ?? [], ({ contestProblemId }) => contestProblemId ?? 0);
      const tries = new Map(
        [...byProblem].map(([problemId, own]) => [
          problemId,
          own.map(({ id: submissionId, submittedAt, status, score, timeMs }): Try => ({
            submissionId,
            atMs: since(submittedAt),
            outcome: outcomeOf(status),
            score,
            timeMs,
          })),
        ]),
      );
      return rowOf({ id, isStar, tries }, rules, { isSealed, includesAfterEnd: false, untilMs: null });
    }),
  );
  return rows.map(({ participantId, isStar, cells, points, time }) => ({
    participantId,
    userId: userIds.get(participantId) ?? '',
    isStar,
    cells: toWire(
      cells,
      problems.map(({ id }) => id),
    ),
    points,
    time,
  }));
}
