import DataLoader from 'dataloader';
import type { Context } from '../../core/context.ts';
import { disclosureSelect, type Disclosure } from './submission.rule.ts';

const loaders = new WeakMap<Context, DataLoader<number, Disclosure | null>>();

/**
 * What of a submission decides who may know what of it; null when there is none. All that is asked at once takes one
 * query.
 */
export function loadDisclosure(context: Context, submissionId: number): Promise<Disclosure | null> {
  let loader = loaders.get(context);
  if (loader === undefined) {
    loader = new DataLoader<number, Disclosure | null>(async (ids) => {
      const rows = await context.db.submission.findMany({ where: { id: { in: [...ids] } }, select: disclosureSelect });
      const byId = new Map(rows.map((row) => [row.id, row]));
      return ids.map((id) => byId.get(id) ?? null);
    });
    loaders.set(context, loader);
  }
  return loader.load(submissionId);
}
