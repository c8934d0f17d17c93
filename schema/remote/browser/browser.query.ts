import './submission.remote-fields.ts';
import { builder } from '../../core/builder.ts';
import { userIdOf } from '../../core/viewer-user.ts';
import { SubmissionObject } from '../../judging/submission/submission.type.ts';

/** Most submissions that are shown; who submits himself waits for one or two. */
const maxShown = 20;

builder.queryField('ownAwaitedRuns', (t) =>
  t.prismaField({
    type: [SubmissionObject],
    description:
      'Submissions of the viewer that wait for a run that he makes at a remote judge himself, newest first; ' +
      `at most ${maxShown}.`,
    authScopes: { signedIn: true },
    complexity: { field: 1, multiplier: maxShown },
    resolve: (query, _root, _args, { db, viewer }) => {
      const userId = userIdOf(viewer);
      const where = { userId, remoteJobs: { some: { userId, state: 'WAITING' } } } as const;
      return db.submission.findMany({ ...query, where, orderBy: { id: 'desc' }, take: maxShown });
    },
  }),
);
