import type { Context } from '../../core/context.ts';
import { canComment } from '../../core/viewer.rule.ts';
import { may, placedSelect } from '../../place/place.rule.ts';
import { banRefusal } from '../core/ban.service.ts';
import { closedProblems } from '../core/closed-problems.service.ts';
import { EditorialNotFound } from '../core/editorial.error.ts';
import { openedEditorials } from '../core/editorial.rule.ts';
import { requireOpen } from '../core/open-area.service.ts';
import { solvedRefusal } from '../core/solved-needed.service.ts';
import { readersAmong } from './readers-among.service.ts';
import { editorialTitle, placeOfProblem, threadPath } from './thread-path.ts';
import { CommentingForbidden } from './thread.error.ts';
import type { EnteredThread } from './thread.ts';

type Asking = Pick<Context, 'db' | 'cache' | 'viewer' | 'now'>;

/**
 * The comments below the text of an editorial, for those who opened it. @throws EditorialNotFound, DiscussionsClosed
 */
export async function enterEditorialThread(asking: Asking, editorialId: number): Promise<EnteredThread> {
  const { db, viewer, now } = asking;
  const editorial = await db.editorial.findFirst({
    where: { id: editorialId, AND: openedEditorials(viewer, { closed: await closedProblems(asking), now }) },
    select: {
      authorId: true,
      problemId: true,
      problem: { select: { ...placedSelect, inBank: true, displayId: true, title: true } },
      thread: { select: { id: true, lockedAt: true } },
    },
  });
  if (editorial === null) throw new EditorialNotFound();
  const { authorId, problemId, problem, thread } = editorial;
  const groupId = placeOfProblem(problem);
  await requireOpen(asking, groupId);
  return {
    subject: { kind: 'EDITORIAL', id: editorialId },
    threadId: thread?.id ?? null,
    isLocked: (thread?.lockedAt ?? null) !== null,
    viewerId: viewer.kind === 'user' ? viewer.userId : null,
    writers: null,
    isModerator: may(viewer, 'discussion.moderate', { groupId, authorId: null }),
    isHost: ({ id }) => id === authorId || id === problem.authorId,
    isAnswerable: () => true,
    writeRefusal: canComment(viewer)
      ? ((await banRefusal(asking, groupId)) ??
        (groupId === null ? await solvedRefusal(asking, 'commentSolvedNeeded') : null))
      : new CommentingForbidden(),
    requireToTakePart: () => {},
    isForAll: () => true,
    ownerId: authorId ?? problem.authorId,
    readersAmong: (tx, userIds) =>
      readersAmong(
        tx,
        userIds,
        async (reader) =>
          (await tx.editorial.count({
            where: { id: editorialId, AND: openedEditorials(reader, { closed: [], now }) },
          })) > 0,
      ),
    path: threadPath.editorial(problem.displayId),
    title: editorialTitle(problem),
    problemId,
  };
}
