import type { Prisma } from '@verdict/prisma/generated/client/client.ts';
import DataLoader from 'dataloader';
import type { Context } from '../../core/context.ts';
import { isSuperAdmin } from '../../core/viewer.rule.ts';
import { groupsOf } from '../../place/place.rule.ts';
import { receivedBy } from '../../place/share.rule.ts';
import type { SharedItem } from './share-item.service.ts';

const loaders = new WeakMap<Context, DataLoader<SharedItem, string | null>>();

/** Name of the group that shares an item with a group of the viewer; null: it is not shared with them. */
export function loadSharedFrom(context: Context, item: SharedItem): Promise<string | null> {
  let loader = loaders.get(context);
  if (loader === undefined) {
    loader = new DataLoader<SharedItem, string | null>((items) => namesOf(context, items), { cache: false });
    loaders.set(context, loader);
  }
  return loader.load(item);
}

async function namesOf({ db, viewer }: Context, items: readonly SharedItem[]): Promise<(string | null)[]> {
  const groups = groupsOf(viewer);
  const isEverywhere = isSuperAdmin(viewer);
  if (groups.length === 0 && !isEverywhere) return items.map(() => null);
  const idsOf = (kind: SharedItem['kind']) => ({ in: items.flatMap((item) => (item.kind === kind ? [item.id] : [])) });
  const received: Prisma.GroupShareWhereInput = isEverywhere ? { acceptedAt: { not: null } } : receivedBy(groups);
  const owner = { select: { group: { select: { name: true } } } } as const;
  const rows = await db.groupShare.findMany({
    where: { AND: [received, { OR: [{ problemId: idsOf('PROBLEM') }, { trainingId: idsOf('TRAINING') }] }] },
    select: { problemId: true, trainingId: true, problem: owner, training: owner },
  });
  const names = new Map(
    rows.map(({ problemId, trainingId, problem, training }) =>
      problemId === null
        ? [`TRAINING ${trainingId}`, training?.group?.name ?? null]
        : [`PROBLEM ${problemId}`, problem?.group?.name ?? null],
    ),
  );
  return items.map(({ kind, id }) => names.get(`${kind} ${id}`) ?? null);
}
