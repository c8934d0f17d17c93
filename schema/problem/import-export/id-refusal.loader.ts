import DataLoader from 'dataloader';
import type { Context } from '../../core/context.ts';
import type { Sentence } from '../../core/errors.ts';
import { takenDisplayIds } from '../bank/display-id.service.ts';
import { isUsableDisplayId, takenSentence, unusableSentence } from './display-id-wish.service.ts';

const loaders = new WeakMap<Context, DataLoader<string, Sentence | null>>();

/** Why a new problem cannot have a display id now; null: it can. One query for all ids of a request. */
export function loadIdRefusal(context: Context, displayId: string): Promise<Sentence | null> {
  let loader = loaders.get(context);
  if (loader === undefined) {
    loader = new DataLoader<string, Sentence | null>((ids) => refusals(context, ids), { cache: false });
    loaders.set(context, loader);
  }
  return loader.load(displayId);
}

async function refusals({ db }: Context, ids: readonly string[]): Promise<(Sentence | null)[]> {
  const taken = await takenDisplayIds(db, ids.filter(isUsableDisplayId));
  return ids.map((id) => {
    if (!isUsableDisplayId(id)) return unusableSentence(id);
    return taken.has(id) ? takenSentence(id) : null;
  });
}
