import { Status } from '@verdict/judge/protocol/status.ts';
import { Prisma } from '@verdict/prisma/generated/client/client.ts';
import type { Context } from '../context.ts';
import { isSealedFor } from './contest.rule.ts';
import type { EnteredContest } from './contest.service.ts';

/** How a viewer stands with a problem of a contest. */
export interface OwnStanding {
  readonly contestProblemId: number;
  /** Accepted if it ever was, else partially accepted if it ever was, else that of the newest; unknown where a sealed result is not told. */
  readonly status: number;
  /** The score that counts, of what is told; null in ACM contests and when there is none. */
  readonly score: number | null;
}

/**
 * Where the viewer, or the team the viewer is in, stands with the problems of a contest; those without a submission are left
 * out. While a virtual participation runs that alone counts, and afterwards for who handed in nothing in the contest's own time.
 * While a submission is judged again, its old verdict goes on counting, as on the board.
 */
export async function ownStandings(
  { db, viewer, now }: Pick<Context, 'db' | 'viewer' | 'now'>,
  { contest, virtual }: EnteredContest,
  { includesAfterEnd }: { readonly includesAfterEnd: boolean },
): Promise<OwnStanding[]> {
  if (viewer.kind !== 'user') return [];
  const isUnknown = contest.type === 'OI' && isSealedFor(viewer, contest, now);
  const shownScore = contest.type === 'ACM' ? Prisma.sql`NULL::int` : contest.oiScoreRule === 'HIGHEST' ? Prisma.sql`max(score)` : Prisma.sql`(array_agg(score ORDER BY id DESC) FILTER (WHERE score IS NOT NULL))[1]`;
  const inVirtual = Prisma.sql`participant_id IS NOT DISTINCT FROM ${virtual?.participantId ?? null}::int`;
  const inContest = Prisma.sql`${includesAfterEnd ? Prisma.sql`true` : Prisma.sql`submitted_at <= ${contest.endsAt}`}
        AND (user_id = ${viewer.userId} OR participant_id IN (SELECT participant_id FROM contest_member WHERE user_id = ${viewer.userId} AND contest_id = ${contest.id} AND NOT is_virtual))`;
  const apart = async () => {
    if (await tookPart(db, { contest, userId: viewer.userId })) return Prisma.sql`${inContest} AND NOT (${inVirtual})`;
    return includesAfterEnd ? inContest : inVirtual;
  };
  const counted = virtual === null ? inContest : virtual.isRunning ? inVirtual : await apart();
  return db.$queryRaw<OwnStanding[]>`
    SELECT problem AS "contestProblemId", ${shownScore} AS score,
      (array_agg(status ORDER BY CASE status WHEN ${Status.SUBMITTED_UNKNOWN_RESULT} THEN 0 WHEN ${Status.ACCEPTED} THEN 1 WHEN ${Status.PARTIAL_ACCEPTED} THEN 2 ELSE 3 END, id DESC))[1] AS status
    FROM (
      SELECT s.id, contest_problem_id AS problem, CASE WHEN is_under_seal AND ${isUnknown} THEN NULL ELSE s.score END AS score,
        CASE WHEN is_under_seal AND ${isUnknown} THEN ${Status.SUBMITTED_UNKNOWN_RESULT}::int ELSE coalesce(v.status, s.status) END AS status
      FROM submission s LEFT JOIN verdict_change v ON s.status IN (5, 6, 7, 9) AND v.submission_id = s.id AND v.version = s.version
      WHERE contest_id = ${contest.id} AND origin = 'CONTEST' AND contest_problem_id IS NOT NULL AND ${counted}
    ) own
    GROUP BY problem`;
}

/** Did somebody, or their team, hand in while the contest itself ran? */
async function tookPart(db: Context['db'], { contest, userId }: { readonly contest: EnteredContest['contest']; readonly userId: string }): Promise<boolean> {
  const participant = { kind: { not: 'VIRTUAL' }, members: { some: { userId } } } as const;
  return (await db.submission.findFirst({ where: { contestId: contest.id, submittedAt: { lte: contest.endsAt }, participant }, select: { id: true } })) !== null;
}
