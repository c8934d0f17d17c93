import { Status } from '@verdict/judge/protocol/status.ts';
import { Prisma, type PrismaClient } from '@verdict/prisma/generated/client/client.ts';
import type { Context } from '../../core/context.ts';
import { readTogether } from '../../core/read-together.ts';
import { isSealedToRead } from '../../place/contest/contest.rule.ts';
import type { EnteredContest } from './contest.service.ts';

/** How a viewer stands with a problem of a contest. */
export interface OwnStanding {
  readonly contestProblemId: number;
  /**
   * Accepted if it ever was, else partially accepted if it ever was, else that of the newest; unknown where a sealed
   * result is not told.
   */
  readonly status: number;
  /** The score that counts, of what is told; null in ACM contests and when there is none. */
  readonly score: number | null;
}

/**
 * Where the viewer, or the team the viewer is in, stands with the problems of a contest; those without a submission are
 * left out. While a virtual participation runs that alone counts, and afterwards for who submitted nothing in the
 * contest's own time. While a submission is judged again, its old verdict goes on counting, as on the board.
 */
export async function ownStandings(
  asking: Pick<Context, 'db' | 'reads' | 'viewer' | 'now'>,
  entered: EnteredContest,
  { includesAfterEnd }: { readonly includesAfterEnd: boolean },
): Promise<readonly OwnStanding[]> {
  const { db, reads, viewer, now } = asking;
  if (viewer.kind !== 'user') return [];
  const { userId } = viewer;
  const { contest, virtual } = entered;
  const isUnknown = contest.type === 'OI' && isSealedToRead(viewer, contest, now);
  const inContest = { userId, contest, includesAfterEnd, isUnknown };
  if (virtual === null) return (await readStandings(reads, inContest)) ?? [];
  const inVirtual = Prisma.sql`s.participant_id IS NOT DISTINCT FROM ${virtual.participantId}::int`;
  const apart = async () => {
    if (await tookPart(db, { contest, userId }))
      return Prisma.sql`${countedInContest(inContest)} AND NOT (${inVirtual})`;
    return includesAfterEnd ? countedInContest(inContest) : inVirtual;
  };
  return standingsOf(db, { ...inContest, userIds: [userId], counted: virtual.isRunning ? inVirtual : await apart() });
}

/** Whose standings in which contest. */
interface StandingsRequest {
  readonly userId: string;
  readonly contest: EnteredContest['contest'];
  readonly includesAfterEnd: boolean;
  /** Are results under the seal not told? */
  readonly isUnknown: boolean;
}

/** What standings of one query have in common. */
const sharedKey = ({ contest: { id, type, oiScoreRule, endsAt }, includesAfterEnd, isUnknown }: StandingsRequest) =>
  JSON.stringify([id, type, oiScoreRule, endsAt, includesAfterEnd, isUnknown]);
const standingsKey = (request: StandingsRequest) => `${request.userId} ${sharedKey(request)}`;

const readStandings = readTogether(standingsKey, async (db: PrismaClient, requests: readonly StandingsRequest[]) => {
  const together = [...Map.groupBy(requests, sharedKey).values()];
  const rows = await Promise.all(
    together.map(async (alike) => {
      const [request] = alike;
      if (request === undefined) return [];
      const found = Map.groupBy(
        await standingsOf(db, {
          ...request,
          userIds: alike.map(({ userId }) => userId),
          counted: countedInContest(request),
        }),
        ({ userId }) => userId,
      );
      return alike.map((one) => [standingsKey(one), found.get(one.userId) ?? []] as const);
    }),
  );
  return new Map(rows.flat());
});

/** What counts in the contest itself, of the account `u.user_id` or the team it is in, which is `m.participant_id`. */
function countedInContest({ contest, includesAfterEnd }: StandingsRequest): Prisma.Sql {
  return Prisma.sql`${includesAfterEnd ? Prisma.sql`true` : Prisma.sql`submitted_at <= ${contest.endsAt}`}
    AND (s.user_id = u.user_id OR s.participant_id = m.participant_id)`;
}

function standingsOf(
  db: Context['db'],
  {
    userIds,
    contest,
    isUnknown,
    counted,
  }: Omit<StandingsRequest, 'userId'> & { readonly userIds: readonly string[]; readonly counted: Prisma.Sql },
): Promise<(OwnStanding & { readonly userId: string })[]> {
  const shownScore =
    contest.type === 'ACM'
      ? Prisma.sql`NULL::int`
      : contest.oiScoreRule === 'HIGHEST'
        ? Prisma.sql`max(score)`
        : Prisma.sql`(array_agg(score ORDER BY id DESC) FILTER (WHERE score IS NOT NULL))[1]`;
  return db.$queryRaw`
    SELECT u.user_id AS "userId", problem AS "contestProblemId", ${shownScore} AS score,
      (array_agg(status ORDER BY CASE status
        WHEN ${Status.SUBMITTED_UNKNOWN_RESULT} THEN 0
        WHEN ${Status.ACCEPTED} THEN 1
        WHEN ${Status.PARTIAL_ACCEPTED} THEN 2
        ELSE 3 END, id DESC))[1] AS status
    FROM unnest(${userIds}::char(32)[]) u(user_id)
    LEFT JOIN contest_member m ON m.contest_id = ${contest.id} AND m.user_id = u.user_id AND NOT m.is_virtual
    CROSS JOIN LATERAL (
      SELECT s.id, contest_problem_id AS problem,
        CASE WHEN is_under_seal AND ${isUnknown} THEN NULL ELSE s.score END AS score,
        CASE
          WHEN is_under_seal AND ${isUnknown} THEN ${Status.SUBMITTED_UNKNOWN_RESULT}::int
          ELSE coalesce(v.status, s.status) END AS status
      FROM submission s
        LEFT JOIN verdict_change v ON s.status IN (5, 6, 7, 9) AND v.submission_id = s.id AND v.version = s.version
      WHERE s.contest_id = ${contest.id} AND origin = 'CONTEST' AND contest_problem_id IS NOT NULL AND ${counted}
    ) own
    GROUP BY u.user_id, problem`;
}

/** Did somebody, or their team, submit while the contest itself ran? */
async function tookPart(
  db: Context['db'],
  { contest, userId }: { readonly contest: EnteredContest['contest']; readonly userId: string },
): Promise<boolean> {
  const participant = { kind: { not: 'VIRTUAL' }, members: { some: { userId } } } as const;
  return (
    (await db.submission.findFirst({
      where: { contestId: contest.id, submittedAt: { lte: contest.endsAt }, participant },
      select: { id: true },
    })) !== null
  );
}
