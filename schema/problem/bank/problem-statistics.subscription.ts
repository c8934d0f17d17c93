import { builder } from '../../core/builder.ts';
import type { Context } from '../../core/context.ts';
import { atThisMoment } from '../../core/this-moment.ts';
import { watch } from '../../core/watch.ts';
import { ProblemNotFound } from './problem.error.ts';
import { visibleProblems } from './problem.rule.ts';
import { ProblemObject } from './problem.type.ts';

/** Counters of a problem as they are now, then at most every second when a verdict of practice changed them. */
function watchStatistics(context: Context, problemId: number) {
  return watch(context, {
    topic: 'problemStatistics',
    filter: (message) => message.problemId === problemId,
    restMs: context.pace.listMs,
    read: async ({ db, viewer }) => {
      const problem = await db.problem.findFirst({
        where: { AND: [{ id: problemId }, visibleProblems(viewer)] },
        select: { id: true, statistics: true },
      });
      if (problem === null) throw new ProblemNotFound();
      return problem;
    },
  });
}

builder.subscriptionField('problemStatisticsChanged', (t) =>
  t.prismaField({
    type: ProblemObject,
    description:
      'A problem as it is now, then at most every second when its statistics changed. ' +
      'They count practice: verdicts in contests do not move them. Ends when the viewer may no longer see it.',
    authScopes: { public: true },
    args: { problemId: t.arg.int() },
    subscribe: (_root, { problemId }, context) => watchStatistics(context, problemId),
    resolve: (query, { id }, _args, context) => {
      const { db, viewer } = atThisMoment(context);
      return db.problem.findFirstOrThrow({ ...query, where: { AND: [{ id }, visibleProblems(viewer)] } });
    },
  }),
);
