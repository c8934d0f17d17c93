import { once } from 'node:events';
import { PassThrough, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Status } from '@verdict/judge/protocol/status.ts';
import { Prisma } from '@verdict/prisma/generated/client/client.ts';
import { ZipFile } from 'yazl';
import type { Context } from '../../core/context.ts';
import { verdictsBefore } from '../../judging/submission/judged-again.service.ts';
import { extensionOf } from '../../problem/package/program-language.ts';
import { administerContest } from '../core/contest.service.ts';

/** How programs are sorted into folders. */
export type SplitBy = 'user' | 'problem';

/** Programs read at once; each has up to 64 kB. */
const batchSize = 50;

/**
 * Accepted programs and answer files of a contest, from its start to its end, as a zip that is made while it is read:
 * what is held in memory is a batch of them, and the list of names.
 *
 * @param options.excludesAdmins leaves out what contest admins submitted, which counts for nobody.
 * @throws ContestNotFound, NotContestAdmin
 */
export async function acceptedZip(
  context: Pick<Context, 'db' | 'reads' | 'files' | 'viewer' | 'now' | 'log'>,
  contestId: number,
  { splitBy, excludesAdmins }: { readonly splitBy: SplitBy; readonly excludesAdmins: boolean },
): Promise<Readable> {
  const { db, files, log } = context;
  await administerContest(context, contestId);
  const { startsAt, endsAt } = await db.contest.findUniqueOrThrow({
    where: { id: contestId },
    select: { startsAt: true, endsAt: true },
  });
  const judgedAgain = await verdictsBefore(
    db,
    Prisma.sql`v.status = ${Status.ACCEPTED} AND s.contest_id = ${contestId}`,
  );
  const isAccepted = { OR: [{ status: Status.ACCEPTED }, { id: { in: judgedAgain.map(({ id }) => id) } }] };
  const zip = new ZipFile();
  const made = zip.outputStream as PassThrough;
  const out = new PassThrough();
  const sent = pipeline(made, out).catch(() => undefined);
  const write = async () => {
    for (let afterId = 0; !out.destroyed;) {
      const batch = await db.submission.findMany({
        where: {
          id: { gt: afterId },
          contestId,
          ...isAccepted,
          submittedAt: { gte: startsAt, lte: endsAt },
          ...(excludesAdmins ? { participantId: { not: null } } : {}),
        },
        orderBy: { id: 'asc' },
        take: batchSize,
        select: {
          id: true,
          code: true,
          languageKey: true,
          files: { select: { name: true, sha256: true } },
          submittedAt: true,
          user: { select: { username: true } },
          contestProblem: { select: { displayId: true } },
        },
      });
      const last = batch.at(-1);
      if (last === undefined) break;
      afterId = last.id;
      for (const { id, code, languageKey, files: answers, submittedAt, user, contestProblem } of batch) {
        const [person, problem] = [safeName(user.username), safeName(contestProblem?.displayId ?? 'removed')];
        const path = splitBy === 'user' ? `${person}/${problem}_${id}` : `${problem}/${person}_${id}`;
        for (const { name, sha256 } of answers)
          zip.addReadStreamLazy(`${path}/${name}`, { mtime: submittedAt }, (give) => give(null, files.read(sha256)));
        if (answers.length === 0)
          zip.addBuffer(Buffer.from(code), `${path}${extensionOf(languageKey)}`, { mtime: submittedAt });
      }
      // The reader sets the pace. The archive keeps what it is given in a stream of its own and asks nobody to wait.
      if (made.writableNeedDrain) await Promise.race([once(made, 'drain'), once(out, 'close')]);
    }
    zip.end();
    await sent;
  };
  write().catch((error: unknown) => {
    log.error({ err: error, contestId }, 'an archive of programs failed');
    out.destroy(error instanceof Error ? error : new Error('the archive failed'));
  });
  return out;
}

/** A name that is one part of a path everywhere. */
function safeName(name: string): string {
  return name.replace(/[^\p{L}\p{N}._-]/gu, '_').replace(/^\.+/u, '_');
}
