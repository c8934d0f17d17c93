import { usernameKey } from '../../account/user/credentials.ts';
import { maxBulkRows } from '../../core/bulk/bulk-act.service.ts';
import type { Context } from '../../core/context.ts';
import { isBlank, refuseFaults, required } from '../../problem/editing/fault.ts';
import { closedProblems } from '../core/closed-problems.service.ts';
import { idsByWords } from '../post/discussion-list.service.ts';
import { moderatedTexts } from '../text/moderator.rule.ts';

/** Which discussions an act is about, by author, words or both. */
interface DiscussionSearch {
  /** Null: of the site. */
  readonly groupId: number | null;
  /** Username; empty: any. */
  readonly author: string;
  /** In title or description; empty: any. */
  readonly words: string;
}

/**
 * Discussions that the viewer moderates, the newest first, as many as an act takes.
 *
 * @throws InvalidInput when nothing is looked for
 */
export async function findModeratedDiscussions(
  context: Context,
  { groupId, author, words }: DiscussionSearch,
): Promise<{ readonly ids: string[]; readonly isCut: boolean }> {
  const { db, viewer, locale } = context;
  refuseFaults(isBlank(author) && isBlank(words) ? [required('on.search.author')] : [], locale);
  const { discussion } = moderatedTexts(viewer, await closedProblems(context));
  const found = await db.discussion.findMany({
    where: {
      AND: [
        { groupId, deletedAt: null },
        isBlank(author) ? {} : { author: { usernameKey: usernameKey(author) } },
        isBlank(words) ? {} : { id: { in: await idsByWords(db, groupId, words) } },
        discussion,
      ],
    },
    orderBy: { id: 'desc' },
    take: maxBulkRows + 1,
    select: { id: true },
  });
  return { ids: found.slice(0, maxBulkRows).map(({ id }) => String(id)), isCut: found.length > maxBulkRows };
}
