import DataLoader from 'dataloader';
import type { Context } from '../../core/context.ts';
import { may } from '../../place/place.rule.ts';
import { mayReadNames } from '../core/group.rule.ts';
import { resettableBy } from './managed-accounts.rule.ts';

/** A member as the roster of their group names them. */
export interface MemberEntry {
  readonly name: string;
  readonly number: string;
  /** Null: none. */
  readonly classId: number | null;
  /** May the viewer set a new password? */
  readonly canReset: boolean;
}

interface MemberKey {
  readonly groupId: number;
  readonly userId: string;
}

const loaders = new WeakMap<Context, DataLoader<MemberKey, MemberEntry | null>>();

/**
 * The entry of a member in the roster of their group; null: none, or the viewer may not read it. Those of a page come
 * by two queries for a group.
 */
export function loadMemberEntry(context: Context, { groupId, userId }: MemberKey): Promise<MemberEntry | null> {
  if (!mayReadNames(context.viewer, groupId)) return Promise.resolve(null);
  let loader = loaders.get(context);
  if (loader === undefined) {
    loader = new DataLoader<MemberKey, MemberEntry | null>((keys) => entriesOf(context, keys), { cache: false });
    loaders.set(context, loader);
  }
  return loader.load({ groupId, userId });
}

async function entriesOf({ db, viewer }: Context, keys: readonly MemberKey[]): Promise<(MemberEntry | null)[]> {
  const found = new Map<string, MemberEntry>();
  // The members of one page are of one group.
  for (const groupId of new Set(keys.map((key) => key.groupId))) {
    const userIds = keys.flatMap((key) => (key.groupId === groupId ? [key.userId] : []));
    const [entries, resettable] = await Promise.all([
      db.rosterEntry.findMany({
        where: { groupId, userId: { in: userIds } },
        select: { userId: true, name: true, number: true, classId: true },
      }),
      may(viewer, 'group.admit', { groupId, authorId: null })
        ? db.user.findMany({ where: { id: { in: userIds }, ...resettableBy(groupId) }, select: { id: true } })
        : [],
    ]);
    const ids = new Set(resettable.map(({ id }) => id));
    for (const { userId, ...entry } of entries)
      if (userId !== null) found.set(`${groupId} ${userId}`, { ...entry, canReset: ids.has(userId) });
  }
  return keys.map(({ groupId, userId }) => found.get(`${groupId} ${userId}`) ?? null);
}
