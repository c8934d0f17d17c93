import type { Context } from '../../core/context.ts';
import { userIdOf } from '../../core/viewer-user.ts';
import { readSentTable, type SentTable } from '../person-sheet/sent-table.ts';
import { ration } from '../user/ration.ts';
import { maxImportedUsers, maxTableBytes } from './limits.ts';
import { planned } from './plan-users.service.ts';
import { readUserCells, readUsers, type SentUserTable, type UserTable } from './read-users.ts';
import { storeImport } from './store-import.service.ts';
import { InvalidUserTable, UserRowsRefused } from './user-import.error.ts';

/** Users as they are sent: a table, or rows of cells in the order of `userColumns`. */
export interface SentUsers extends SentTable {
  readonly rows: ReadonlyArray<readonly string[]> | null;
}

/** Says what an import would do; nothing is written. @throws InvalidUserTable, TooManyRequests */
export async function previewUsers(context: Context, sent: SentUsers): Promise<UserTable> {
  const { rows, ignored } = openTable(context, sent);
  return { rows: await planned(context.db, rows), ignored };
}

/**
 * Checks a table and has its accounts made in the background.
 *
 * @param isAllOrNothing makes no account if a row is wrong or taken; else those rows are left out.
 * @returns the id of the import.
 * @throws InvalidUserTable, UserRowsRefused, NoUserToImport, UserImportUnderWay, TooManyRequests
 */
export async function importUsers(context: Context, sent: SentUsers, isAllOrNothing: boolean): Promise<number> {
  const table = openTable(context, sent);
  const rows = await planned(context.db, table.rows);
  const refused = rows.filter(({ fault }) => fault !== null);
  if (isAllOrNothing && refused.length > 0) throw new UserRowsRefused(refused);
  return storeImport(context, { kind: 'TABLE', table: { ...table, rows }, isAllOrNothing });
}

function openTable(context: Context, { rows, ...sent }: SentUsers): SentUserTable {
  ration(context, 'roster', userIdOf(context.viewer));
  const table = rows === null ? readTable(sent) : readUserCells(rows);
  if (table.rows.length === 0) throw new InvalidUserTable('EMPTY');
  if (table.count > maxImportedUsers) throw new InvalidUserTable({ count: table.count });
  return table;
}

function readTable(sent: SentTable): SentUserTable {
  const read = readSentTable(sent, maxTableBytes);
  if ('fault' in read) throw new InvalidUserTable(read.fault);
  return readUsers(read.text, maxImportedUsers);
}
