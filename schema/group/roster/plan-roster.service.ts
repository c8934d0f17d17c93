import type { Group } from '@verdict/prisma/generated/client/client.ts';
import { readPeople, numberKey, type PeopleTable, type PersonRow } from '../../account/person-sheet/read-people.ts';
import { readSentTable, type SentTable } from '../../account/person-sheet/sent-table.ts';
import { usernameKey } from '../../account/user/credentials.ts';
import { ration } from '../../account/user/ration.ts';
import { usernameSkeleton } from '../../account/user/username-skeleton.ts';
import type { Context, Transaction, Viewer } from '../../core/context.ts';
import type { Sentence } from '../../core/errors.ts';
import { level } from '../../core/level.ts';
import { readSettings } from '../../core/settings/site.service.ts';
import { mayOnSite } from '../../core/site-act.rule.ts';
import { userIdOf } from '../../core/viewer-user.ts';
import { isSuperAdmin } from '../../core/viewer.rule.ts';
import { levelIn } from '../../place/place.rule.ts';
import { requireInGroup } from '../core/find-group.service.ts';
import { planRoster, type PlannedRow, type RosterFacts } from './plan.ts';
import { InvalidRoster } from './roster.error.ts';

/** Most people of a table. */
export const maxPeople = 500;
/** Longest table, in bytes. */
export const maxTableBytes = 256 * 1024;

/** A table with what becomes of its rows. */
export interface RosterPlan {
  readonly rows: readonly PlannedRow[];
  readonly ignored: readonly string[];
}

const closed: Sentence = {
  'zh-CN': '本站暂未开放注册，不能创建新账号。请填写已有账号的用户名，或联系网站管理员导入。',
  'en-US':
    'Registration is closed on this site, so no accounts are made. Give the user name of an existing account, or ask ' +
    'an admin of the site to import the roster.',
};

/**
 * Says what an import would do; nothing is written.
 *
 * @throws GroupNotFound, GroupActForbidden, InvalidRoster, TooManyRequests
 */
export async function previewRoster(context: Context, groupId: number, table: SentTable): Promise<RosterPlan> {
  const { people } = await openRoster(context, groupId, table);
  const rows = planRoster(people.rows, await factsOf(context, context.db, groupId, people.rows));
  return { rows, ignored: people.ignored };
}

/** A table that the viewer may import. @throws GroupNotFound, GroupActForbidden, InvalidRoster, TooManyRequests */
export async function openRoster(
  context: Context,
  groupId: number,
  table: SentTable,
): Promise<{ readonly group: Group; readonly people: PeopleTable }> {
  ration(context, 'roster', userIdOf(context.viewer));
  const group = await requireInGroup(context, groupId, 'group.admit');
  const sent = readSentTable(table, maxTableBytes);
  if ('fault' in sent) throw new InvalidRoster(sent.fault);
  const people = readPeople(sent.text, maxPeople);
  const isKnown = people.places.has('NAME') && people.places.has('NUMBER');
  if (people.rows.length === 0) throw new InvalidRoster('EMPTY');
  if (!isKnown) throw new InvalidRoster('COLUMNS');
  if (people.count > maxPeople) throw new InvalidRoster({ count: people.count, limit: maxPeople });
  return { group, people };
}

/** What decides on rows, as it is now. */
export async function factsOf(
  { viewer }: Pick<Context, 'viewer'>,
  db: Context['db'] | Transaction,
  groupId: number,
  rows: readonly PersonRow[],
): Promise<RosterFacts> {
  const right = rows.filter(({ fault }) => fault === null);
  const names = right.flatMap(({ username }) => username ?? []);
  const users = await db.user.findMany({
    where: {
      OR: [{ usernameKey: { in: names.map(usernameKey) } }, { usernameSkeleton: { in: names.map(usernameSkeleton) } }],
    },
    select: { id: true, usernameKey: true, usernameSkeleton: true },
  });
  const ids = users.map(({ id }) => id);
  const entries = await db.rosterEntry.findMany({
    where: {
      groupId,
      OR: [
        { numberKey: { in: right.map(({ number }) => numberKey(number)) } },
        { userId: { in: ids } },
        { invitedId: { in: ids } },
      ],
    },
    select: { numberKey: true, userId: true, invitedId: true, declinedAt: true },
  });
  const members = await db.groupMember.findMany({
    where: {
      groupId,
      level: { gte: level.member },
      userId: { in: [...ids, ...entries.flatMap(({ userId }) => userId ?? [])] },
    },
    select: { userId: true },
  });
  const classes = await db.groupClass.findMany({ where: { groupId }, select: { nameKey: true } });
  const made = await db.user.count({ where: { managedByGroupId: groupId } });
  const { isRegistrationOpen, groupMaxMadeAccounts } = await readSettings(db, [
    'isRegistrationOpen',
    'groupMaxMadeAccounts',
  ]);
  return {
    entries: new Map(entries.map((entry) => [entry.numberKey, entry])),
    numberOf: new Map(entries.flatMap((entry) => (entry.userId === null ? [] : [[entry.userId, entry.numberKey]]))),
    invited: invitedOf(entries),
    accounts: new Map(users.map((user) => [user.usernameKey, user.id])),
    looksTaken: new Set(users.flatMap((user) => user.usernameSkeleton ?? [])),
    members: new Set(members.map(({ userId }) => userId)),
    classes: new Set(classes.map(({ nameKey }) => nameKey)),
    accountsLeft: Math.max(0, groupMaxMadeAccounts - made),
    noAccounts: isRegistrationOpen || mayMakeAccounts(viewer, groupId) ? null : closed,
  };
}

/** While registration is closed: super admins, and teachers in the groups that they own. */
function mayMakeAccounts(viewer: Viewer, groupId: number): boolean {
  return isSuperAdmin(viewer) || (mayOnSite(viewer, 'MAKE_ACCOUNTS') && levelIn(viewer, groupId) === level.owner);
}

/** Those that were invited by their address beside an account that was made stay unknown. */
function invitedOf(
  entries: readonly {
    readonly userId: string | null;
    readonly invitedId: string | null;
    readonly declinedAt: Date | null;
  }[],
): ReadonlyMap<string, boolean> {
  const invited = new Map<string, boolean>();
  for (const { userId, invitedId, declinedAt } of entries) {
    if (invitedId === null || (userId !== null && userId !== invitedId)) continue;
    invited.set(invitedId, invited.get(invitedId) === true || declinedAt !== null);
  }
  return invited;
}
