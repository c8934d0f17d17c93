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

async function helpsOf({ db }: Context, userId: string, problemIds: readonly number[]): Promise<(Help | null)[]> {
  const own = { userId, problemId: { in: [...problemIds] } };
  const [reads, giveUps, solved] = await Promise.all([
    db.hintRead.findMany({ where: own, select: { problemId: true, step: true, openedAt: true } }),
    db.giveUp.findMany({ where: own, select: { problemId: true, gaveUpAt: true } }),
    db.solvedProblem.findMany({ where: own, select: { problemId: true, firstAcceptedAt: true } }),
  ]);
  const solvedAt = new Map(solved.map(({ problemId, firstAcceptedAt }) => [problemId, firstAcceptedAt]));
  const isBefore = (problemId: number, at: Date) => {
    const end = solvedAt.get(problemId) ?? null;
    return end === null || at < end;
  };
  const found = new Map<number, Help>();
  for (const { problemId, step, openedAt } of reads)
    if (isBefore(problemId, openedAt) && found.get(problemId) !== 'TEXT')
      found.set(problemId, step === textStep ? 'TEXT' : 'HINTS');
  for (const { problemId, gaveUpAt } of giveUps) if (isBefore(problemId, gaveUpAt)) found.set(problemId, 'GAVE_UP');
  return problemIds.map((id) => found.get(id) ?? null);
}
