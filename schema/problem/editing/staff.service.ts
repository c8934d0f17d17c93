import type { Context } from '../../core/context.ts';
import { mayEditProblem } from '../bank/authoring.rule.ts';

/** Is there such a problem, and may the viewer read what only those see who may change it? */
export async function mayReadAuthoring(
  { db, viewer }: Pick<Context, 'db' | 'viewer'>,
  problemId: number,
): Promise<boolean> {
  const problem = await db.problem.findUnique({ where: { id: problemId }, select: { authorId: true } });
  return problem !== null && mayEditProblem(viewer, problem);
}
