import type { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { Context } from '../../core/context.ts';
import { extensionOf } from '../../problem/package/program-language.ts';
import type { Look } from './look.service.ts';

/**
 * A program, or answer files, as a zip; null: there is none, or it is not for the viewer. The Contest API gives
 * programs to contest admins alone.
 */
export async function programZip(
  { db, files }: Pick<Context, 'db' | 'files'>,
  { contest, isAdmin }: Look,
  submissionId: number,
): Promise<Readable | null> {
  if (!isAdmin) return null;
  const program = await db.submission.findFirst({
    where: { id: submissionId, contestId: contest.id, participantId: { not: null } },
    select: { code: true, languageKey: true, submittedAt: true, files: { select: { name: true, sha256: true } } },
  });
  if (program === null) return null;
  const zip = new ZipFile();
  const { code, languageKey, submittedAt: mtime, files: answers } = program;
  for (const { name, sha256 } of answers)
    zip.addReadStreamLazy(name, { mtime }, (give) => give(null, files.read(sha256)));
  if (answers.length === 0) zip.addBuffer(Buffer.from(code), `main${extensionOf(languageKey)}`, { mtime });
  zip.end();
  return zip.outputStream as Readable;
}
