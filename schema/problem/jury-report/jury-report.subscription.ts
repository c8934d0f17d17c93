import { builder } from '../../core/builder.ts';
import type { Context } from '../../core/context.ts';
import { watch } from '../../core/watch.ts';
import { JuryReportObject } from './jury-report.type.ts';
import { checkKeeps } from './problem-keeping.service.ts';

/** Reread interval in ms, for messages that were lost. */
const idleMs = 10_000;

/**
 * The newest report of a problem as it is now, then whenever one of it moves on; ends when the viewer may no longer see
 * it.
 *
 * @throws ProblemNotFound, NotProblemStaff
 */
async function watchReports(
  context: Context,
  problemId: number,
): Promise<AsyncGenerator<{ readonly id: number }, void>> {
  const states = await watch(context, {
    topic: 'juryReport',
    filter: (message) => message.problemId === problemId,
    idleMs,
    read: async (moment) => {
      await checkKeeps(moment, problemId);
      const newest = { where: { problemId }, orderBy: { id: 'desc' }, select: { id: true } } as const;
      return { report: await moment.db.juryReport.findFirst(newest) };
    },
    isSame: () => false,
  });
  return reportsOf(states);
}

async function* reportsOf<Report>(
  states: AsyncIterable<{ readonly report: Report | null }>,
): AsyncGenerator<Report, void> {
  for await (const { report } of states) if (report !== null) yield report;
}

builder.subscriptionField('juryReportChanged', (t) =>
  t.prismaField({
    type: JuryReportObject,
    description: 'The newest report on the jury of a problem: as it is now, then as it moves on.',
    authScopes: { signedIn: true },
    apiScope: 'ADMIN',
    args: { problemId: t.arg.int() },
    subscribe: (_root, { problemId }, context) => watchReports(context, problemId),
    resolve: (query, { id }, _args, { db }) => db.juryReport.findUniqueOrThrow({ ...query, where: { id } }),
  }),
);
