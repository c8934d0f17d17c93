import { builder } from '../../core/builder.ts';
import type { Context } from '../../core/context.ts';
import { mayEditProblem } from '../bank/authoring.rule.ts';

/** A look without a message, in milliseconds: messages may be lost. */
const idleMs = 20_000;

/**
 * Version of a problem as it is now, then whenever it is another; ends when the problem is gone or the viewer may not
 * change it.
 */
async function* watchVersion({ db, pubsub, viewer, signal }: Context, problemId: number): AsyncGenerator<number, void> {
  await using wakeUps = pubsub.subscribe('problem', {
    signal,
    filter: (message) => message.problemId === problemId,
  });
  let told: number | null = null;
  while (!signal.aborted) {
    const problem = await db.problem.findUnique({
      where: { id: problemId },
      select: { version: true, authorId: true },
    });
    if (problem === null || !mayEditProblem(viewer, problem)) return;
    if (problem.version !== told) yield problem.version;
    told = problem.version;
    await wakeUps.poll(idleMs);
  }
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
