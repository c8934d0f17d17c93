import { Status } from '@verdict/judge/protocol/status.ts';
import { Prisma } from '@verdict/prisma/generated/client/client.ts';
import DataLoader from 'dataloader';
import type { Context } from '../../core/context.ts';

/** Result of a member on a problem of a training. */
export interface TrainingRankCell {
  readonly problemId: number;
  /** In the bank. */
  readonly displayId: string;
  /** Accepted if it ever was, else that of the newest judged submission. */
  readonly status: number;
  /** Best score of an OI problem. */
  readonly score: number | null;
  /** Best run time; null: not solved. */
  readonly timeMs: number | null;
}

interface Cell extends TrainingRankCell {
  readonly userId: string;
  readonly trainingId: number;
}

/** A member of a training. */
interface Member {
  readonly trainingId: number;
  readonly userId: string;
}

const keyOf = ({ trainingId, userId }: Member) => `${trainingId} ${userId}`;
const loaders = new WeakMap<Context, DataLoader<Member, readonly TrainingRankCell[]>>();

/** Problems that a member tried, in the order of the training; those of all rows of a page come by one query. */
export function loadRankCells(context: Context, member: Member): Promise<readonly TrainingRankCell[]> {
  let loader = loaders.get(context);
  if (loader === undefined) {
    loader = new DataLoader<Member, readonly TrainingRankCell[]>(
      async (members) => {
        const cells = Map.groupBy(await cellsOf(context, members), keyOf);
        return members.map((one) => cells.get(keyOf(one)) ?? []);
      },
      { cache: false },
    );
    loaders.set(context, loader);
  }
  return loader.load(member);
}

/** A submission that is judged again keeps its verdict until there is another, as in counters.service.ts. */
const newestStatus = Prisma.sql`
  SELECT coalesce(v.status, s.status) AS status
  FROM submission s
    LEFT JOIN verdict_change v ON s.status IN (5, 6, 7, 9) AND v.submission_id = s.id AND v.version = s.version
  WHERE o.first_accepted_at IS NULL
    AND s.user_id = one.user_id AND s.problem_id = l.problem_id AND s.contest_id IS NULL AND s.origin = 'PRACTICE'
    AND coalesce(v.status, s.status) IN (-3, -2, -1, 0, 1, 2, 3, 4, 8)
  ORDER BY s.id DESC
  LIMIT 1`;

function cellsOf({ db }: Context, members: readonly Member[]): Promise<Cell[]> {
  return db.$queryRaw<Cell[]>`
    SELECT one.training_id AS "trainingId", one.user_id AS "userId", l.problem_id AS "problemId",
      p.display_id AS "displayId", o.best_score AS score,
      CASE WHEN o.first_accepted_at IS NULL THEN newest.status ELSE ${Status.ACCEPTED}::int END AS status,
      CASE WHEN o.first_accepted_at IS NOT NULL THEN coalesce(o.best_time_ms, 0) END AS "timeMs"
    FROM unnest(
        ${members.map(({ trainingId }) => trainingId)}::int[], ${members.map(({ userId }) => userId)}::bpchar[]
      ) AS one (training_id, user_id)
      JOIN training_problem l ON l.training_id = one.training_id AND l.is_counted
      JOIN problem p ON p.id = l.problem_id
      JOIN solved_problem o ON o.user_id = one.user_id AND o.problem_id = l.problem_id
      LEFT JOIN LATERAL (${newestStatus}) newest ON true
    WHERE o.first_accepted_at IS NOT NULL OR newest.status IS NOT NULL
    ORDER BY l.rank, l.problem_id`;
}
