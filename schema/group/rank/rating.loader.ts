import DataLoader from 'dataloader';
import { ratingsOf } from '../../contest/rating/rating-history.service.ts';
import type { Context } from '../../core/context.ts';

const loaders = new WeakMap<Context, DataLoader<string, number | null>>();

/** The rating of an account; null: took part in no rated contest. Those of all rows of a page come by one query. */
export function loadRating(context: Context, userId: string): Promise<number | null> {
  let loader = loaders.get(context);
  if (loader === undefined) {
    loader = new DataLoader<string, number | null>(
      async (ids) => {
        const ratings = await ratingsOf(context, ids);
        return ids.map((id) => ratings.get(id) ?? null);
      },
      { cache: false },
    );
    loaders.set(context, loader);
  }
  return loader.load(userId);
}
