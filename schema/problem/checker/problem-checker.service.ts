import type { Services, Transaction } from '../../core/context.ts';
import { TaskNotBuildable } from '../../queue/task/judge.error.ts';
import { requestCompile, type CheckerContent } from './compile-queue.service.ts';
import { comparisonOf, type ComparisonSources } from './task-comparison.service.ts';
import { taskProblemSelect } from './task-problem.ts';

/** The checker or interactor of a problem as it is judged with; null when it has none, or none that could be used. */
async function checkerOf({ db, files }: ComparisonSources, problemId: number): Promise<CheckerContent | null> {
  const problem = await db.problem.findUniqueOrThrow({ where: { id: problemId }, select: taskProblemSelect });
  if (problem.judgeMode === 'DEFAULT' || problem.checkerConvention === null) return null;
  try {
    const comparison = await comparisonOf({ db, files }, problem);
    if (comparison.kind !== 'checker' && comparison.kind !== 'interactor') return null;
    return { convention: problem.checkerConvention, program: comparison.program, files: comparison.files };
  } catch (error) {
    if (error instanceof TaskNotBuildable) return null;
    throw error;
  }
}

/**
 * Has a problem's checker compiled in the transaction that brings it, behind all other work, and notes by which compile
 * it is known: the first submission then finds out no more than those who keep the problem know already.
 */
export async function compileProblemChecker(
  tx: Transaction,
  { pubsub, files }: Pick<Services, 'pubsub' | 'files'>,
  problemId: number,
): Promise<void> {
  // Whoever else does this for the problem waits here, so that the last one has read all that was written before.
  await tx.$queryRaw`SELECT id FROM problem WHERE id = ${problemId} FOR NO KEY UPDATE`;
  const content = await checkerOf({ db: tx, files }, problemId);
  const sha256 = content === null ? null : await requestCompile(tx, pubsub, { content, userId: null, queue: 'JURY' });
  // Not by the client, for which this would be a change of the problem.
  await tx.$executeRaw`
    UPDATE problem
    SET checker_compile_id = (SELECT id FROM checker_compile WHERE sha256 = ${sha256})
    WHERE id = ${problemId}`;
}
