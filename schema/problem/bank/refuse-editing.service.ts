import type { Context, Viewer } from '../../core/context.ts';
import type { DomainError } from '../../core/errors.ts';
import { may, placedSelect, type Placed } from '../../place/place.rule.ts';
import { ProblemEditForbidden, ProblemNotFound } from './problem.error.ts';
import { oneProblem } from './problem.service.ts';

/**
 * Why the viewer may not change a problem; null: they may. What is not visible is not there; what is visible may still
 * be somebody else's.
 *
 * @param problem null: there is none that the viewer sees.
 */
export function editRefusal(viewer: Viewer, problem: Placed | null): DomainError | null {
  if (problem === null) return new ProblemNotFound();
  return may(viewer, 'problem.edit', problem) ? null : new ProblemEditForbidden();
}

/** @throws ProblemNotFound, ProblemEditForbidden */
export async function refuseEditing(context: Pick<Context, 'db' | 'viewer'>, id: number): Promise<void> {
  const problem = await context.db.problem.findFirst({
    where: oneProblem(context, { id }),
    select: placedSelect,
  });
  const refusal = editRefusal(context.viewer, problem);
  if (refusal !== null) throw refusal;
}
