import type { Context } from '../../core/context.ts';
import { mayReadNames } from '../core/group.rule.ts';

/** Who somebody is by the roster of a group. */
interface RosterPerson {
  readonly name: string;
  readonly number: string;
}

/** Persons of a group's roster by username; null: it has none, or the viewer may not read it. */
export async function rosterPersons(
  { db, viewer }: Pick<Context, 'db' | 'viewer'>,
  groupId: number,
): Promise<ReadonlyMap<string, RosterPerson> | null> {
  if (!mayReadNames(viewer, groupId)) return null;
  const entries = await db.rosterEntry.findMany({
    where: { groupId, userId: { not: null } },
    select: { name: true, number: true, user: { select: { username: true } } },
  });
  if (entries.length === 0) return null;
  return new Map(
    entries.flatMap(({ user, name, number }) => (user === null ? [] : [[user.username, { name, number }] as const])),
  );
}
