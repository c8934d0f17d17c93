import type { JudgeInclude } from '@verdict/prisma/generated/client/client.ts';
import { auditBy } from '../../core/audit/audit.ts';
import type { Context } from '../../core/context.ts';
import { recordFiles } from '../../core/files/record-files.service.ts';
import { userIdOrNull } from '../../core/viewer-user.ts';
import { compileIncluding } from './including-problems.service.ts';
import { IncludeNameInvalid, IncludeNotFound, IncludeSizeInvalid, maxIncludeBytes } from './judge-include.error.ts';

/**
 * A plain file name with a header's ending: no folder, no leading dot or hyphen, and none of C++'s own headers, which
 * have no ending.
 */
const headerName = /^(?=.{1,100}$)[A-Za-z0-9_][A-Za-z0-9_.-]*\.(h|hh|hpp|hxx|inc)$/;

/** Headers of the system. A file of such a name would be found before them and break every checker there is. */
const systemHeaders: ReadonlySet<string> = new Set(
  [
    'alloca assert byteswap complex cpio ctype dirent dlfcn elf endian err errno execinfo fcntl features fenv float ' +
      'fnmatch ftw getopt glob grp gshadow iconv inttypes',
    'iso646 langinfo libgen libintl limits link locale malloc math mcheck memory monetary mqueue netdb nl_types ' +
      'obstack paths poll pthread pwd quadmath re_comp regex',
    'sched search semaphore setjmp sgtty shadow signal spawn stab stdalign stdarg stdatomic stdbool stdc-predef ' +
      'stddef stdint stdio stdlib stdnoreturn string strings',
    'stropts syscall sysexits syslog tar termio termios tgmath thread_db threads time ttyent uchar ucontext ulimit ' +
      'unistd utime utmp utmpx values wait wchar wctype wordexp',
  ].flatMap((names) => names.split(' ').map((name) => `${name}.h`)),
);

/**
 * Makes a file one that checkers and interactors of all problems may include, or replaces it, and has those compiled
 * anew that include it.
 *
 * @throws IncludeNameInvalid, IncludeSizeInvalid
 */
export async function uploadJudgeInclude(
  context: Context,
  { name, content }: { readonly name: string; readonly content: string },
): Promise<Pick<JudgeInclude, 'name'>> {
  if (!headerName.test(name) || systemHeaders.has(name)) throw new IncludeNameInvalid();
  const { db, files, viewer } = context;
  const bytes = Buffer.from(content);
  if (bytes.length === 0 || bytes.length > maxIncludeBytes) throw new IncludeSizeInvalid();
  const stored = await files.put(bytes);
  const row = { sha256: stored.sha256, uploadedById: userIdOrNull(viewer) };
  await db.$transaction(async (tx) => {
    await recordFiles(tx, [stored]);
    await tx.judgeInclude.upsert({ where: { name }, create: { name, ...row }, update: row, select: { name: true } });
    await auditBy(context, tx, {
      action: 'judgeInclude.upload',
      target: { kind: 'JUDGE_INCLUDE', id: includeKey(name) },
      groupId: null,
      after: { name, sha256: stored.sha256 },
    });
  });
  await compileIncluding(context, name);
  return { name };
}

/**
 * Takes a file away from the checkers of all problems, and has those compiled anew that include it.
 *
 * @throws IncludeNotFound
 */
export async function deleteJudgeInclude(
  context: Pick<Context, 'db' | 'pubsub' | 'files' | 'viewer' | 'now'>,
  name: string,
): Promise<Pick<JudgeInclude, 'name'>> {
  await context.db.$transaction(async (tx) => {
    const { count } = await tx.judgeInclude.deleteMany({ where: { name } });
    if (count === 0) throw new IncludeNotFound();
    await auditBy(context, tx, {
      action: 'judgeInclude.delete',
      target: { kind: 'JUDGE_INCLUDE', id: includeKey(name) },
      groupId: null,
      before: { name },
    });
  });
  await compileIncluding(context, name);
  return { name };
}

/** Names may be longer than the ids of targets; the entry has them whole. */
function includeKey(name: string): string {
  return name.slice(0, 32);
}
