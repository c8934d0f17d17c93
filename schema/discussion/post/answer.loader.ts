import DataLoader from 'dataloader';
import type { Context } from '../../core/context.ts';
import { answeredDiscussions } from '../core/answer.rule.ts';
import { closedProblems } from '../core/closed-problems.service.ts';

const loaders = new WeakMap<Context, DataLoader<number, number | null>>();

/** The accepted answer of a discussion; null: none that the viewer may read. Batched. */
export function loadAnswerId(context: Context, discussionId: number): Promise<number | null> {
  let loader = loaders.get(context);
  if (loader === undefined) {
    loader = new DataLoader<number, number | null>((ids) => answerIdsOf(context, ids), { cache: false });
    loaders.set(context, loader);
  }
  return loader.load(discussionId);
}

async function answerIdsOf(context: Context, ids: readonly number[]): Promise<(number | null)[]> {
  const rows = await context.db.discussion.findMany({
    where: { id: { in: [...ids] }, ...answeredDiscussions(await closedProblems(context)) },
    select: { id: true, answerId: true },
  });
  const answerOf = new Map(rows.map(({ id, answerId }) => [id, answerId]));
  return ids.map((id) => answerOf.get(id) ?? null);
}
