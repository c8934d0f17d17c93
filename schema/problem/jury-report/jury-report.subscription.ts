import { builder } from '../../core/builder.ts';
import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { atThisMoment } from '../../core/this-moment.ts';
import { JuryReportObject } from './jury-report.type.ts';
import { checkKeeps } from './problem-keeping.service.ts';

/** A look without a message, in milliseconds: messages may be lost. */
const idleMs = 10_000;

/**
 * The newest report of a problem, first as it is now, then whenever one of it moves on; ends when the viewer may look
 * no longer.
 */
async function* watchReports(context: Context, problemId: number): AsyncGenerator<{ readonly id: number }, void> {
  const { signal, db, pubsub } = context;
  await using wakeUps = pubsub.subscribe('juryReport', {
    signal,
    filter: (message) => message.problemId === problemId,
  });
  while (!signal.aborted && (await mayStillLook(context, problemId))) {
    const newest = await db.juryReport.findFirst({
      where: { problemId },
      orderBy: { id: 'desc' },
      select: { id: true },
    });
    if (newest !== null) yield newest;
    await wakeUps.poll(idleMs);
  }
}

async function mayStillLook(context: Context, problemId: number): Promise<boolean> {
  try {
    await checkKeeps(atThisMoment(context), problemId);
    return true;
  } catch (error) {
    if (error instanceof DomainError) return false;
    throw error;
  }
}

builder.subscriptionField('juryReportChanged', (t) =>
  t.prismaField({
    type: JuryReportObject,
    description: 'The newest report on the jury of a problem: as it is now, then as it moves on.',
    authScopes: { signedIn: true },
    apiScope: 'ADMIN',
    args: { problemId: t.arg.int() },
    subscribe: async (_root, { problemId }, context) => {
      await checkKeeps(context, problemId);
      return watchReports(context, problemId);
    },
    resolve: (query, { id }, _args, { db }) => db.juryReport.findUniqueOrThrow({ ...query, where: { id } }),
  }),
);
