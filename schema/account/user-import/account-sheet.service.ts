import { z } from 'zod';
import type { Context, SecretBox, Services, Transaction } from '../../core/context.ts';
import { rowId } from '../../core/row-id.ts';
import type { Sheet } from '../../core/sheet/csv.ts';
import { userIdOf } from '../../core/viewer-user.ts';
import { AccountSheetGone } from './user-import.error.ts';

/** A sheet can be downloaded for this long (REST contract, generate-user). */
export const sheetLifeMs = 30 * 60_000;
const purpose = 'account-sheet';
const keyPurpose = 'account-sheet key';

/** Where passwords of accounts are fetched, once. */
export interface StoredSheet {
  readonly key: string;
  readonly expiresAt: Date;
}

const rowsSchema = z.array(z.tuple([z.string(), z.string()]));

type Accounts = ReadonlyArray<{ readonly username: string; readonly password: string }>;

/** Names and passwords for one download by the viewer, unreadable in the database. */
export function sealedSheet({ viewer, secrets }: Pick<Context, 'viewer' | 'secrets'>, accounts: Accounts) {
  const rows = accounts.map(({ username, password }) => [username, password]);
  return { madeById: userIdOf(viewer), sealed: secrets.seal(purpose, JSON.stringify(rows)) };
}

/** Keeps passwords of accounts that are there, to be downloaded from now on. */
export async function storeSheet(
  context: Context,
  tx: Transaction,
  accounts: Accounts,
): Promise<StoredSheet & { readonly id: number }> {
  const { secrets, now } = context;
  const expiresAt = new Date(now.getTime() + sheetLifeMs);
  const data = { ...sealedSheet(context, accounts), expiresAt };
  const { id } = await tx.accountSheet.create({ data, select: { id: true } });
  return { id, key: keyOf(secrets, id), expiresAt };
}

function keyOf(secrets: SecretBox, id: number): string {
  return secrets.seal(keyPurpose, String(id));
}

/** From now on the sheet of an import can be downloaded, if it has one. */
export async function openSheet(tx: Transaction, importId: number, now: Date): Promise<void> {
  await tx.accountSheet.updateMany({
    where: { importId },
    data: { expiresAt: new Date(now.getTime() + sheetLifeMs) },
  });
}

/** How the viewer fetches a sheet; null: it is of another one, not made yet, fetched or expired. */
export function sheetOf(
  { viewer, secrets, now }: Pick<Context, 'viewer' | 'secrets' | 'now'>,
  sheet: { readonly id: number; readonly madeById: string; readonly expiresAt: Date | null } | null,
): StoredSheet | null {
  const expiresAt = sheet?.expiresAt ?? null;
  if (sheet === null || sheet.madeById !== userIdOf(viewer) || expiresAt === null || expiresAt <= now) return null;
  return { key: keyOf(secrets, sheet.id), expiresAt };
}

/** Takes the passwords of a sheet that the viewer made; there are none the next time. @throws AccountSheetGone */
export async function takeSheet({ db, viewer, secrets, now }: Context, key: string): Promise<Sheet> {
  const id = rowId(secrets.open(keyPurpose, key) ?? '');
  const where = { id, expiresAt: { gt: now }, madeById: userIdOf(viewer) };
  const sealed = await db.$transaction(async (tx) => {
    const sheet = await tx.accountSheet.findFirst({ where, select: { sealed: true } });
    // Of two downloads at the same moment one gets it.
    const { count } = await tx.accountSheet.deleteMany({ where });
    return count === 0 ? null : (sheet?.sealed ?? null);
  });
  const text = sealed === null ? null : secrets.open(purpose, sealed);
  if (text === null) throw new AccountSheetGone();
  return [['username', 'password'], ...rowsSchema.parse(JSON.parse(text))];
}

/** Removes sheets that nobody fetched in time. */
export async function tidySheets({ db }: Pick<Services, 'db'>, now: Date): Promise<void> {
  await db.accountSheet.deleteMany({ where: { expiresAt: { lt: now } } });
}
