import type { Context } from '../../core/context.ts';
import { may, placedSelect } from '../../place/place.rule.ts';
import { ProblemEditForbidden, ProblemNotFound } from './problem.error.ts';
import { oneProblem } from './problem.service.ts';

/**
 * What is not visible is not there; what is visible may still be somebody else's.
 *
 * @throws ProblemNotFound, ProblemEditForbidden
 */
export async function refuseEditing(context: Pick<Context, 'db' | 'viewer'>, id: number): Promise<void> {
  const problem = await context.db.problem.findFirst({
    where: oneProblem(context, { id }),
    select: placedSelect,
  });
  if (problem === null) throw new ProblemNotFound();
  if (!may(context.viewer, 'problem.edit', problem)) throw new ProblemEditForbidden();
}
