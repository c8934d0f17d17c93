import DataLoader from 'dataloader';
import type { Context } from '../../core/context.ts';
import { isSuperAdmin } from '../../core/viewer.rule.ts';
import { visibleProblems } from './problem.rule.ts';

const loaders = new WeakMap<Context, DataLoader<number, boolean>>();

/**
 * May the viewer see a problem that was not looked up by the rule for problems? One's own submission leads to its
 * problem for good, also after that was hidden. All that is asked at once takes one query.
 */
export function loadIsVisible(context: Context, problemId: number): Promise<boolean> {
  if (isSuperAdmin(context.viewer)) return Promise.resolve(true);
  let loader = loaders.get(context);
  if (loader === undefined) {
    loader = new DataLoader<number, boolean>(async (ids) => {
      const rows = await context.db.problem.findMany({
        where: { AND: [{ id: { in: [...ids] } }, visibleProblems(context.viewer)] },
        select: { id: true },
      });
      const visible = new Set(rows.map(({ id }) => id));
      return ids.map((id) => visible.has(id));
    });
    loaders.set(context, loader);
  }
  return loader.load(problemId);
}
