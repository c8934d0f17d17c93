import type { Context, Services, Transaction } from '../context.ts';
import { TaskNotBuildable } from '../judge/judge.error.ts';
import { comparisonOf } from '../judge/task-comparison.service.ts';
import type { ComparisonSources } from '../judge/task-comparison.service.ts';
import { taskProblemSelect } from '../judge/task-problem.ts';
import { compileHash, requestCompile } from './compile-queue.service.ts';
import type { CheckerContent } from './compile-queue.service.ts';
import { readCompile } from './compile-view.service.ts';
import type { CompileView } from './compile-view.service.ts';

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
 * Has a problem's checker compiled in the transaction that brings it, behind all other work: the first submission then
 * finds out no more than those who keep the problem know already.
 */
export async function compileProblemChecker(tx: Transaction, { pubsub, files }: Pick<Services, 'pubsub' | 'files'>, problemId: number): Promise<void> {
  const content = await checkerOf({ db: tx, files }, problemId);
  if (content !== null) await requestCompile(tx, pubsub, { content, userId: null, queue: 'JURY' });
}

/** What is known of the compile of a problem's checker as it is now; null when there is none or it was never tried alone. */
export async function problemCheckerCompile({ db, files }: Pick<Context, 'db' | 'files'>, problemId: number): Promise<CompileView | null> {
  const content = await checkerOf({ db, files }, problemId);
  return content === null ? null : readCompile({ db }, compileHash(content));
}
