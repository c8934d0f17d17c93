import type { Context } from '../../core/context.ts';
import { watch } from '../../core/watch.ts';
import { listedBy, type SubmissionFilter } from './submission.service.ts';

/** More are not told apart: whoever is that far behind asks for the list anew. */
export const maxNew = 100;
/** A look without a message, in milliseconds. */
const idleMs = 5_000;

/**
 * How many submissions of a list came after a given one: as it is now, then whenever that changes, ending at the
 * largest number that is told. All who watch one list share one query, whichever submission they know last.
 */
export async function* watchNew(
  context: Context,
  { filter, afterId }: { readonly filter: SubmissionFilter; readonly afterId: number },
): AsyncGenerator<number, void> {
  const newest = await context.streams.follow(context, {
    key: `newest submissions ${JSON.stringify(filter)}`,
    audience: 'VIEWER',
    open: (own) => watchNewest(own, filter),
  });
  let told: number | null = null;
  for await (const ids of newest) {
    const count = ids.filter((id) => id > afterId).length;
    if (count !== told) yield count;
    if (count >= maxNew) return;
    told = count;
  }
}

/** Ids of the newest submissions of a list: as they are now, then after each change. */
function watchNewest(context: Context, filter: SubmissionFilter): Promise<AsyncGenerator<readonly number[], void>> {
  // A verdict may bring an older submission into a list of one status; older than all of a full list nothing counts.
  let oldestId = 0;
  return watch(context, {
    topic: 'submission',
    filter: ({ submissionId }) => submissionId > oldestId,
    idleMs,
    restMs: context.pace.listMs,
    read: async (moment) => {
      const where = await listedBy(moment, filter);
      const newest = { orderBy: { id: 'desc' }, take: maxNew, select: { id: true } } as const;
      const rows = where === null ? [] : await moment.db.submission.findMany({ where, ...newest });
      const ids = rows.map(({ id }) => id);
      oldestId = ids.length < maxNew ? 0 : (ids.at(-1) ?? 0);
      return ids;
    },
  });
}
