import type { Context } from '../../core/context.ts';
import { may, placedSelect } from '../../place/place.rule.ts';
import { ProblemNotFound } from '../bank/problem.error.ts';
import { oneProblem } from '../bank/problem.service.ts';
import { NotProblemStaff } from '../checker/checker.error.ts';

/**
 * Makes sure that the viewer may look at the jury of a problem: what admins may, not only who may change it.
 *
 * @throws ProblemNotFound, NotProblemStaff
 */
export async function checkKeeps(context: Context, problemId: number): Promise<void> {
  const problem = await context.db.problem.findFirst({
    where: oneProblem(context, { id: problemId }),
    select: placedSelect,
  });
  if (problem === null) throw new ProblemNotFound();
  if (!may(context.viewer, 'problem.keep', problem)) throw new NotProblemStaff();
}
