import DataLoader from 'dataloader';
import type { Context } from '../../core/context.ts';
import { level } from '../../core/level.ts';

const loaders = new WeakMap<Context, DataLoader<number, number>>();

/** Members of a group, its admins, roots and owner among them; those of all groups of a list come by one query. */
export function loadMemberCount(context: Context, groupId: number): Promise<number> {
  let loader = loaders.get(context);
  if (loader === undefined) {
    loader = new DataLoader<number, number>((ids) => countsOf(context, ids), { cache: false });
    loaders.set(context, loader);
  }
  return loader.load(groupId);
}

async function countsOf({ db }: Context, groupIds: readonly number[]): Promise<number[]> {
  const rows = await db.groupMember.groupBy({
    by: ['groupId'],
    where: { groupId: { in: [...groupIds] }, level: { gte: level.member } },
    _count: { _all: true },
  });
  const counts = new Map(rows.map(({ groupId, _count }) => [groupId, _count._all]));
  return groupIds.map((id) => counts.get(id) ?? 0);
}
