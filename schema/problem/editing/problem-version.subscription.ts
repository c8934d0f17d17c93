import { builder } from '../../core/builder.ts';
import type { Context } from '../../core/context.ts';
import { watch } from '../../core/watch.ts';
import { may, placedSelect } from '../../place/place.rule.ts';

/** A look without a message, in milliseconds: messages may be lost. */
const idleMs = 20_000;

/**
 * Version of a problem as it is now, then whenever it is another; ends when the problem is gone or the viewer may not
 * change it.
 */
function watchVersion(context: Context, problemId: number): Promise<AsyncGenerator<number, void>> {
  return watch(context, {
    topic: 'problem',
    filter: (message) => message.problemId === problemId,
    idleMs,
    read: async ({ db, viewer }) => {
      const problem = await db.problem.findUnique({
        where: { id: problemId },
        select: { ...placedSelect, version: true },
      });
      return problem !== null && may(viewer, 'problem.edit', problem) ? problem.version : null;
    },
  });
}

builder.subscriptionField('problemVersionChanged', (t) =>
  t.int({
    description:
      'Version of a problem: as it is now, then whenever a form, an import or the list changes it. ' +
      'Ends at once for who may not change it.',
    authScopes: { signedIn: true },
    apiScope: 'ADMIN',
    args: { problemId: t.arg.int() },
    subscribe: (_root, { problemId }, context) => watchVersion(context, problemId),
    resolve: (version) => version,
  }),
);
