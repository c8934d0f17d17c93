import { auditBy } from '../../core/audit/audit.ts';
import type { Context } from '../../core/context.ts';
import { isView } from '../../core/view.rule.ts';
import { allowed } from '../../place/place.rule.ts';
import { maxExportedProblems } from './export.service.ts';

/**
 * Of the problems asked for, those that exist and that the viewer may edit, in the order asked for: a package holds the
 * test data and the jury's solutions, so who takes it is in the audit log.
 */
export async function exportableProblems(
  context: Pick<Context, 'db' | 'viewer' | 'now'>,
  ids: readonly number[],
): Promise<number[]> {
  const { db, viewer } = context;
  // Taking a package is an act of its own.
  if (isView(viewer)) return [];
  const wanted = [...new Set(ids)].slice(0, maxExportedProblems);
  const rows = await db.problem.findMany({
    where: { AND: [{ id: { in: wanted }, isRemote: false }, allowed(viewer, 'problem.edit')] },
    select: { id: true },
  });
  const exportable = new Set(rows.map(({ id }) => id));
  const found = wanted.filter((id) => exportable.has(id));
  if (found.length > 0)
    await db.$transaction((tx) =>
      auditBy(context, tx, {
        action: 'problem.export',
        target: found.length === 1 ? { kind: 'PROBLEM', id: Number(found[0]) } : { kind: 'SITE', id: 'problems' },
        groupId: null,
        after: { problems: found.length, ids: found.join(', ') },
      }),
    );
  return found;
}
