import type { Context } from '../../core/context.ts';
import { may, placedSelect } from '../../place/place.rule.ts';

/** Is there such a problem, and may the viewer read what only those see who may change it? */
export async function mayReadAuthoring(
  { db, viewer }: Pick<Context, 'db' | 'viewer'>,
  problemId: number,
): Promise<boolean> {
  const problem = await db.problem.findUnique({ where: { id: problemId }, select: placedSelect });
  return problem !== null && may(viewer, 'problem.edit', problem);
}
