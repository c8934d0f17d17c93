import type { Context } from '../../core/context.ts';
import { may, placedSelect } from '../../place/place.rule.ts';
import { closedProblems } from '../core/closed-problems.service.ts';
import { ProblemClosedForDiscussion } from '../core/discussion.error.ts';
import { requireOpen } from '../core/open-area.service.ts';
import { CommunitySolutionNotFound } from '../core/solution.error.ts';
import { readableSolutions } from '../core/solution.rule.ts';
import { commentRefusalIn } from './comment-refusal.service.ts';
import { readersAmong } from './readers-among.service.ts';
import { problemTitle, placeOfProblem, threadPath } from './thread-path.ts';
import type { EnteredThread, MessagedThread } from './thread.ts';

type Asking = Pick<Context, 'db' | 'cache' | 'viewer' | 'now'>;

/** The comments below a community solution. @throws CommunitySolutionNotFound, DiscussionsClosed */
export async function enterSolutionThread(asking: Asking, solutionId: number): Promise<EnteredThread> {
  const { db, viewer } = asking;
  const closed = await closedProblems(asking);
  const solution = await db.communitySolution.findFirst({
    where: { id: solutionId, AND: readableSolutions(viewer, closed) },
    select: {
      authorId: true,
      problem: { select: { ...placedSelect, id: true, inBank: true, displayId: true, title: true } },
      thread: { select: { id: true, lockedAt: true } },
    },
  });
  if (solution === null || viewer.kind !== 'user') throw new CommunitySolutionNotFound();
  const { authorId, problem, thread } = solution;
  const groupId = placeOfProblem(problem);
  await requireOpen(asking, groupId);
  // Authors read their own text while a contest with the problem runs for them, but not what others write about it.
  const isClosed = closed.includes(problem.id);
  return {
    threadId: thread?.id ?? null,
    groupId,
    isLocked: (thread?.lockedAt ?? null) !== null,
    viewerId: viewer.userId,
    writers: isClosed ? { ids: [viewer.userId], withSuperAdmins: false } : null,
    isModerator: may(viewer, 'discussion.moderate', { groupId, authorId: null }),
    isHost: ({ id }) => id === authorId,
    isAnswerable: () => true,
    writeRefusal: isClosed ? new ProblemClosedForDiscussion() : await commentRefusalIn(asking, groupId),
    requireToTakePart: () => {},
    isForAll: () => true,
    ownerId: authorId,
    audience: 'READERS',
    ...solutionSource(solutionId, problem),
  };
}

/** What messages about a solution refer to. */
export function solutionSource(
  id: number,
  problem: { readonly id: number; readonly displayId: string; readonly title: string },
): MessagedThread {
  return {
    subject: { kind: 'SOLUTION', id },
    path: threadPath.solution(id),
    title: problemTitle(problem),
    problemId: problem.id,
    readersAmong: (tx, userIds) =>
      readersAmong(
        tx,
        userIds,
        async (reader) => (await tx.communitySolution.count({ where: { id, AND: readableSolutions(reader, []) } })) > 0,
      ),
  };
}
