import type { Prisma } from '@verdict/prisma/generated/client/client.ts';
import { z } from 'zod';
import type { BulkActView } from '../../core/bulk/bulk-list.service.ts';
import type { Context, Services } from '../../core/context.ts';
import { userIdOf } from '../../core/viewer-user.ts';
import { newPassword } from '../made-accounts/make-accounts.service.ts';
import { sheetLifeMs, sheetOf, storeSheet, type StoredSheet } from '../user-import/account-sheet.service.ts';
import { AccountSheetGone } from '../user-import/user-import.error.ts';

/*
 * How new passwords reach who resets them
 *
 * They are made with the preview and kept in it, sealed under the site's secret. So a call that was cut off loses none
 * of those that it has set. Once all rows are done they move to a sheet, which is downloaded as that of generated
 * accounts. The act keeps the id of the sheet, so a dialog that was closed before the download can be opened again.
 */

/** Name of the kind of acts that reset passwords. */
export const passwordKind = 'user.password';
/** Passwords are kept this long after their preview: it is applied within an hour, and a sheet lives 30 minutes. */
const keptMs = 60 * 60_000 + sheetLifeMs;
const purpose = 'new-passwords';

/** Passwords by account, sealed; null: they are in the sheet, or were not fetched in time. */
export const newPasswords = z.object({ sealed: z.string().nullable(), sheetId: z.int().optional() });
const pairs = z.array(z.tuple([z.string(), z.string()]));
const noPasswords = { sealed: null } as const;

/** Makes a password for each account, unreadable in the database. */
export function sealNewPasswords(
  { secrets }: Pick<Context, 'secrets'>,
  userIds: readonly string[],
): Prisma.InputJsonObject & z.infer<typeof newPasswords> {
  return { sealed: secrets.seal(purpose, JSON.stringify([...new Set(userIds)].map((id) => [id, newPassword()]))) };
}

/** The password that was made for an account. @throws AccountSheetGone */
export function newPasswordOf(
  context: Pick<Context, 'secrets'>,
  { sealed }: z.infer<typeof newPasswords>,
  userId: string,
): string {
  const password = opened(context, sealed).get(userId);
  if (password === undefined) throw new AccountSheetGone();
  return password;
}

function opened({ secrets }: Pick<Context, 'secrets'>, sealed: string | null): ReadonlyMap<string, string> {
  const text = sealed === null ? null : secrets.open(purpose, sealed);
  if (text === null) throw new AccountSheetGone();
  return new Map(pairs.parse(JSON.parse(text)));
}

/** A sheet with the passwords that an act has set. */
export interface PasswordSheet extends StoredSheet {
  readonly count: number;
}

/** The sheet of an act of the viewer that is applied to its last row; made the first time. @throws AccountSheetGone */
export async function openPasswordSheet(context: Context, actId: number): Promise<PasswordSheet> {
  const { db, viewer, now } = context;
  const act = await db.bulkAct.findFirst({
    where: {
      id: actId,
      actorId: userIdOf(viewer),
      kind: passwordKind,
      rows: { none: { state: 'PENDING' } },
    },
    select: { change: true, createdAt: true, rows: { where: { state: 'DONE' }, select: { targetId: true } } },
  });
  if (act === null) throw new AccountSheetGone();
  const { sealed, sheetId } = newPasswords.parse(act.change);
  if (sheetId !== undefined) {
    const sheet = sheetOf(context, await findSheet(db, sheetId));
    if (sheet === null) throw new AccountSheetGone();
    return { ...sheet, count: act.rows.length };
  }
  if (sealedUntil(act) <= now) throw new AccountSheetGone();
  const passwords = opened(context, sealed);
  return db.$transaction(async (tx) => {
    const users = await tx.user.findMany({
      where: { id: { in: act.rows.map(({ targetId }) => targetId) } },
      orderBy: { usernameKey: 'asc' },
      select: { id: true, username: true },
    });
    const rows = users.flatMap(({ id, username }) => {
      const password = passwords.get(id);
      return password === undefined ? [] : [{ username, password }];
    });
    const { id, ...sheet } = await storeSheet(context, tx, rows);
    // Of two requests at the same moment one makes it.
    const { count } = await tx.bulkAct.updateMany({
      where: { id: actId, change: { equals: { sealed } } },
      data: { change: { ...noPasswords, sheetId: id } },
    });
    if (count === 0) throw new AccountSheetGone();
    return { ...sheet, count: rows.length };
  });
}

/** Until when the viewer can open the sheet of their act; null: it has none, or it was downloaded or has expired. */
export async function newPasswordsUntil(context: Context, act: BulkActView): Promise<Date | null> {
  const { PENDING: pending = 0, DONE: done = 0 } = act.counts;
  if (act.kind !== passwordKind || act.appliedAt === null || pending > 0 || done === 0) return null;
  const { sealed, sheetId } = newPasswords.parse(act.change);
  // Prisma reads sheets of several acts by one statement.
  if (sheetId !== undefined) return sheetOf(context, await findSheet(context.db, sheetId))?.expiresAt ?? null;
  const until = sealedUntil(act);
  return sealed === null || until <= context.now ? null : until;
}

function findSheet(db: Context['db'], id: number) {
  return db.accountSheet.findUnique({ where: { id }, select: { id: true, madeById: true, expiresAt: true } });
}

function sealedUntil({ createdAt }: { readonly createdAt: Date }): Date {
  return new Date(createdAt.getTime() + keptMs);
}

/** Removes passwords that nobody fetched in time. */
export async function tidyNewPasswords({ db }: Pick<Services, 'db'>, now: Date): Promise<void> {
  await db.bulkAct.updateMany({
    where: {
      kind: passwordKind,
      createdAt: { lte: new Date(now.getTime() - keptMs) },
      NOT: { change: { equals: { ...noPasswords } } },
    },
    data: { change: noPasswords },
  });
}
