import { audit } from '../../core/audit/audit.ts';
import type { Context, Transaction } from '../../core/context.ts';
import { isUniqueViolation } from '../../core/unique-violation.ts';
import { userIdOf } from '../../core/viewer-user.ts';
import { hashPasswords, makeAccounts, type MadeAccount } from '../made-accounts/make-accounts.service.ts';
import { readSentTable, type SentTable } from '../person-sheet/sent-table.ts';
import { emailKey, usernameKey } from '../user/credentials.ts';
import { ration } from '../user/ration.ts';
import { usernameSkeleton } from '../user/username-skeleton.ts';
import { maxImportedUsers, maxTableBytes } from './limits.ts';
import { planUsers } from './plan-users.ts';
import { readUserCells, readUsers, type UserRow, type UserTable } from './read-users.ts';
import { rememberImport } from './undo-import.service.ts';
import { InvalidUserTable, UserRowsRefused } from './user-import.error.ts';

/** Users as they are sent: a table, or rows of cells in the order of `userColumns`. */
export interface SentUsers extends SentTable {
  readonly rows: ReadonlyArray<readonly string[]> | null;
}

interface ImportOptions {
  /** Makes no account if any row is wrong or taken; else those rows are left out. */
  readonly isAllOrNothing: boolean;
}

const transaction = { timeout: 30_000, maxWait: 15_000 } as const;
/** Another request may take a name or an address at the same moment. */
const maxTries = 3;

/** Says what an import would do; nothing is written. @throws InvalidUserTable, TooManyRequests */
export async function previewUsers(context: Context, sent: SentUsers): Promise<UserTable> {
  const table = openTable(context, sent);
  return { ...table, rows: await planned(context.db, table.rows) };
}

/**
 * Makes the accounts of a table in one transaction.
 *
 * @returns what became of each row
 * @throws InvalidUserTable, UserRowsRefused, TooManyRequests
 */
export async function importUsers(
  context: Context,
  sent: SentUsers,
  { isAllOrNothing }: ImportOptions,
): Promise<UserTable> {
  const { db, passwords } = context;
  const table = openTable(context, sent);
  const plan = async (client: Context['db'] | Transaction) => {
    const rows = await planned(client, table.rows);
    const refused = rows.filter(({ fault }) => fault !== null);
    if (isAllOrNothing && refused.length > 0) throw new UserRowsRefused(refused);
    return rows;
  };
  // Hashing takes seconds, so it is done before the transaction begins.
  const hashed = (await plan(db)).filter(({ state }) => state === 'NEW');
  const made = await hashPasswords(
    passwords,
    hashed.map(({ password }) => password),
  );
  const hashes = new Map(hashed.map(({ line }, index) => [line, made[index]?.hash]));
  for (let tries = 1; ; tries += 1) {
    try {
      return await db.$transaction(async (tx) => {
        const rows = await plan(tx);
        const importId = await writeUsers(context, tx, rows, hashes);
        return { ...table, rows, ...(importId !== null && { importId }) };
      }, transaction);
    } catch (error) {
      if (!isUniqueViolation(error) || tries === maxTries) throw error;
    }
  }
}

function openTable(context: Context, { rows, ...sent }: SentUsers): UserTable {
  ration(context, 'roster', userIdOf(context.viewer));
  const table = rows === null ? readTable(sent) : readUserCells(rows);
  if (table.rows.length === 0) throw new InvalidUserTable('EMPTY');
  if (table.count > maxImportedUsers) throw new InvalidUserTable({ count: table.count });
  return table;
}

function readTable(sent: SentTable): UserTable {
  const read = readSentTable(sent, maxTableBytes);
  if ('fault' in read) throw new InvalidUserTable(read.fault);
  return readUsers(read.text, maxImportedUsers);
}

/** Rows with what becomes of them as accounts are now. */
async function planned(db: Context['db'] | Transaction, rows: readonly UserRow[]): Promise<UserRow[]> {
  const fresh = rows.filter(({ state }) => state === 'NEW');
  const owners = await db.user.findMany({
    where: {
      OR: [
        { usernameKey: { in: fresh.map(({ username }) => usernameKey(username)) } },
        { usernameSkeleton: { in: fresh.map(({ username }) => usernameSkeleton(username)) } },
        { emailKey: { in: fresh.flatMap(({ email }) => (email === null ? [] : [emailKey(email)])) } },
      ],
    },
    select: { usernameKey: true, usernameSkeleton: true, emailKey: true },
  });
  return planUsers(rows, {
    usernames: new Set(owners.map((owner) => owner.usernameKey)),
    looks: new Set(owners.flatMap((owner) => owner.usernameSkeleton ?? [])),
    emails: new Set(owners.flatMap((owner) => owner.emailKey ?? [])),
  });
}

/** @returns the id of the import; null: it made nothing. */
async function writeUsers(
  { viewer, now }: Context,
  tx: Transaction,
  rows: readonly UserRow[],
  hashes: ReadonlyMap<number, string | undefined>,
): Promise<number | null> {
  const accounts = rows.flatMap(
    ({ line, username, email, realName, gender, nickname, school, state }): MadeAccount[] => {
      const passwordHash = hashes.get(line);
      if (state !== 'NEW' || passwordHash === undefined) return [];
      return [{ username, passwordHash, email, realName, gender, nickname, school, managedByGroupId: null }];
    },
  );
  // An import that did nothing leaves no entry.
  if (accounts.length === 0) return null;
  const userIds = await makeAccounts(tx, accounts, now);
  await audit(tx, {
    actorId: userIdOf(viewer),
    action: 'user.import',
    target: { kind: 'SITE', id: 'users' },
    groupId: null,
    after: { made: accounts.length, first: accounts[0]?.username ?? '', last: accounts.at(-1)?.username ?? '' },
    at: now,
  });
  return rememberImport(tx, userIds, now);
}
