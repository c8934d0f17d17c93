import type { Context } from '../../core/context.ts';
import { userIdOrNull } from '../../core/viewer-user.ts';
import { may, placedSelect } from '../../place/place.rule.ts';
import { closedProblems } from '../core/closed-problems.service.ts';
import { EditorialNotFound } from '../core/editorial.error.ts';
import { discussedEditorials } from '../core/editorial.rule.ts';
import { requireOpen } from '../core/open-area.service.ts';
import { commentRefusalIn } from './comment-refusal.service.ts';
import { readersAmong } from './readers-among.service.ts';
import { problemTitle, placeOfProblem, threadPath } from './thread-path.ts';
import type { EnteredThread } from './thread.ts';

type Asking = Pick<Context, 'db' | 'cache' | 'viewer' | 'now'>;

/**
 * The comments below the text of an editorial, for those who opened it. @throws EditorialNotFound, DiscussionsClosed
 */
export async function enterEditorialThread(asking: Asking, editorialId: number): Promise<EnteredThread> {
  const { db, viewer, now } = asking;
  const editorial = await db.editorial.findFirst({
    where: { id: editorialId, AND: discussedEditorials(viewer, { closed: await closedProblems(asking), now }) },
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
    groupId,
    isLocked: (thread?.lockedAt ?? null) !== null,
    viewerId: userIdOrNull(viewer),
    writers: null,
    isModerator: may(viewer, 'discussion.moderate', { groupId, authorId: null }),
    isHost: ({ id }) => id === authorId || id === problem.authorId,
    isAnswerable: () => true,
    writeRefusal: await commentRefusalIn(asking, groupId),
    requireToTakePart: () => {},
    isForAll: () => true,
    ownerId: authorId ?? problem.authorId,
    readersAmong: (tx, userIds) =>
      readersAmong(
        tx,
        userIds,
        async (reader) =>
          (await tx.editorial.count({
            where: { id: editorialId, AND: discussedEditorials(reader, { closed: [], now }) },
          })) > 0,
      ),
    audience: 'READERS',
    path: threadPath.editorial(problem.displayId),
    title: problemTitle(problem),
    problemId,
  };
}
