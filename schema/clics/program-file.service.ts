import type { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { Context } from '../context.ts';
import { extensionOf } from '../problem-package/program-language.ts';
import type { Look } from './look.service.ts';

/** A program as a zip; null: there is none, or it is not for the viewer. The Contest API gives programs to contest admins alone. */
export async function programZip({ db }: Pick<Context, 'db'>, { contest, isAdmin }: Look, submissionId: number): Promise<Readable | null> {
  if (!isAdmin) return null;
  const program = await db.submission.findFirst({ where: { id: submissionId, contestId: contest.id, participantId: { not: null } }, select: { code: true, languageKey: true, submittedAt: true } });
  if (program === null) return null;
  const zip = new ZipFile();
  zip.addBuffer(Buffer.from(program.code), `main${extensionOf(program.languageKey)}`, { mtime: program.submittedAt });
  zip.end();
  return zip.outputStream as Readable;
}
