import { z } from 'zod';
import { builder } from '../builder.ts';
import { abortable, watchChanges, watchProgress } from './live.service.ts';
import { visibleSubmissions } from './submission.rule.ts';
import { SubmissionObject, SubmissionProgressType } from './submission.type.ts';

builder.subscriptionFields((t) => ({
  submissionProgress: t.field({
    type: SubmissionProgressType,
    description: 'Live state of one submission: first the state now, then each change; ends after the final one.',
    authScopes: { public: true },
    args: { id: t.arg.int() },
    subscribe: (_root, { id }, context) => abortable(context, (signal) => watchProgress(context, id, signal)),
    resolve: (progress) => progress,
  }),
  submissionChanged: t.prismaField({
    type: SubmissionObject,
    description: 'Submissions among the given ones whenever their status or verdict changes; those judged already come first.',
    authScopes: { public: true },
    args: { ids: t.arg.intList({ description: 'At most 100.', validate: z.array(z.int()).max(100) }) },
    subscribe: (_root, { ids }, context) => abortable(context, (signal) => watchChanges(context, ids, signal)),
    resolve: (query, { id }, _args, { db, viewer }) => db.submission.findFirstOrThrow({ ...query, where: { AND: [{ id }, visibleSubmissions(viewer)] } }),
  }),
}));
