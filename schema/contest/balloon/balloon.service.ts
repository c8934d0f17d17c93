import { isFinal } from '@verdict/judge/protocol/status.ts';
import type { Prisma } from '@verdict/prisma/generated/client/client.ts';
import type { Context } from '../../core/context.ts';
import { sliceOf, type Page, type PageRequest } from '../../core/page.ts';
import { visibleContests } from '../../place/contest/contest.rule.ts';
import { isSealed } from '../../place/contest/seal.ts';
import { titlesSelect } from '../../problem/bank/named-title.ts';
import { administerContest, type EnteredContest } from '../core/contest.service.ts';
import { rulesOf } from '../scoreboard/board-data.service.ts';
import type { BoardSubmissions } from '../scoreboard/contest-memory.ts';
import { BalloonBrought, BalloonNotFound, NoBalloons } from './balloon.error.ts';
import { earnedBalloons, type Earned } from './earned.ts';

/** Balloons of a page unless asked otherwise (specification, section 9). */
export const defaultBalloonPage = 20;

const balloonSelect = {
  id: true,
  contestId: true,
  problemId: true,
  submittedAt: true,
  user: { select: { id: true, username: true, realName: true } },
  participant: { select: { name: true } },
  contestProblem: { select: { displayId: true, displayTitle: true, color: true, problem: { select: titlesSelect } } },
} as const satisfies Prisma.SubmissionSelect;

const broughtSelect = {
  submissionId: true,
  contestProblemId: true,
  checkedAt: true,
  carrierId: true,
  carrier: { select: { username: true } },
  submission: { select: { participantId: true, status: true, submittedAt: true } },
} as const satisfies Prisma.BalloonSelect;
type Brought = Prisma.BalloonGetPayload<{ select: typeof broughtSelect }>;

/** A balloon that is earned or was brought. */
interface Listed extends Pick<Earned, 'submissionId' | 'second' | 'isFirst'> {
  /** Was the problem solved since the freeze of a scoreboard that is frozen now? */
  readonly isSinceFreeze: boolean;
  readonly isEarned: boolean;
  /** Was it brought for a submission whose verdict is another now, so that nobody has earned it? */
  readonly isRevoked: boolean;
  /** Null: nobody brought it yet. */
  readonly brought: Brought | null;
}

/** A balloon with its problem and its participant. */
export type BalloonRow = Omit<Listed, 'isEarned' | 'submissionId'> &
  Prisma.SubmissionGetPayload<{ select: typeof balloonSelect }>;

type Asking = Pick<Context, 'db' | 'reads' | 'viewer' | 'now' | 'boards'>;

/** Which balloons of a contest. */
export interface BalloonRequest {
  readonly contestId: number;
  readonly page: PageRequest;
  /** Also those to be brought for problems solved since the freeze, while the scoreboard is frozen. */
  readonly includesFrozen: boolean;
  /** Also those brought that nobody has earned any more. */
  readonly includesRevoked: boolean;
}

/**
 * A page of the balloons of a contest: those to be taken back first, then those to be brought, then those that were,
 * each in the order their problems were solved.
 *
 * @throws ContestNotFound, NotContestAdmin, NoBalloons
 */
export async function listBalloons(
  asking: Asking,
  { contestId, page, includesFrozen, includesRevoked }: BalloonRequest,
): Promise<Page<BalloonRow>> {
  const { contest } = await administerContest(asking, contestId);
  if (contest.type !== 'ACM') throw new NoBalloons();
  const listed = (await readListed(asking, contest)).filter(
    ({ isSinceFreeze, isEarned, brought }) =>
      (includesRevoked || isEarned) && (includesFrozen || !isSinceFreeze || brought !== null),
  );
  const ordered = [
    ...listed.filter(({ isRevoked }) => isRevoked),
    ...listed.filter(({ brought }) => brought === null),
    ...listed.filter(({ brought, isRevoked }) => brought !== null && !isRevoked),
  ];
  const { skip, take } = sliceOf(page);
  return { ...page, items: await readRows(asking, ordered.slice(skip, skip + take)), total: listed.length };
}

/** A participant gets one balloon a problem, whichever of their submissions it was brought for. */
function placeOf(participantId: number | null, contestProblemId: number): string {
  return `${participantId}/${contestProblemId}`;
}

/** All balloons, in the order their problems were solved. While a brought one is judged again, it stays as it is. */
async function readListed(asking: Asking, contest: EnteredContest['contest']): Promise<Listed[]> {
  const [earned, stored] = await Promise.all([
    readEarned(asking, contest.id),
    asking.db.balloon.findMany({ where: { contestId: contest.id }, select: broughtSelect }),
  ]);
  const { startsAt, sealsAt } = contest;
  const freezeMs =
    sealsAt !== null && isSealed(contest, asking.now)
      ? sealsAt.getTime() - startsAt.getTime()
      : Number.POSITIVE_INFINITY;
  const broughtAt = new Map(
    stored.map((brought) => [placeOf(brought.submission.participantId, brought.contestProblemId), brought]),
  );
  const earnedPlaces = new Set(
    earned.map(({ participantId, contestProblemId }) => placeOf(participantId, contestProblemId)),
  );
  const unearned = stored.filter(
    ({ submission: { participantId }, contestProblemId }) =>
      participantId !== null && !earnedPlaces.has(placeOf(participantId, contestProblemId)),
  );
  return [
    ...earned.map(({ submissionId, second, isFirst, atMs, participantId, contestProblemId }) => ({
      submissionId,
      second,
      isFirst,
      isSinceFreeze: atMs >= freezeMs,
      isEarned: true,
      isRevoked: false,
      brought: broughtAt.get(placeOf(participantId, contestProblemId)) ?? null,
    })),
    ...unearned.map((brought) => {
      const atMs = brought.submission.submittedAt.getTime() - startsAt.getTime();
      return {
        submissionId: brought.submissionId,
        second: Math.floor(atMs / 1_000),
        isFirst: false,
        isSinceFreeze: atMs >= freezeMs,
        isEarned: false,
        isRevoked: isFinal(brought.submission.status),
        brought,
      };
    }),
  ].toSorted((a, b) => a.second - b.second || a.submissionId - b.submissionId);
}

/** Derived once for all who ask, until something changes. */
const derived = new WeakMap<BoardSubmissions, readonly Earned[]>();

/** Of who takes part in the contest itself: who does later has no place to bring it to. */
async function readEarned({ boards }: Pick<Context, 'boards'>, contestId: number): Promise<readonly Earned[]> {
  const submissions = await boards.submissions(contestId);
  if (submissions === null) return [];
  const earned = derived.get(submissions) ?? earnedBalloons(submissions.rows, rulesOf(submissions.contest));
  derived.set(submissions, earned);
  return earned;
}

async function readRows({ db }: Pick<Context, 'db'>, listed: readonly Listed[]): Promise<BalloonRow[]> {
  const submissions = await db.submission.findMany({
    where: { id: { in: listed.map(({ submissionId }) => submissionId) } },
    select: balloonSelect,
  });
  const byId = new Map(submissions.map((submission) => [submission.id, submission]));
  return listed.flatMap(({ submissionId, second, isFirst, isSinceFreeze, isRevoked, brought }) => {
    const submission = byId.get(submissionId);
    return submission === undefined ? [] : [{ ...submission, second, isFirst, isSinceFreeze, isRevoked, brought }];
  });
}

/**
 * Says of a balloon that the viewer brought it, or that nobody did after all, or took it back. Who said first that it
 * is brought stays its carrier.
 *
 * @throws BalloonNotFound, BalloonBrought, NotContestAdmin
 */
export async function checkBalloon(context: Context, submissionId: number, isChecked: boolean): Promise<BalloonRow> {
  const { db, viewer, now, pubsub } = context;
  const submission = await db.submission.findFirst({
    where: { id: submissionId, contest: visibleContests(viewer) },
    select: { contestId: true, contestProblemId: true, participantId: true },
  });
  if (viewer.kind !== 'user' || submission === null) throw new BalloonNotFound();
  const { contestId, contestProblemId, participantId } = submission;
  if (contestId === null) throw new BalloonNotFound();
  const { contest } = await administerContest(context, contestId);
  if (contestProblemId === null || participantId === null) throw new BalloonNotFound();
  const find = async () => (await readListed(context, contest)).find((one) => one.submissionId === submissionId);
  const listed = await find();
  if (listed === undefined || (isChecked && !listed.isEarned)) throw new BalloonNotFound();
  await db.$transaction(async (tx) => {
    if (!isChecked) await tx.balloon.deleteMany({ where: { contestProblemId, submission: { participantId } } });
    else {
      const { count } =
        listed.brought === null
          ? await tx.balloon.createMany({
              data: { submissionId, contestId, contestProblemId, carrierId: viewer.userId, checkedAt: now },
              skipDuplicates: true,
            })
          : { count: 0 };
      const brought =
        count > 0
          ? null
          : await tx.balloon.findFirst({
              where: { contestProblemId, submission: { participantId } },
              select: { carrierId: true, carrier: { select: { username: true } } },
            });
      if (brought !== null && brought.carrierId !== viewer.userId)
        throw new BalloonBrought(brought.carrier?.username ?? null);
    }
    await pubsub.publish('board', { contestId, participantId }, tx);
  });
  // A balloon that was taken back is in the list no more.
  const [row] = await readRows(context, [(await find()) ?? { ...listed, brought: null }]);
  if (row === undefined) throw new BalloonNotFound();
  return row;
}
