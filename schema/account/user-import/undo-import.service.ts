import { Prisma, type UserImport } from '@verdict/prisma/generated/client/client.ts';
import { auditBy } from '../../core/audit/audit.ts';
import type { Context, Services } from '../../core/context.ts';
import { UserImportGone } from './user-import.error.ts';

/** An import is listed for this long. */
const keptMs = 7 * 24 * 60 * 60_000;
/** Thousands of rows, each looked for in every table that refers to users. */
const transaction = { timeout: 120_000, maxWait: 15_000 } as const;

/** What an undo did. */
export interface UndoneImport {
  readonly id: number;
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

/** Can an import be undone now? */
export function canBeUndone(
  { state, madeCount, expiresAt }: Pick<UserImport, 'state' | 'madeCount' | 'expiresAt'>,
  now: Date,
): boolean {
  return state === 'DONE' && madeCount > 0 && expiresAt !== null && expiresAt > now;
}

/** Deletes the accounts that an import made, but for those that are in use. @throws UserImportGone */
export async function undoUserImport(context: Context, id: number): Promise<UndoneImport> {
  const { db, pubsub, now } = context;
  return db.$transaction(async (tx) => {
    const where = { id, state: 'DONE', madeCount: { gt: 0 }, expiresAt: { gt: now } } as const;
    const found = await tx.userImport.findFirst({ where, select: { userIds: true } });
    // Of two at the same moment one does it. Nothing is kept of people whose accounts go.
    const { count } = await tx.userImport.updateMany({
      where,
      data: { state: 'UNDONE', userIds: [], sealedRows: null },
    });
    if (found === null || count === 0) throw new UserImportGone();
    await tx.accountSheet.deleteMany({ where: { importId: id } });
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
    await tx.userImport.update({
      where: { id },
      data: { removedCount: removed, keptCount: left.length },
      select: { id: true },
    });
    await pubsub.publish('userImport', { userImportId: id }, tx);
    return { id, removed, kept: left.map(({ username }) => username) };
  }, transaction);
}

/** Forgets imports that are listed no longer. */
export async function tidyUserImports({ db }: Pick<Services, 'db'>, now: Date): Promise<void> {
  await db.userImport.deleteMany({ where: { requestedAt: { lt: new Date(now.getTime() - keptMs) } } });
}
