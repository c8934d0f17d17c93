import { Prisma } from '@verdict/prisma/generated/client/client.ts';
import { auditBy } from '../../core/audit/audit.ts';
import type { Context, Services, Transaction } from '../../core/context.ts';
import { UserImportGone } from './user-import.error.ts';

/** An import can be undone for this long. */
const undoMs = 24 * 60 * 60_000;
/** Thousands of rows, each looked for in every table that refers to users. */
const transaction = { timeout: 120_000, maxWait: 15_000 } as const;

/** What an undo did. */
export interface UndoneImport {
  readonly removed: number;
  /** Usernames of the accounts that stay, in order. */
  readonly kept: readonly string[];
}

/** Condition over `"user" u`: nobody has signed in to the account, and nobody has given it anything. */
const isUntouched = Prisma.sql`u.last_seen_at IS NULL AND u.role = 'USER' AND u.site_rights = '{}'
  AND u.deleted_at IS NULL AND u.managed_by_group_id IS NULL
  AND NOT EXISTS (SELECT FROM session s WHERE s.user_id = u.id)
  AND NOT EXISTS (SELECT FROM group_member m WHERE m.user_id = u.id)
  AND NOT EXISTS (SELECT FROM training_member m WHERE m.user_id = u.id)
  AND NOT EXISTS (SELECT FROM contest_member m WHERE m.user_id = u.id)`;

/** Remembers the accounts of an import, so that it can be undone. @returns its id. */
export async function rememberImport(tx: Transaction, userIds: readonly string[], now: Date): Promise<number> {
  const { id } = await tx.userImport.create({
    data: { userIds: [...userIds], expiresAt: new Date(now.getTime() + undoMs) },
    select: { id: true },
  });
  return id;
}

/** Deletes the accounts that an import made, but for those that are in use. @throws UserImportGone */
export async function undoUserImport(context: Context, id: number): Promise<UndoneImport> {
  const { db, now } = context;
  return db.$transaction(async (tx) => {
    const where = { id, expiresAt: { gt: now } };
    const found = await tx.userImport.findFirst({ where, select: { userIds: true } });
    // Of two at the same moment one does it.
    const { count } = await tx.userImport.deleteMany({ where });
    if (found === null || count === 0) throw new UserImportGone();
    const removed = await tx.$executeRaw`
      DELETE FROM "user" u WHERE u.id = ANY(${found.userIds}::text[]::bpchar[]) AND ${isUntouched}`;
    const left = await tx.user.findMany({
      where: { id: { in: found.userIds }, deletedAt: null },
      orderBy: { usernameKey: 'asc' },
      select: { username: true },
    });
    await auditBy(context, tx, {
      action: 'user.undoImport',
      target: { kind: 'SITE', id: 'users' },
      groupId: null,
      after: { removed, kept: left.length },
    });
    return { removed, kept: left.map(({ username }) => username) };
  }, transaction);
}

/** Forgets imports that can be undone no longer. */
export async function tidyUserImports({ db }: Pick<Services, 'db'>, now: Date): Promise<void> {
  await db.userImport.deleteMany({ where: { expiresAt: { lt: now } } });
}
