import type { Db } from '@verdict/prisma/db.ts';

/** A contest with a board to look at. */
export interface BoardContest {
  readonly id: number;
  /** Ids of its problems in the contest; the first is the demo's "A plus B". */
  readonly problemIds: readonly number[];
}

interface BoardWishes {
  readonly type?: 'ACM' | 'OI';
  readonly participants?: number;
  /** Sealed since half an hour. */
  readonly isSealed?: boolean;
  /** Over since five minutes, sealed from its first hour on and still; of this account. */
  readonly endedOf?: string;
}

const minute = 60_000;

/**
 * A contest with the demo's problems, open to visitors, in which many have submitted: a running one of root's unless
 * wished otherwise.
 */
export async function buildBoardContest(
  db: Db['db'],
  { type = 'ACM', participants = 60, isSealed = false, endedOf }: BoardWishes = {},
): Promise<BoardContest> {
  const author = await db.user.findUniqueOrThrow({ where: { usernameKey: endedOf ?? 'root' }, select: { id: true } });
  const problems = await db.problem.findMany({
    where: {
      visibility: 'PUBLIC',
      displayId: {
        in: ['1000', '1001', '1002', '1003', '1004', '1005', '1006', '1007', '1008', '1009', '1010', '1011'],
      },
    },
    orderBy: { displayId: 'asc' },
    select: { id: true, title: true },
  });
  const now = Date.now();
  const contest = await db.contest.create({
    data: {
      title: `Spring Open, ${type}`,
      type,
      authorId: author.id,
      isBoardOpen: true,
      startsAt: new Date(now - 200 * minute),
      ...(endedOf === undefined
        ? { endsAt: new Date(now + 100 * minute), sealsAt: isSealed ? new Date(now - 30 * minute) : null }
        : { endsAt: new Date(now - 5 * minute), sealsAt: new Date(now - 140 * minute), isUnsealedAtEnd: false }),
      problems: {
        create: problems.map(({ id, title }, position) => ({
          problemId: id,
          displayId: String.fromCodePoint(65 + position),
          displayTitle: title,
          position,
          color: `hsl(${position * 30} 80% 60%)`,
        })),
      },
    },
    select: { id: true, problems: { select: { id: true }, orderBy: { position: 'asc' } } },
  });
  const prefix = `b${contest.id}n`;
  await db.$executeRaw`
    INSERT INTO "user" (id, username, username_key, password_hash, school, updated_at)
    SELECT
      md5(${prefix} || n), ${prefix} || n, ${prefix} || n, 'none',
      'University of ' || (ARRAY['Aachen', 'Bergen', 'Coimbra', '清华园', 'Delft'])[1 + n % 5],
      now()
    FROM generate_series(1, ${participants}::int) n`;
  await db.$executeRaw`
    WITH made AS (
      INSERT INTO contest_participant (contest_id, registered_at, is_star, tries)
      SELECT ${contest.id}::int, now(), n % 17 = 3, coalesce((
        SELECT jsonb_object_agg(p.id::text, (
          SELECT jsonb_agg(
            jsonb_build_array(
              n * 1000 + p.id * 10 + k,
              ((p.position * 14 + k * 9 + n * 7 % 40) * 60 + n % 59) * 1000,
              CASE
                WHEN k = 1 + (n + p.position) % 3 AND (n * 31 + p.position * 7) % 5 > p.position / 4 THEN 0
                ELSE -1
              END,
              CASE WHEN ${type} = 'OI' THEN
                CASE
                  WHEN k = 1 + (n + p.position) % 3 AND (n * 31 + p.position * 7) % 5 > p.position / 4 THEN 100
                  ELSE n * k % 90
                END
              END,
              15 + n
            ) ORDER BY k
          )
          FROM generate_series(1, 1 + (n + p.position) % 3) k
        ))
        FROM contest_problem p
        WHERE p.contest_id = ${contest.id}::int AND (n * 13 + p.position * 5) % 7 > p.position / 3
      ), '{}')
      FROM generate_series(1, ${participants}::int) n
      RETURNING id
    )
    INSERT INTO contest_member (participant_id, contest_id, user_id)
    SELECT id, ${contest.id}::int, md5(${prefix} || row_number() OVER (ORDER BY id))
    FROM made`;
  return { id: contest.id, problemIds: contest.problems.map(({ id }) => id) };
}
