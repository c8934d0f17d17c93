import { Prisma } from '@verdict/prisma/generated/client/client.ts';
import { verdictsBefore } from '../../judging/submission/judged-again.service.ts';
import { ContestNotFound } from '../../place/contest/contest.error.ts';
import { isSealedFor, statusOf } from '../../place/contest/contest.rule.ts';
import { isSealed } from '../../place/contest/seal.ts';
import { findContest, requireInside } from '../core/contest.service.ts';
import { loadBoardContest, loadPeople, type BoardContest, type Person } from './board-data.service.ts';
import { NoScrollBoard } from './board.error.ts';
import type { Asking } from './open-board.service.ts';

/** A submission as the scroll board turns it over. */
export interface Run {
  readonly submissionId: number;
  /** Specification status code; of one that is just judged again, that of before. */
  readonly status: number;
  readonly submittedAt: Date;
  /** Of the problem in the contest. */
  readonly displayId: string;
  readonly person: Person;
}

/**
 * The contest a scroll board is for: an ended ACM contest with a seal, of which the viewer sees the sealed part. Once
 * unsealed it is open to everyone who sees the contest; a private one only where its public scoreboard is open.
 *
 * @throws ContestNotFound, ContestNotStarted, ContestPasswordNeeded, AccountNotAdmitted, NoScrollBoard
 */
export async function scrollBoardContest(asking: Asking, contestId: number): Promise<BoardContest> {
  const entered = await findContest(asking, contestId);
  const { access, isBoardOpen } = entered.contest;
  const isOpenToAll = !isSealed(entered.contest, asking.now) && (access !== 'PRIVATE' || isBoardOpen);
  if (!isOpenToAll) requireInside(asking, entered);
  const contest = await loadBoardContest(asking.db, contestId);
  if (contest === null) throw new ContestNotFound();
  const isFor = contest.type === 'ACM' && contest.sealsAt !== null && statusOf(contest, asking.now) === 'ENDED';
  if (!isFor || isSealedFor(asking.viewer, entered.contest, asking.now)) throw new NoScrollBoard();
  return contest;
}

/** Usernames of its stars. */
export async function starNames({ db }: Pick<Asking, 'db'>, contestId: number): Promise<string[]> {
  const members = await db.contestMember.findMany({
    where: { contestId, isVirtual: false, participant: { isStar: true } },
    select: { user: { select: { username: true } } },
    orderBy: { userId: 'asc' },
  });
  return members.map(({ user }) => user.username);
}

/** All it is turned over by, the newest first. @throws as `scrollBoardContest` */
export async function listRuns(
  asking: Asking,
  contestId: number,
  { removesStars }: { readonly removesStars: boolean },
): Promise<Run[]> {
  const contest = await scrollBoardContest(asking, contestId);
  const [people, judgedAgain, submissions] = await Promise.all([
    loadPeople(asking.db, contest, null),
    verdictsBefore(asking.db, Prisma.sql`s.contest_id = ${contestId}`),
    asking.db.submission.findMany({
      where: {
        contestId,
        submittedAt: { gte: contest.startsAt, lte: contest.endsAt },
        contestProblemId: { not: null },
        participant: { kind: { not: 'VIRTUAL' }, ...(removesStars ? { isStar: false } : {}) },
      },
      orderBy: { id: 'desc' },
      select: { id: true, status: true, submittedAt: true, contestProblemId: true, participantId: true },
    }),
  ]);
  const before = new Map(judgedAgain.map((one) => [one.id, one.status]));
  const displayIds = new Map(contest.problems.map(({ id, displayId }) => [id, displayId]));
  return submissions.flatMap(({ id, status, submittedAt, contestProblemId, participantId }) => {
    const [person, displayId] = [people.get(participantId ?? 0), displayIds.get(contestProblemId ?? 0)];
    return person === undefined || displayId === undefined
      ? []
      : [{ submissionId: id, status: before.get(id) ?? status, submittedAt, displayId, person }];
  });
}
