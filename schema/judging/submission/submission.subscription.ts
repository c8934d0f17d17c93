import { z } from 'zod';
import { builder } from '../../core/builder.ts';
import { unauthorized } from '../../core/refusals.ts';
import { atThisMoment } from '../../core/this-moment.ts';
import { openProgress, watchChanges } from './live.service.ts';
import { maxNew, watchNew } from './new-submissions.service.ts';
import { SubmissionFilterInput } from './submission.query.ts';
import { visibleSubmissions } from './submission.rule.ts';
import { SubmissionObject, SubmissionProgressType } from './submission.type.ts';

builder.subscriptionFields((t) => ({
  submissionProgress: t.field({
    type: SubmissionProgressType,
    description: 'Live state of one submission: first the state now, then each change; ends after the final one.',
    authScopes: { public: true },
    args: { id: t.arg.int() },
    subscribe: (_root, { id }, context) => openProgress(context, id),
    resolve: (progress) => progress,
  }),
  submissionChanged: t.prismaField({
    type: SubmissionObject,
    description:
      'Submissions among the given ones whenever their status or verdict changes; those judged already come first.',
    authScopes: { public: true },
    kindOf: ({ id }: { readonly id: number }) => String(id),
    args: { ids: t.arg.intList({ description: 'At most 100.', validate: z.array(z.int()).max(100) }) },
    subscribe: (_root, { ids }, context) => watchChanges(context, ids),
    resolve: (query, { id }, _args, context) => {
      const { db, viewer, now } = atThisMoment(context);
      return db.submission.findFirstOrThrow({ ...query, where: { AND: [{ id }, visibleSubmissions(viewer, now)] } });
    },
  }),
  newSubmissionCount: t.int({
    description:
      `How many submissions of a list came after a given one, whenever that changes, up to ${maxNew}; ` + 'ends there.',
    authScopes: { public: true },
    // What it is counted from is shared by all who watch one list, whatever they know of it.
    sharedWith: 'NOBODY',
    args: {
      filter: t.arg({ type: SubmissionFilterInput, required: false }),
      afterId: t.arg.int({ description: 'Newest submission that is known; 0: none.' }),
    },
    subscribe: (_root, { filter, afterId }, context) => {
      if (filter?.onlyMine && context.viewer.kind !== 'user') throw unauthorized(context);
      return watchNew(context, { filter: filter ?? {}, afterId });
    },
    resolve: (count) => count,
  }),
}));
