import { audit } from '../../core/audit/audit.ts';
import type { Context } from '../../core/context.ts';
import { userIdOf } from '../../core/viewer-user.ts';
import { isBlank, refuseFaults, required } from '../../problem/editing/fault.ts';
import { closedProblems } from '../core/closed-problems.service.ts';
import { CommunitySolutionChanged, CommunitySolutionNotFound } from '../core/solution.error.ts';
import { reviewedSolutions } from '../core/solution.rule.ts';
import { placeOfProblem } from '../thread/thread-path.ts';
import { notifyOfReview, solvedProblemSelect } from './solution-news.service.ts';

/** Longest note of a reviewer, in characters. */
export const maxNoteLength = 1_000;

/** What a reviewer says of a version. */
export interface Review {
  readonly versionId: number;
  readonly outcome: keyof typeof actions;
  /** Not needed to approve. */
  readonly note: string;
}

const actions = { APPROVED: 'APPROVE', RETURNED: 'RETURN', REFUSED: 'REFUSE' } as const;

/**
 * Approves a version that waits, asks its author for changes, or refuses it. Its author is notified.
 *
 * @returns the id of its solution
 * @throws InvalidInput, CommunitySolutionNotFound, CommunitySolutionChanged when it does not wait any more
 */
export async function reviewVersion(context: Context, { versionId, outcome, note }: Review): Promise<number> {
  const { db, viewer, now, locale, pubsub } = context;
  const version = await db.solutionVersion.findFirst({
    where: {
      id: versionId,
      solution: { deletedAt: null, AND: reviewedSolutions(viewer, await closedProblems(context)) },
    },
    select: {
      solution: {
        select: {
          id: true,
          authorId: true,
          problem: { select: solvedProblemSelect },
        },
      },
    },
  });
  if (version === null) throw new CommunitySolutionNotFound();
  if (outcome !== 'APPROVED') refuseFaults(isBlank(note) ? [required('note')] : [], locale);
  const { id, authorId, problem } = version.solution;
  const reviewerId = userIdOf(viewer);
  await db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT FROM community_solution WHERE id = ${id} FOR NO KEY UPDATE`;
    const { count } = await tx.solutionVersion.updateMany({
      where: { id: versionId, state: 'WAITING' },
      data: { state: outcome, reviewerId, note: note.trim(), reviewedAt: now },
    });
    if (count === 0) throw new CommunitySolutionChanged();
    await tx.communitySolution.update({
      where: { id },
      data: { waitsSince: null, ...(outcome === 'APPROVED' && { shownVersionId: versionId }) },
    });
    await audit(tx, {
      actorId: reviewerId,
      action: 'solution.review',
      target: { kind: 'SOLUTION', id },
      groupId: placeOfProblem(problem),
      before: { state: 'WAITING' },
      after: { state: outcome, versionId },
      reason: note.trim(),
      at: now,
    });
    const action = actions[outcome];
    await notifyOfReview(tx, pubsub, { id, problem, senderId: reviewerId, authorId, action, note: note.trim() });
  });
  return id;
}
