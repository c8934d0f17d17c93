import type { Context } from '../../core/context.ts';
import { maxExportedProblems } from './export.service.ts';
import { mayExportProblem } from './problem-import.rule.ts';

/** Of the problems asked for, those that are there and that the viewer may export, in the order asked for. */
export async function exportableProblems(
  { db, viewer }: Pick<Context, 'db' | 'viewer'>,
  ids: readonly number[],
): Promise<number[]> {
  const wanted = [...new Set(ids)].slice(0, maxExportedProblems);
  const rows = await db.problem.findMany({
    where: { id: { in: wanted }, isRemote: false },
    select: { id: true, authorId: true },
  });
  const allowed = new Set(rows.filter((row) => mayExportProblem(viewer, row)).map(({ id }) => id));
  return wanted.filter((id) => allowed.has(id));
}
