import { Prisma, type Group } from '@verdict/prisma/generated/client/client.ts';
import {
  freeSerialNames,
  makeAccounts,
  makePasswords,
  type MadePassword,
} from '../../account/made-accounts/make-accounts.service.ts';
import { numberKey } from '../../account/person-sheet/read-people.ts';
import type { SentTable } from '../../account/person-sheet/sent-table.ts';
import { usernameSkeleton } from '../../account/user/username-skeleton.ts';
import { audit } from '../../core/audit/audit.ts';
import type { Context, Transaction } from '../../core/context.ts';
import { level } from '../../core/level.ts';
import { isUniqueViolation } from '../../core/unique-violation.ts';
import { userIdOf } from '../../core/viewer-user.ts';
import { refuseFullGroup } from '../../place/group-quota.service.ts';
import { tellOfGroup } from '../member/group-news.service.ts';
import { ownersOfMail } from './owners-of-mail.service.ts';
import { factsOf, openRoster } from './plan-roster.service.ts';
import { changesSince, planRoster, type PlannedRow, type RosterState } from './plan.ts';
import { RosterChanged } from './roster.error.ts';

/** Generated usernames of a hidden group begin with this, unless its admin says otherwise. */
export const hiddenPrefix = 'student-';

/** A person with what signs them in; shown once. */
export interface RosterSlip {
  readonly name: string;
  readonly number: string;
  readonly classNames: readonly string[];
  readonly username: string;
  readonly password: string;
}

/** What an import did. */
export interface RosterImport {
  readonly rows: readonly PlannedRow[];
  readonly slips: readonly RosterSlip[];
}

interface ImportRequest {
  readonly groupId: number;
  readonly table: SentTable;
  /** What generated usernames begin with; null: the short name of a visible group. */
  readonly prefix: string | null;
  /** What the preview said of each row. */
  readonly states: readonly RosterState[];
}

/** A row with its account. */
interface Seated {
  readonly row: PlannedRow;
  /** Null: an invited account, which is no member yet. */
  readonly userId: string | null;
  readonly invitedId: string | null;
}

const transaction = { timeout: 30_000, maxWait: 15_000 } as const;
/** Another request may take a generated username at the same moment. */
const maxTries = 3;

/**
 * Imports a table as its preview showed it, all of it or nothing. Sent again it makes nothing twice.
 *
 * @throws GroupNotFound, GroupActForbidden, InvalidRoster, RosterChanged, GroupFull, TooManyRequests
 */
export async function importRoster(context: Context, request: ImportRequest): Promise<RosterImport> {
  const { db } = context;
  const { groupId, states } = request;
  const { group, people } = await openRoster(context, groupId, request.table);
  const plan = async (client: Context['db'] | Transaction) => {
    const rows = planRoster(people.rows, await factsOf(context, client, groupId, people.rows));
    const changes = states.length === rows.length ? changesSince(states, rows) : changesSince([], rows);
    if (changes.length > 0) throw new RosterChanged(changes);
    return rows;
  };
  const isNew = ({ state }: PlannedRow) => state === 'NEW';
  // Hashing takes seconds, so it is done before rows are locked.
  const made = await makePasswords(context.passwords, (await plan(db)).filter(isNew).length);
  for (let tries = 1; ; tries += 1) {
    try {
      return await db.$transaction(async (tx) => {
        // Two imports of a group, and who accepts an invitation of it, wait for each other here.
        await tx.$queryRaw`SELECT FROM "group" WHERE id = ${groupId} FOR UPDATE`;
        const rows = await plan(tx);
        await refuseFullGroup(context, tx, groupId, rows.filter(isNew).length);
        const slips = await writeRows(context, tx, { group, rows, made, prefix: request.prefix });
        return { rows, slips };
      }, transaction);
    } catch (error) {
      if (!isUniqueViolation(error) || tries === maxTries) throw error;
    }
  }
}

interface Writing {
  readonly group: Group;
  readonly rows: readonly PlannedRow[];
  readonly made: readonly MadePassword[];
  readonly prefix: string | null;
}

/** Usernames are public, so those of a hidden group do not tell its short name. */
function defaultPrefix({ isVisible, shortName }: Group): string {
  return isVisible ? `${shortName}-` : hiddenPrefix;
}

async function writeRows(context: Context, tx: Transaction, { group, rows, made, prefix }: Writing) {
  const { viewer, now } = context;
  const groupId = group.id;
  const written = rows.filter(({ state }) => state !== 'FAULTY' && state !== 'DECLINED');
  const classIds = await classesOf(tx, { groupId, rows: written, now });
  const slips = await slipsOf(tx, written, { made, prefix: prefix ?? defaultPrefix(group) });
  const newIds = await makeAccounts(
    tx,
    slips.map(({ name, number, username, hash }) => ({
      username,
      passwordHash: hash,
      realName: name,
      studentId: number,
      email: null,
      managedByGroupId: groupId,
    })),
    now,
  );
  await tx.groupMember.createMany({
    data: newIds.map((userId) => ({ groupId, userId, level: level.member, createdAt: now, updatedAt: now })),
  });
  const owners = await ownersOfMail(context, tx, written);
  const ids = newIds.values();
  const seated = written.map((row): Seated => {
    if (row.state === 'NEW') return { row, userId: ids.next().value ?? null, invitedId: owners.get(row) ?? null };
    if (row.state === 'MEMBER') return { row, userId: row.accountId, invitedId: null };
    return { row, userId: null, invitedId: row.accountId };
  });
  await writeEntries(tx, { groupId, seated, classIds, now });
  await tx.groupClassMember.createMany({
    data: seated.flatMap(({ row, userId }) =>
      userId === null ? [] : idsOf(row, classIds).map((classId) => ({ classId, groupId, userId })),
    ),
    skipDuplicates: true,
  });
  const invited = seated.filter(({ row }) => row.state === 'NEW' || row.state === 'INVITE');
  const recipientIds = invited.flatMap(({ invitedId }) => invitedId ?? []);
  await tellOfGroup(tx, context, { news: 'INVITED', group, recipientIds });
  const count = (state: RosterState) => written.filter((row) => row.state === state).length;
  // An import that did nothing leaves no entry.
  if (count('NEW') + count('INVITE') + count('MEMBER') > 0)
    await audit(tx, {
      actorId: userIdOf(viewer),
      action: 'group.importRoster',
      target: { kind: 'GROUP', id: groupId },
      groupId,
      after: { made: count('NEW'), invited: count('INVITE'), members: count('MEMBER') },
      at: now,
    });
  return slips.map(({ hash: _hash, ...slip }) => slip);
}

/** Ids of the classes that rows name, by their lower case; those that are missing are made. */
async function classesOf(
  tx: Transaction,
  { groupId, rows, now }: { readonly groupId: number; readonly rows: readonly PlannedRow[]; readonly now: Date },
): Promise<ReadonlyMap<string, number>> {
  const names = new Map<string, string>();
  // Of several spellings the first counts.
  for (const name of rows.flatMap(({ classNames }) => classNames))
    if (!names.has(name.toLowerCase())) names.set(name.toLowerCase(), name);
  await tx.groupClass.createMany({
    data: [...names].map(([nameKey, name]) => ({ groupId, name, nameKey, createdAt: now })),
    skipDuplicates: true,
  });
  const classes = await tx.groupClass.findMany({
    where: { groupId, nameKey: { in: [...names.keys()] } },
    select: { id: true, nameKey: true },
  });
  return new Map(classes.map(({ id, nameKey }) => [nameKey, id]));
}

function idsOf({ classNames }: PlannedRow, classIds: ReadonlyMap<string, number>): number[] {
  return classNames.flatMap((name) => classIds.get(name.toLowerCase()) ?? []);
}

/** Usernames and passwords of rows that get an account. */
async function slipsOf(
  tx: Transaction,
  rows: readonly PlannedRow[],
  { made, prefix }: { readonly made: readonly MadePassword[]; readonly prefix: string },
): Promise<(RosterSlip & { readonly hash: string })[]> {
  const newRows = rows.filter(({ state }) => state === 'NEW');
  const reserved = new Set(newRows.flatMap(({ username }) => (username === null ? [] : [usernameSkeleton(username)])));
  const count = newRows.filter(({ username }) => username === null).length;
  const names = (await freeSerialNames(tx, { prefix, count, reserved })).values();
  return newRows.map(({ name, number, classNames, username }, index) => {
    const password = made[index];
    const given = username ?? names.next().value;
    if (password === undefined || given === undefined) throw new Error('no free username');
    return { name, number, classNames, username: given, ...password };
  });
}

interface Entries {
  readonly groupId: number;
  readonly seated: readonly Seated[];
  readonly classIds: ReadonlyMap<string, number>;
  readonly now: Date;
}

/** One statement, since a table has hundreds of rows. */
async function writeEntries(tx: Transaction, { groupId, seated, classIds, now }: Entries): Promise<void> {
  if (seated.length === 0) return;
  const values = seated.map(({ row, userId, invitedId }) => {
    const [classId = null, ...moreClassIds] = idsOf(row, classIds);
    return Prisma.sql`(
      ${groupId}::int, ${numberKey(row.number)}, ${row.number}, ${row.name}, ${row.email},
      ${userId}::bpchar, ${invitedId}::bpchar, ${classId}::int, ${moreClassIds}::int[],
      ${now}::timestamptz)`;
  });
  // An account that was invited by its address keeps the invitation when the row comes again.
  await tx.$executeRaw`
    INSERT INTO roster_entry AS e
      (group_id, number_key, number, name, email, user_id, invited_id, class_id, more_class_ids, created_at)
    VALUES ${Prisma.join(values)}
    ON CONFLICT (group_id, number_key) DO UPDATE SET
      number = excluded.number,
      name = excluded.name,
      email = excluded.email,
      user_id = coalesce(excluded.user_id, e.user_id),
      invited_id = CASE WHEN excluded.user_id = e.user_id THEN e.invited_id ELSE excluded.invited_id END,
      declined_at = CASE WHEN excluded.invited_id = e.invited_id THEN e.declined_at END,
      class_id = excluded.class_id,
      more_class_ids = excluded.more_class_ids`;
}
