import DataLoader from 'dataloader';
import type { Context } from '../../core/context.ts';

const loaders = new WeakMap<Context, DataLoader<string, boolean>>();

/** Did the viewer mute the account? Batched. */
export function loadIsMuted(context: Context, userId: string): Promise<boolean> {
  let loader = loaders.get(context);
  if (loader === undefined) {
    loader = new DataLoader<string, boolean>((ids) => areMuted(context, ids), { cache: false });
    loaders.set(context, loader);
  }
  return loader.load(userId);
}

async function areMuted({ db, viewer }: Context, ids: readonly string[]): Promise<boolean[]> {
  if (viewer.kind !== 'user') return ids.map(() => false);
  const rows = await db.userMute.findMany({
    where: { userId: viewer.userId, mutedUserId: { in: [...ids] } },
    select: { mutedUserId: true },
  });
  const muted = new Set(rows.map(({ mutedUserId }) => mutedUserId));
  return ids.map((id) => muted.has(id));
}
