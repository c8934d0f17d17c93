import DataLoader from 'dataloader';
import type { Context } from '../context.ts';
import { listedProblemsSql } from './problem.rule.ts';

const loaders = new WeakMap<Context, DataLoader<number, number>>();

/** How many problems of a tag are listed for the viewer; all that one step of a request asks for come by one query. */
export function loadTagCount(context: Context, tagId: number): Promise<number> {
  const { db, viewer } = context;
  let loader = loaders.get(context);
  if (loader === undefined) {
    loader = new DataLoader<number, number>(
      async (tagIds) => {
        const rows = await db.$queryRaw<{ tagId: number; count: number }[]>`
          SELECT t.tag_id AS "tagId", count(*)::int AS count FROM problem_tag t JOIN problem p ON p.id = t.problem_id
          WHERE t.tag_id = ANY (${[...tagIds]}::int[]) AND ${listedProblemsSql(viewer)} GROUP BY t.tag_id`;
        const counts = new Map(rows.map(({ tagId, count }) => [tagId, count]));
        return tagIds.map((tagId) => counts.get(tagId) ?? 0);
      },
      { cache: false },
    );
    loaders.set(context, loader);
  }
  return loader.load(tagId);
}
