import type { Context } from '../../core/context.ts';
import { allowed } from '../../place/place.rule.ts';
import { maxExportedProblems } from './export.service.ts';

/**
 * Of the problems asked for, those that exist and that the viewer may edit, in the order asked for: a package holds the
 * test data and the jury's solutions.
 */
export async function exportableProblems(
  { db, viewer }: Pick<Context, 'db' | 'viewer'>,
  ids: readonly number[],
): Promise<number[]> {
  const wanted = [...new Set(ids)].slice(0, maxExportedProblems);
  const rows = await db.problem.findMany({
    where: { AND: [{ id: { in: wanted }, isRemote: false }, allowed(viewer, 'problem.edit')] },
    select: { id: true },
  });
  const exportable = new Set(rows.map(({ id }) => id));
  return wanted.filter((id) => exportable.has(id));
}
