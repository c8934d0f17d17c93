import type { NamedFile, Program } from '@verdict/judge/protocol/task.ts';
import type { JudgeInclude } from '@verdict/prisma/generated/client/client.ts';
import type { Context, Services, Transaction } from '../context.ts';
import { recordFiles } from '../test-data/test-set.service.ts';
import { missingIncludes } from './include-names.ts';
import { IncludeNameInvalid, IncludeNotFound, IncludeSizeInvalid, maxIncludeBytes } from './judge-include.error.ts';

/** A plain file name with a header's ending: no folder, no leading dot or hyphen, and none of C++'s own headers, which have no ending. */
const headerName = /^(?=.{1,100}$)[A-Za-z0-9_][A-Za-z0-9_.-]*\.(h|hh|hpp|hxx|inc)$/;

/** Headers of the system. A file of such a name would be found before them and break every checker there is. */
const systemHeaders: ReadonlySet<string> = new Set(
  [
    'alloca assert byteswap complex cpio ctype dirent dlfcn elf endian err errno execinfo fcntl features fenv float fnmatch ftw getopt glob grp gshadow iconv inttypes',
    'iso646 langinfo libgen libintl limits link locale malloc math mcheck memory monetary mqueue netdb nl_types obstack paths poll pthread pwd quadmath re_comp regex',
    'sched search semaphore setjmp sgtty shadow signal spawn stab stdalign stdarg stdatomic stdbool stdc-predef stddef stdint stdio stdlib stdnoreturn string strings',
    'stropts syscall sysexits syslog tar termio termios tgmath thread_db threads time ttyent uchar ucontext ulimit unistd utime utmp utmpx values wait wchar wctype wordexp',
  ].flatMap((names) => names.split(' ').map((name) => `${name}.h`)),
);

/** The judge-wide includes that a program names and does not bring along. */
export async function judgeIncludesFor(db: Services['db'] | Transaction, checker: { readonly program: Program; readonly files: readonly NamedFile[] }): Promise<NamedFile[]> {
  const names = missingIncludes(checker);
  if (names.length === 0) return [];
  const rows = await db.judgeInclude.findMany({ where: { name: { in: names } }, orderBy: { name: 'asc' }, select: { name: true, sha256: true, file: { select: { sizeBytes: true } } } });
  return rows.map(({ name, sha256, file }) => ({ name, sha256, sizeBytes: Number(file.sizeBytes) }));
}

/**
 * Makes a file one that checkers and interactors of all problems may include, or replaces it. Checkers that include it
 * are compiled anew when they are next needed: what they are kept by holds the hash of each file.
 * @throws IncludeNameInvalid, IncludeSizeInvalid
 */
export async function uploadJudgeInclude({ db, files, viewer }: Context, { name, content }: { readonly name: string; readonly content: string }): Promise<Pick<JudgeInclude, 'name'>> {
  if (!headerName.test(name) || systemHeaders.has(name)) throw new IncludeNameInvalid();
  const bytes = Buffer.from(content);
  if (bytes.length === 0 || bytes.length > maxIncludeBytes) throw new IncludeSizeInvalid();
  const stored = await files.put(bytes);
  const row = { sha256: stored.sha256, uploadedById: viewer.kind === 'user' ? viewer.userId : null };
  return db.$transaction(async (tx) => {
    await recordFiles(tx, [stored]);
    return tx.judgeInclude.upsert({ where: { name }, create: { name, ...row }, update: row, select: { name: true } });
  });
}

/** Takes a file away from the checkers of all problems. @throws IncludeNotFound */
export async function deleteJudgeInclude({ db }: Pick<Context, 'db'>, name: string): Promise<Pick<JudgeInclude, 'name'>> {
  const { count } = await db.judgeInclude.deleteMany({ where: { name } });
  if (count === 0) throw new IncludeNotFound();
  return { name };
}
