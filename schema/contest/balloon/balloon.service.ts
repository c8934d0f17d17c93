import type { Prisma } from '@verdict/prisma/generated/client/client.ts';
import type { Context } from '../../core/context.ts';
import { sliceOf, type Page, type PageRequest } from '../../core/page.ts';
import { visibleContests } from '../../place/contest/contest.rule.ts';
import { administerContest } from '../core/contest.service.ts';
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
  contestProblem: { select: { displayId: true, displayTitle: true, color: true } },
  balloon: { select: { checkedAt: true, carrier: { select: { username: true } } } },
} as const satisfies Prisma.SubmissionSelect;

/** A solved problem whose balloon is to be brought, or was. */
export type BalloonRow = Pick<Earned, 'second' | 'isFirst'> &
  Prisma.SubmissionGetPayload<{ select: typeof balloonSelect }>;

type Asking = Pick<Context, 'db' | 'reads' | 'viewer' | 'now' | 'boards'>;

/** Which balloons of a contest. */
export interface BalloonRequest {
  readonly contestId: number;
  readonly page: PageRequest;
}

/**
 * A page of the balloons of a contest: those to be brought first, then those that were, each in the order their
 * problems were solved. Under the seal too: its admins see all.
 *
 * @throws ContestNotFound, NotContestAdmin, NoBalloons
 */
export async function listBalloons(asking: Asking, { contestId, page }: BalloonRequest): Promise<Page<BalloonRow>> {
  const { db } = asking;
  const { contest } = await administerContest(asking, contestId);
  if (contest.type !== 'ACM') throw new NoBalloons();
  const [earned, checked] = await Promise.all([
    readEarned(asking, contestId),
    db.balloon.findMany({ where: { contestId }, select: { submissionId: true } }),
  ]);
  const brought = new Set(checked.map(({ submissionId }) => submissionId));
  const ordered = [
    ...earned.filter(({ submissionId }) => !brought.has(submissionId)),
    ...earned.filter(({ submissionId }) => brought.has(submissionId)),
  ];
  const { skip, take } = sliceOf(page);
  return { ...page, items: await readRows(asking, ordered.slice(skip, skip + take)), total: earned.length };
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

async function readRows({ db }: Pick<Context, 'db'>, earned: readonly Earned[]): Promise<BalloonRow[]> {
  const submissions = await db.submission.findMany({
    where: { id: { in: earned.map(({ submissionId }) => submissionId) } },
    select: balloonSelect,
  });
  const byId = new Map(submissions.map((submission) => [submission.id, submission]));
  return earned.flatMap(({ submissionId, second, isFirst }) => {
    const submission = byId.get(submissionId);
    return submission === undefined ? [] : [{ ...submission, second, isFirst }];
  });
}

/**
 * Says of a balloon that the viewer brought it, or that nobody did after all. Who said so first stays its carrier.
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
  if (contestId !== null) await administerContest(context, contestId);
  if (contestId === null || contestProblemId === null || participantId === null) throw new BalloonNotFound();
  const earned = (await readEarned(context, contestId)).find((one) => one.submissionId === submissionId);
  if (earned === undefined) throw new BalloonNotFound();
  await db.$transaction(async (tx) => {
    if (isChecked) {
      const { count } = await tx.balloon.createMany({
        data: { submissionId, contestId, contestProblemId, carrierId: viewer.userId, checkedAt: now },
        skipDuplicates: true,
      });
      const brought =
        count > 0
          ? null
          : await tx.balloon.findUnique({
              where: { submissionId },
              select: { carrierId: true, carrier: { select: { username: true } } },
            });
      if (brought !== null && brought.carrierId !== viewer.userId)
        throw new BalloonBrought(brought.carrier?.username ?? null);
    } else await tx.balloon.deleteMany({ where: { submissionId } });
    await pubsub.publish('board', { contestId, participantId }, tx);
  });
  const [row] = await readRows(context, [earned]);
  if (row === undefined) throw new BalloonNotFound();
  return row;
}
