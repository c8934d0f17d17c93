import DataLoader from 'dataloader';
import type { Context } from '../../core/context.ts';
import { textStep } from '../core/editorial.rule.ts';

/** What helped the viewer with a problem, the strongest of it. */
export const helps = {
  HINTS: 'Hints of the editorial.',
  TEXT: 'The text of the editorial.',
  GAVE_UP: 'The viewer gave the problem up.',
} as const;
export type Help = keyof typeof helps;

const loaders = new WeakMap<Context, DataLoader<number, Help | null>>();

/**
 * What helped the viewer before they solved a problem, or so far; null: nothing. All that one step of a request asks
 * for come together.
 */
export async function loadHelp(context: Context, problemId: number): Promise<Help | null> {
  const { viewer } = context;
  if (viewer.kind !== 'user') return null;
  let loader = loaders.get(context);
  if (loader === undefined) {
    loader = new DataLoader<number, Help | null>((ids) => helpsOf(context, viewer.userId, ids), { cache: false });
    loaders.set(context, loader);
  }
  return loader.load(problemId);
}

/** Helps from the weakest to the strongest: their places are what the statement compares. */
const byStrength = ['HINTS', 'TEXT', 'GAVE_UP'] as const satisfies readonly Help[];

async function helpsOf({ db }: Context, userId: string, problemIds: readonly number[]): Promise<(Help | null)[]> {
  const ids = [...problemIds];
  const rows = await db.$queryRaw<{ problemId: number; strength: number }[]>`
    SELECT h.problem_id AS "problemId", max(h.strength)::int AS strength
    FROM (
      SELECT problem_id, CASE WHEN step = ${textStep} THEN 1 ELSE 0 END AS strength, opened_at AS at
      FROM hint_read WHERE user_id = ${userId}::bpchar AND problem_id = ANY(${ids}::int[])
      UNION ALL
      SELECT problem_id, 2, gave_up_at
      FROM give_up WHERE user_id = ${userId}::bpchar AND problem_id = ANY(${ids}::int[])
    ) h
    LEFT JOIN solved_problem s ON s.user_id = ${userId}::bpchar AND s.problem_id = h.problem_id
    WHERE s.first_accepted_at IS NULL OR h.at < s.first_accepted_at
    GROUP BY h.problem_id`;
  const found = new Map(rows.map(({ problemId, strength }) => [problemId, byStrength[strength] ?? null]));
  return problemIds.map((id) => found.get(id) ?? null);
}
