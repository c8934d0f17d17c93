import { Prisma } from '@verdict/prisma/generated/client/client.ts';
import DataLoader from 'dataloader';
import type { Context } from '../../core/context.ts';
import { userIdOrNull } from '../../core/viewer-user.ts';

/** How far a list is, for one account. */
export interface TrainingFigures {
  /** Problems that count, the same for all readers. */
  readonly problemCount: number;
  /** Those that the viewer solved; 0 for visitors. */
  readonly solvedCount: number;
}

const loaders = new WeakMap<Context, DataLoader<number, TrainingFigures>>();

/** Problems of a training, and the viewer's progress; all that one step of a request asks for come by one query. */
export function loadTrainingFigures(context: Context, trainingId: number): Promise<TrainingFigures> {
  let loader = loaders.get(context);
  if (loader === undefined) {
    loader = new DataLoader<number, TrainingFigures>((ids) => figuresOf(context, ids), { cache: false });
    loaders.set(context, loader);
  }
  return loader.load(trainingId);
}

/** Share of the problems that are solved, in percent with 2 decimals; 0 of a list without problems. */
export function percentOf({ problemCount, solvedCount }: TrainingFigures): number {
  return problemCount === 0 ? 0 : Math.round((10_000 * solvedCount) / problemCount) / 100;
}

async function figuresOf({ db, viewer }: Context, trainingIds: readonly number[]): Promise<TrainingFigures[]> {
  const rows = await db.$queryRaw<(TrainingFigures & { readonly trainingId: number })[]>`
    SELECT t.id AS "trainingId", ${solvedBy(userIdOrNull(viewer))} AS "solvedCount",
      (SELECT count(*)::int FROM training_problem l WHERE l.training_id = t.id AND l.is_counted) AS "problemCount"
    FROM unnest(${[...new Set(trainingIds)]}::int[]) AS t (id)`;
  const byId = new Map(rows.map((row) => [row.trainingId, row]));
  return trainingIds.map((id) => byId.get(id) ?? { problemCount: 0, solvedCount: 0 });
}

/** Of `t`: for members the figure that the rank orders by; for others the same sum. */
function solvedBy(userId: string | null): Prisma.Sql {
  if (userId === null) return Prisma.sql`0`;
  return Prisma.sql`coalesce(
    (SELECT m.solved_count FROM training_member m WHERE m.training_id = t.id AND m.user_id = ${userId}::bpchar),
    (SELECT count(*)::int
     FROM training_problem l
       JOIN solved_problem s ON s.user_id = ${userId}::bpchar AND s.problem_id = l.problem_id
     WHERE l.training_id = t.id AND l.is_counted AND s.first_accepted_at IS NOT NULL))`;
}
