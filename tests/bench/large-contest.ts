import type { Services } from '@verdict/schema/core/context.ts';

const hourMs = 3_600_000;

/**
 * A contest of five hours of which all programs are submitted, four by everybody to each problem within three hours.
 */
export interface LargeContest {
  readonly authorId: string;
  readonly participants: number;
  readonly problems: number;
  /**
   * True: it is over, with all after its first hour under the seal. False: its third hour is over, and nothing is
   * sealed.
   */
  readonly isToResolve: boolean;
}

/** Makes it of the first users and problems that `ManyRows` made. @returns its id. */
export async function makeLargeContest(
  { db }: Services,
  { authorId, participants, problems, isToResolve }: LargeContest,
): Promise<number> {
  const startsAt = new Date(Date.now() - (isToResolve ? 6 : 3) * hourMs);
  const { id } = await db.contest.create({
    data: {
      title: 'Large',
      authorId,
      startsAt,
      endsAt: new Date(startsAt.getTime() + 5 * hourMs),
      sealsAt: isToResolve ? new Date(startsAt.getTime() + hourMs) : null,
      isUnsealedAtEnd: false,
    },
  });
  await db.$executeRaw`
    INSERT INTO contest_problem (contest_id, problem_id, display_id, display_title, position)
    SELECT ${id}::int, n, 'P' || n, 'Problem ' || n, n
    FROM generate_series(1, ${problems}::int) n`;
  await db.$executeRaw`
    WITH made AS (
      INSERT INTO contest_participant (contest_id, registered_at, tries)
      SELECT ${id}::int, now(), (
        SELECT jsonb_object_agg(p.id::text, (
          SELECT jsonb_agg(
            jsonb_build_array(
              n * 1000 + p.id * 10 + k,
              (p.position * 600 + k * 60 + n % 500) * 1000,
              CASE WHEN k = 3 AND (n + p.id) % 3 > 0 THEN 0 ELSE -1 END,
              NULL,
              5
            ) ORDER BY k
          )
          FROM generate_series(0, 3) k
        ))
        FROM contest_problem p
        WHERE p.contest_id = ${id}::int
      )
      FROM generate_series(1, ${participants}::int) n
      RETURNING id
    )
    INSERT INTO contest_member (participant_id, contest_id, user_id)
    SELECT id, ${id}::int, lpad(to_hex(row_number() OVER (ORDER BY id)), 32, '0')
    FROM made`;
  await db.$executeRaw`ANALYZE contest_participant`;
  return id;
}
