import { createHash } from 'node:crypto';
import type { UserImportKind } from '@verdict/prisma/generated/client/client.ts';
import { auditBy } from '../../core/audit/audit.ts';
import type { Context } from '../../core/context.ts';
import { isUniqueViolation } from '../../core/unique-violation.ts';
import { userIdOf } from '../../core/viewer-user.ts';
import { usernameKey } from '../user/credentials.ts';
import { sealedSheet } from './account-sheet.service.ts';
import type { SentUserRow, UserTable } from './read-users.ts';
import { userImportJob } from './run-import.service.ts';
import { sealRows, sealSecrets } from './sealed-rows.ts';
import { NoUserToImport, UserImportUnderWay } from './user-import.error.ts';

/** Passwords that are hashed before the progress is stored: about a second of work. */
const batchSize = 100;
const transaction = { timeout: 30_000, maxWait: 15_000 } as const;
const startActs = { TABLE: 'user.startImport', GENERATED: 'user.startGeneration' } as const;

interface NewImport {
  readonly kind: UserImportKind;
  readonly table: UserTable<SentUserRow>;
  /** Makes no account if a row is wrong or taken; else those rows are left out. */
  readonly isAllOrNothing: boolean;
}

/**
 * Stores an import, which is done in the background. Passwords are sealed until they are hashed.
 *
 * @returns its id.
 * @throws NoUserToImport, UserImportUnderWay
 */
export async function storeImport(
  context: Context,
  { kind, table: { rows, ignored }, isAllOrNothing }: NewImport,
): Promise<number> {
  const { db, pubsub, secrets, viewer, now } = context;
  const fresh = rows.filter(({ state }) => state === 'NEW');
  if (fresh.length === 0) throw new NoUserToImport();
  try {
    return await db.$transaction(async (tx) => {
      const { id } = await tx.userImport.create({
        data: {
          kind,
          requestedById: userIdOf(viewer),
          requestedAt: now,
          isAllOrNothing,
          openKey: openKeyOf(fresh),
          sealedRows: sealRows(secrets, rows),
          ignoredColumns: [...ignored],
          totalCount: fresh.length,
          leftOutCount: rows.length - fresh.length,
          batches: { createMany: { data: batchesOf(context, fresh) } },
          ...(kind === 'GENERATED' && { sheet: { create: sealedSheet(context, fresh) } }),
        },
        select: { id: true },
      });
      await auditBy(context, tx, {
        action: startActs[kind],
        target: { kind: 'SITE', id: 'users' },
        groupId: null,
        after: { accounts: fresh.length, first: fresh[0]?.username ?? '', last: fresh.at(-1)?.username ?? '' },
      });
      await pubsub.publish('job', { name: userImportJob, id }, tx);
      return id;
    }, transaction);
  } catch (error) {
    if (isUniqueViolation(error)) throw new UserImportUnderWay();
    throw error;
  }
}

function openKeyOf(rows: readonly SentUserRow[]): string {
  const names = rows.map(({ username }) => usernameKey(username)).toSorted();
  return createHash('sha256').update(names.join('\n')).digest('hex');
}

function batchesOf({ secrets }: Context, rows: readonly SentUserRow[]) {
  return Array.from({ length: Math.ceil(rows.length / batchSize) }, (_none, position) => ({
    position,
    sealed: sealSecrets(
      secrets,
      rows
        .slice(position * batchSize, (position + 1) * batchSize)
        .map(({ line, password }) => [line, password] as const),
    ),
  }));
}
