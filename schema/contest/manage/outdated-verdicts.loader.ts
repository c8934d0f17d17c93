import DataLoader from 'dataloader';
import type { Context } from '../../core/context.ts';
import { countOutdatedVerdicts, type OutdatedVerdicts } from './outdated-verdicts.service.ts';

const loaders = new WeakMap<Context, DataLoader<number, OutdatedVerdicts | null>>();

/** Outdated verdicts of a problem of a contest; null: none. A few queries for all that is asked at once. */
export function loadOutdatedVerdicts(context: Context, contestProblemId: number): Promise<OutdatedVerdicts | null> {
  let loader = loaders.get(context);
  if (loader === undefined) {
    // Not kept: mutations of the same request change them.
    loader = new DataLoader<number, OutdatedVerdicts | null>(
      async (ids) => {
        const outdated = await countOutdatedVerdicts(context, [...new Set(ids)]);
        return ids.map((id) => outdated.get(id) ?? null);
      },
      { cache: false },
    );
    loaders.set(context, loader);
  }
  return loader.load(contestProblemId);
}
