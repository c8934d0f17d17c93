import DataLoader from 'dataloader';
import type { Context } from '../../core/context.ts';
import { allowed } from '../../place/place.rule.ts';

/** The contest of a group that runs, or else comes next. */
export interface NextContest {
  readonly id: number;
  readonly title: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

const loaders = new WeakMap<Context, DataLoader<number, NextContest | null>>();

/**
 * Null: there is none, it is not the viewer's to see, or the group is archived. Those of all groups of a list come by
 * one query.
 */
export function loadNextContest(context: Context, groupId: number): Promise<NextContest | null> {
  let loader = loaders.get(context);
  if (loader === undefined) {
    loader = new DataLoader<number, NextContest | null>((ids) => nextOf(context, ids), { cache: false });
    loaders.set(context, loader);
  }
  return loader.load(groupId);
}

async function nextOf({ db, viewer, now }: Context, groupIds: readonly number[]): Promise<(NextContest | null)[]> {
  const rows = await db.contest.findMany({
    where: {
      AND: [{ groupId: { in: [...groupIds] } }, allowed(viewer, 'contest.see')],
      isVisible: true,
      endsAt: { gt: now },
      group: { archivedAt: null },
    },
    distinct: ['groupId'],
    orderBy: [{ groupId: 'asc' }, { startsAt: 'asc' }, { id: 'asc' }],
    select: { id: true, title: true, startsAt: true, endsAt: true, groupId: true },
  });
  const byGroup = new Map(rows.map((row) => [row.groupId, row]));
  return groupIds.map((id) => byGroup.get(id) ?? null);
}
