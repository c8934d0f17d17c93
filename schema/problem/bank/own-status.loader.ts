import { Status } from '@verdict/judge/protocol/status.ts';
import DataLoader from 'dataloader';
import type { Context } from '../../core/context.ts';
import { ownStatuses, type OwnStatus } from './own-status.service.ts';

const loaders = new WeakMap<Context, DataLoader<number, OwnStatus>>();

/** Where the viewer stands with a problem; all that one step of a request asks for come by one query. */
export async function loadOwnStatus(context: Context, problemId: number): Promise<OwnStatus> {
  const { viewer, db } = context;
  if (viewer.kind !== 'user') return { problemId, status: Status.NOT_SUBMITTED, score: null };
  let loader = loaders.get(context);
  if (loader === undefined) {
    loader = new DataLoader<number, OwnStatus>((ids) => ownStatuses(db, viewer.userId, ids), { cache: false });
    loaders.set(context, loader);
  }
  return loader.load(problemId);
}
