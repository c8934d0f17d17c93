import { Prisma } from '@verdict/prisma/generated/client/client.ts';
import type { Services } from '../../core/context.ts';
import { filesLockKey } from '../../core/ports/backups.ts';

/*
 * How files that nothing names any more go away
 *
 * Whoever stores a file puts its bytes (which makes them young), records it (which makes its row young), and only then
 * writes what names it. So a file that is being stored is young in both ways, and only what is older than a day is
 * looked at. A row is removed in one statement that looks whether anything names it and how old it is; a row that names
 * it at that moment makes the statement fail by its foreign key. The bytes go while the row's removal is not committed
 * yet: whoever records the file meanwhile waits for that, and their bytes, being young, are left by the store.
 *
 * A backup reads the rows first and then the files that they name, so while one is made nothing is removed: the next
 * night will do.
 */

/** A file must not have been stored for this long. */
export const unusedFileMs = 24 * 60 * 60_000;
/** Files looked for at once. */
const chunkSize = 500;

type Naming = Exclude<keyof Prisma.StoredFileInclude, '_count'>;

/** Nothing names the file; a new relation of files does not compile before it is here. */
const namedBy: { readonly [Relation in Naming]: true } = {
  caseInputs: true,
  caseAnswers: true,
  caseFiles: true,
  problemFiles: true,
  judgeIncludes: true,
  carouselImages: true,
  footerPictures: true,
  avatarOf: true,
  avatarOfGroups: true,
  editorFiles: true,
  submissionFiles: true,
  uploadedInputs: true,
  uploadedAnswers: true,
};
const unnamed: Prisma.StoredFileWhereInput = {
  AND: Object.keys(namedBy).map((relation) => ({ [relation]: { none: {} } })),
};

/**
 * Removes files that nothing names any more, with their bytes: replaced avatars, pictures that were taken away,
 * includes, old packages.
 */
export async function removeUnusedFiles(services: Pick<Services, 'db' | 'files' | 'log'>, now: Date): Promise<void> {
  const { db, log } = services;
  const storedBefore = new Date(now.getTime() - unusedFileMs);
  const isUnused = { ...unnamed, createdAt: { lt: storedBefore } };
  let removed = 0;
  for (let last = ''; ;) {
    const found = await db.storedFile.findMany({
      where: { ...isUnused, sha256: { gt: last } },
      orderBy: { sha256: 'asc' },
      take: chunkSize,
      select: { sha256: true },
    });
    for (const { sha256 } of found) {
      const outcome = await removeFile(services, sha256, storedBefore);
      if (outcome === 'backup') {
        log.info({ removed }, 'unused files stay while a backup is made');
        return;
      }
      removed += outcome === 'removed' ? 1 : 0;
    }
    const end = found.at(-1);
    if (end === undefined || found.length < chunkSize) break;
    last = end.sha256;
  }
  if (removed > 0) log.info({ removed }, 'files that nothing names any more were removed');
}

async function removeFile(
  { db, files }: Pick<Services, 'db' | 'files'>,
  sha256: string,
  storedBefore: Date,
): Promise<'removed' | 'kept' | 'backup'> {
  try {
    return await db.$transaction(async (tx) => {
      const [lock] = await tx.$queryRaw<Array<{ isGot: boolean }>>`
        SELECT pg_try_advisory_xact_lock_shared(${filesLockKey}::bigint) AS "isGot"`;
      if (!lock?.isGot) return 'backup';
      const { count } = await tx.storedFile.deleteMany({
        where: { ...unnamed, sha256, createdAt: { lt: storedBefore } },
      });
      if (count > 0) await files.remove(sha256, storedBefore);
      return count > 0 ? 'removed' : 'kept';
    });
  } catch (error) {
    // Something has named it at this moment.
    if (error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2003') return 'kept';
    throw error;
  }
}
