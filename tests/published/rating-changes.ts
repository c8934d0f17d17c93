import { initialRating, ratingChanges } from '@verdict/schema/contest/rating/rating.ts';
import { z } from 'zod';
import type { Comparison } from './published.types.ts';

/** What is said of one who took part, as far as it is needed here. */
const answer = z.object({
  result: z.array(
    z.object({
      contestName: z.string(),
      handle: z.string(),
      rank: z.number(),
      oldRating: z.number(),
      newRating: z.number(),
    }),
  ),
});

/** Those new to Codeforces are shown with 0 and less than they have; they are counted from where all begin. */
const ratingOf = (shown: number) => (shown === 0 ? initialRating : shown);

/** Computes the ratings after a round anew, from its places and the ratings before. */
export function compareChanges(text: string): Comparison {
  const { result } = answer.parse(JSON.parse(text));
  const changes = ratingChanges(result.map(({ rank, oldRating }) => ({ rank, rating: ratingOf(oldRating) })));
  const differences = result.flatMap(({ handle, rank, oldRating, newRating }, index) => {
    const after = changes[index]?.after ?? Number.NaN;
    return oldRating === 0 || Math.abs(after - newRating) <= 1
      ? []
      : [`place ${rank} (${handle}): ${oldRating} to ${newRating}, here to ${after}`];
  });
  return { name: result[0]?.contestName ?? 'no contest', rows: result.length, differences };
}
