import DataLoader from 'dataloader';
import type { Context } from '../../core/context.ts';

const loaders = new WeakMap<Context, DataLoader<number, number>>();

/** Members of a class. Those of all classes of a group are counted by one query. */
export function loadClassSize(context: Context, classId: number): Promise<number> {
  let loader = loaders.get(context);
  if (loader === undefined) {
    loader = new DataLoader<number, number>((ids) => sizesOf(context, ids), { cache: false });
    loaders.set(context, loader);
  }
  return loader.load(classId);
}

async function sizesOf({ db }: Context, classIds: readonly number[]): Promise<number[]> {
  const rows = await db.groupClassMember.groupBy({
    by: ['classId'],
    where: { classId: { in: [...classIds] } },
    _count: { _all: true },
  });
  const sizes = new Map(rows.map(({ classId, _count }) => [classId, _count._all]));
  return classIds.map((id) => sizes.get(id) ?? 0);
}
