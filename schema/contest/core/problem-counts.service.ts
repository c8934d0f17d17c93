import { Status } from '@verdict/judge/protocol/status.ts';
import { Prisma } from '@verdict/prisma/generated/client/client.ts';
import type { Context } from '../../core/context.ts';
import type { RuledContest } from '../../place/contest/contest.rule.ts';
import { freeStatuses } from './try-cost.ts';

/** How many participants are how far with a problem of a contest. */
export interface ProblemCounts {
  readonly contestProblemId: number;
  /** Those it was accepted from. */
  readonly accepted: number;
  /** Those whose cell on the board is not empty. */
  readonly submitted: number;
}

/** What counts. */
interface CountsRequest {
  readonly includesAfterEnd: boolean;
  /** From here on nothing counts, be it asked for after the end; null: to the end. */
  readonly until: Date | null;
  /** From here on the viewer may know that something was submitted, and not its verdict; null: all verdicts. */
  readonly frozenFrom: Date | null;
}

/**
 * Counts of the problems of a contest, from what its board is made of; problems nobody tried are left out.
 */
export function problemCounts(
  { db, reads }: Pick<Context, 'db' | 'reads'>,
  { id, startsAt, endsAt }: Pick<RuledContest, 'id' | 'startsAt' | 'endsAt'>,
  { includesAfterEnd, until, frozenFrom }: CountsRequest,
): Promise<ProblemCounts[]> {
  const lengthMs = until === null ? endsAt.getTime() - startsAt.getTime() : until.getTime() - startsAt.getTime() - 1;
  const isAllCounted = includesAfterEnd && until === null;
  const frozenMs = frozenFrom === null ? null : frozenFrom.getTime() - startsAt.getTime();
  // A try is [submission, milliseconds since the start, status, ...] (schema/contest/scoreboard/stored-tries.ts).
  const counted = Prisma.sql`
    (one.try->>1)::float8 >= 0 AND (${isAllCounted} OR (one.try->>1)::float8 <= ${lengthMs}::float8)`;
  const told = Prisma.sql`(${frozenMs === null} OR (one.try->>1)::float8 < ${frozenMs ?? 0}::float8)`;
  return reads.once(
    `problem counts ${id} ${startsAt.getTime()} ${lengthMs} ${isAllCounted} ${frozenMs}`,
    () => db.$queryRaw<ProblemCounts[]>`
    SELECT own.key::int AS "contestProblemId", count(*) FILTER (WHERE own.is_accepted)::int AS accepted,
      count(*) FILTER (WHERE own.is_counted)::int AS submitted
    FROM (
      SELECT of_problem.key, bool_or((one.try->>2)::int = ${Status.ACCEPTED} AND ${told}) AS is_accepted,
        bool_or((one.try->>2)::int <> ALL(${freeStatuses}::int[]) OR (one.try->>3) IS NOT NULL OR NOT ${told})
          AS is_counted
      FROM contest_participant p, jsonb_each(p.tries) of_problem, jsonb_array_elements(of_problem.value) one(try)
      WHERE p.contest_id = ${id} AND p.kind <> 'VIRTUAL'
        AND EXISTS (SELECT FROM contest_member m WHERE m.participant_id = p.id) AND ${counted}
      GROUP BY p.id, of_problem.key
    ) own
    GROUP BY own.key`,
  );
}
