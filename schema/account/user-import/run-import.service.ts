import type { Prisma } from '@verdict/prisma/generated/client/client.ts';
import { audit } from '../../core/audit/audit.ts';
import type { Services, Transaction } from '../../core/context.ts';
import { DomainError, type Sentence } from '../../core/errors.ts';
import type { JobFailed } from '../../core/jobs/job.ts';
import { isUniqueViolation } from '../../core/unique-violation.ts';
import { hashPasswords, makeAccounts, type MadeAccount } from '../made-accounts/make-accounts.service.ts';
import { openSheet } from './account-sheet.service.ts';
import { planned } from './plan-users.service.ts';
import type { UserRow } from './read-users.ts';
import { openRows, openSecrets, sealRows, sealSecrets } from './sealed-rows.ts';
import { GeneratedNamesTaken, ImportUnreadable, UserRowsRefused } from './user-import.error.ts';

/*
 * How an import is done
 *
 * A row job takes one batch of passwords after the other, and stores their hashes in place of them: a process that ends
 * in the middle loses one batch of work. Then one transaction looks at the rows again, makes all accounts and ends the
 * import, so it is done once, whoever else tries it. What waits is sealed under the site's secret, and goes when the
 * import ends.
 */

/** Name of the job. */
export const userImportJob = 'user-import';
/** An import can be undone for this long. */
const undoMs = 24 * 60 * 60_000;
const transaction = { timeout: 30_000, maxWait: 15_000 } as const;
/** Another request may take a name or an address at the same moment. */
const maxTries = 3;

/** Imports that are to be done. */
const open = { state: { in: ['WAITING', 'RUNNING'] } } satisfies Prisma.UserImportWhereInput;

/** Imports that wait, and those of a process that ended in the middle. */
export async function dueUserImports({ db }: Pick<Services, 'db'>): Promise<number[]> {
  const rows = await db.userImport.findMany({
    where: open,
    orderBy: { id: 'asc' },
    take: 100,
    select: { id: true },
  });
  return rows.map(({ id }) => id);
}

/** Does an import, or what is left of it. */
export async function runUserImport(services: Services, id: number, now: Date): Promise<void> {
  const { db } = services;
  const { count } = await db.userImport.updateMany({ where: { id, ...open }, data: { state: 'RUNNING' } });
  if (count === 0) return;
  try {
    await hashBatches(services, id);
    for (let tries = 1; ; tries += 1) {
      try {
        await db.$transaction((tx) => makeUsers(services, tx, { id, now }), transaction);
        return;
      } catch (error) {
        if (!isUniqueViolation(error) || tries === maxTries) throw error;
      }
    }
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    await endAsFailed(services, id, { sentence: error.sentence, now });
  }
}

/** Ends an import whose job keeps failing; it made nothing. */
export async function failUserImport(services: Services, id: number, { reason, now }: JobFailed): Promise<void> {
  const sentence = {
    'zh-CN': `没有创建任何账号：${reason}。请重新发起。`,
    'en-US': `No account was made: ${reason}. Start it again.`,
  };
  await endAsFailed(services, id, { sentence, now });
}

async function hashBatches({ db, pubsub, passwords, secrets }: Services, id: number): Promise<void> {
  for (;;) {
    const batch = await db.userImportBatch.findFirst({
      where: { importId: id, isHashed: false },
      orderBy: { position: 'asc' },
    });
    if (batch === null) return;
    const lines = openSecrets(secrets, batch.sealed);
    if (lines === null) throw new ImportUnreadable();
    const made = await hashPasswords(
      passwords,
      lines.map(([, password]) => password),
    );
    const hashes = lines.map(([line], index) => [line, made[index]?.hash ?? ''] as const);
    await db.$transaction(async (tx) => {
      const { count } = await tx.userImportBatch.updateMany({
        where: { importId: id, position: batch.position, isHashed: false },
        data: { isHashed: true, sealed: sealSecrets(secrets, hashes) },
      });
      // Another process that took the import for abandoned did this batch.
      if (count === 0) return;
      await tx.userImport.updateMany({ where: { id }, data: { hashedCount: { increment: hashes.length } } });
      await pubsub.publish('userImport', { userImportId: id }, tx);
    });
  }
}

interface Ending {
  readonly id: number;
  readonly now: Date;
}

async function makeUsers(services: Services, tx: Transaction, { id, now }: Ending): Promise<void> {
  const { pubsub, secrets } = services;
  // Another process waits here, and finds the import done.
  const { count } = await tx.userImport.updateMany({
    where: { id, state: 'RUNNING' },
    data: { state: 'DONE', endedAt: now, openKey: null },
  });
  if (count === 0) return;
  const { kind, isAllOrNothing, sealedRows, requestedById } = await tx.userImport.findUniqueOrThrow({ where: { id } });
  const stored = sealedRows === null ? null : openRows(secrets, sealedRows);
  if (stored === null) throw new ImportUnreadable();
  const rows = await planned(tx, stored);
  const refused = rows.filter(({ fault }) => fault !== null);
  if (isAllOrNothing && refused.length > 0)
    throw kind === 'TABLE'
      ? new UserRowsRefused(refused)
      : new GeneratedNamesTaken(refused.map(({ username }) => username));
  const accounts = accountsOf(rows, await hashesOf(services, tx, id));
  const userIds = await makeAccounts(tx, accounts, now);
  await tx.userImport.update({
    where: { id },
    data: {
      sealedRows: sealRows(secrets, rows),
      userIds,
      madeCount: userIds.length,
      leftOutCount: rows.length - userIds.length,
      expiresAt: new Date(now.getTime() + undoMs),
    },
    select: { id: true },
  });
  await tx.userImportBatch.deleteMany({ where: { importId: id } });
  await openSheet(tx, id, now);
  // An import that did nothing leaves no entry.
  if (accounts.length > 0)
    await audit(tx, {
      actorId: requestedById,
      action: kind === 'TABLE' ? 'user.import' : 'user.generate',
      target: { kind: 'SITE', id: 'users' },
      groupId: null,
      after: { made: accounts.length, first: accounts[0]?.username ?? '', last: accounts.at(-1)?.username ?? '' },
      at: now,
    });
  await pubsub.publish('userImport', { userImportId: id }, tx);
}

/** Hashes of an import by their lines. */
async function hashesOf({ secrets }: Services, tx: Transaction, id: number): Promise<ReadonlyMap<number, string>> {
  const batches = await tx.userImportBatch.findMany({ where: { importId: id, isHashed: true } });
  return new Map(
    batches.flatMap(({ sealed }) => {
      const lines = openSecrets(secrets, sealed);
      if (lines === null) throw new ImportUnreadable();
      return lines;
    }),
  );
}

function accountsOf(rows: readonly UserRow[], hashes: ReadonlyMap<number, string>): MadeAccount[] {
  return rows
    .filter(({ state }) => state === 'NEW')
    .map(({ line, username, email, realName, gender, nickname, school, studentId }) => {
      const passwordHash = hashes.get(line);
      // A backup holds no passwords that waited.
      if (passwordHash === undefined) throw new ImportUnreadable();
      return {
        username,
        passwordHash,
        email,
        realName,
        gender,
        nickname,
        school,
        ...(studentId !== null && { studentId }),
        managedByGroupId: null,
      };
    });
}

/** Ends an import that made nothing, and removes what waited. */
async function endAsFailed(
  { db, pubsub, log }: Services,
  id: number,
  { sentence, now }: { readonly sentence: Sentence; readonly now: Date },
): Promise<void> {
  await db.$transaction(async (tx) => {
    const { count } = await tx.userImport.updateMany({
      where: { id, ...open },
      data: { state: 'FAILED', endedAt: now, openKey: null, sealedRows: null, failure: { ...sentence } },
    });
    if (count === 0) return;
    await tx.userImportBatch.deleteMany({ where: { importId: id } });
    await tx.accountSheet.deleteMany({ where: { importId: id } });
    await pubsub.publish('userImport', { userImportId: id }, tx);
  });
  log.warn({ id }, 'import of users failed');
}
