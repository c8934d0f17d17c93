import { ration } from '../../account/user/ration.ts';
import type { Context } from '../../core/context.ts';
import { userIdOf } from '../../core/viewer-user.ts';
import { closedProblems } from '../core/closed-problems.service.ts';
import { CommunitySolutionNotFound, SolutionVoteForbidden } from '../core/solution.error.ts';
import { readableSolutions } from '../core/solution.rule.ts';
import { notifyOfVote, solvedProblemSelect } from './solution-news.service.ts';

/** Votes, and what they count. */
export const votes = { UP: 1, DOWN: -1, NONE: 0 } as const;
export type Vote = keyof typeof votes;

/** The vote of a stored value. */
export function voteOf(value: number): Vote {
  return value > 0 ? 'UP' : value < 0 ? 'DOWN' : 'NONE';
}

/**
 * Votes for or against a solution, or takes the vote back; idempotent. Notifies its author where the first vote is for
 * it.
 *
 * @throws CommunitySolutionNotFound, SolutionVoteForbidden, TooManyRequests
 */
export async function voteOnSolution(context: Context, id: number, vote: Vote): Promise<void> {
  const { db, viewer, pubsub } = context;
  const userId = userIdOf(viewer);
  const solution = await db.communitySolution.findFirst({
    where: { id, AND: readableSolutions(viewer, await closedProblems(context)) },
    select: {
      authorId: true,
      shownVersionId: true,
      problem: { select: solvedProblemSelect },
    },
  });
  if (solution === null) throw new CommunitySolutionNotFound();
  const { authorId, shownVersionId, problem } = solution;
  if (authorId === userId || shownVersionId === null) throw new SolutionVoteForbidden();
  ration(context, 'like', userId);
  const value = votes[vote];
  await db.$transaction(async (tx) => {
    // Votes on one solution take turns, so that its counts are those of the rows.
    await tx.$queryRaw`SELECT FROM community_solution WHERE id = ${id} FOR NO KEY UPDATE`;
    const key = { solutionId: id, userId };
    const before = await tx.solutionVote.findUnique({ where: { solutionId_userId: key }, select: { value: true } });
    const old = before?.value ?? 0;
    if (old === value) return;
    await tx.solutionVote.upsert({
      where: { solutionId_userId: key },
      create: { ...key, value },
      update: { value },
    });
    await tx.communitySolution.update({
      where: { id },
      data: {
        upCount: { increment: Number(value > 0) - Number(old > 0) },
        downCount: { increment: Number(value < 0) - Number(old < 0) },
        score: { increment: value - old },
      },
    });
    if (before === null && value > 0) await notifyOfVote(tx, pubsub, { id, problem, senderId: userId, authorId });
  });
}
