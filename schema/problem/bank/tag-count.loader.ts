import type { Prisma } from '@verdict/prisma/generated/client/client.ts';
import DataLoader from 'dataloader';
import type { Context } from '../../core/context.ts';
import { largeCount, remembered } from '../../core/remembered.ts';
import { listedPartsSql } from './problem.rule.ts';

type Counts = ReadonlyMap<number, number>;

const loaders = new WeakMap<Context, DataLoader<number, number>>();

/** How many problems of a tag are listed for the viewer; all that one step of a request asks for come at once. */
export function loadTagCount(context: Context, tagId: number): Promise<number> {
  let loader = loaders.get(context);
  if (loader === undefined) {
    loader = new DataLoader<number, number>(
      async (tagIds) => {
        const parts = await Promise.all(listedPartsSql(context.viewer).map((part) => countsOf(context, part)));
        return tagIds.map((tagId) => parts.reduce((sum, counts) => sum + (counts.get(tagId) ?? 0), 0));
      },
      { cache: false },
    );
    loaders.set(context, loader);
  }
  return loader.load(tagId);
}

/**
 * Of all tags: whoever asks for one asks for many. In a bank of more than a thousand tagged problems they may be half a
 * minute old.
 */
function countsOf(context: Context, part: Prisma.Sql): Promise<Counts> {
  return remembered<Counts>(context, `tags ${JSON.stringify([part.sql, part.values])}`, {
    make: async () => {
      const rows = await context.db.$queryRaw<{ tagId: number; count: number }[]>`
        SELECT t.tag_id AS "tagId", count(*)::int AS count
        FROM problem_tag t
          JOIN problem p ON p.id = t.problem_id
        WHERE ${part}
        GROUP BY t.tag_id`;
      return new Map(rows.map(({ tagId, count }) => [tagId, count]));
    },
    isLarge: (counts) => [...counts.values()].reduce((sum, count) => sum + count, 0) >= largeCount,
  });
}
