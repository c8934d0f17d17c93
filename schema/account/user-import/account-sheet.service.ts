import { createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Context, Services, Transaction } from '../../core/context.ts';
import type { Sheet } from '../../core/sheet/csv.ts';
import { userIdOf } from '../../core/viewer-user.ts';
import { AccountSheetGone } from './user-import.error.ts';

/** A sheet can be downloaded for this long (REST contract, generate-user). */
export const sheetLifeMs = 30 * 60_000;
const purpose = 'account-sheet';

/** Where passwords of accounts are fetched, once. */
export interface StoredSheet {
  readonly key: string;
  readonly expiresAt: Date;
}

const rowsSchema = z.array(z.tuple([z.string(), z.string()]));

/** Keeps passwords for one download by the viewer, unreadable in the database. */
export async function storeSheet(
  { viewer, secrets, now }: Pick<Context, 'viewer' | 'secrets' | 'now'>,
  tx: Transaction,
  accounts: ReadonlyArray<{ readonly username: string; readonly password: string }>,
): Promise<StoredSheet> {
  const key = randomBytes(16).toString('hex');
  const expiresAt = new Date(now.getTime() + sheetLifeMs);
  const sealed = secrets.seal(purpose, JSON.stringify(accounts.map(({ username, password }) => [username, password])));
  await tx.accountSheet.create({
    data: { keyHash: hashOf(key), madeById: userIdOf(viewer), sealed, expiresAt },
    select: { keyHash: true },
  });
  return { key, expiresAt };
}

/** Takes the passwords of a sheet that the viewer made; there are none the next time. @throws AccountSheetGone */
export async function takeSheet({ db, viewer, secrets, now }: Context, key: string): Promise<Sheet> {
  const where = { keyHash: hashOf(key), madeById: userIdOf(viewer), expiresAt: { gt: now } };
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

function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}
