import { builder } from '../../core/builder.ts';
import type { TaskFailure } from './task-failure.ts';

export const TaskFailureType = builder.objectRef<TaskFailure>('JudgingAttemptFailure').implement({
  description: 'An attempt to judge that came to nothing for reasons of our own.',
  fields: (t) => ({
    attempt: t.exposeInt('attempt', {
      description: "Which attempt, from 1; those that nobody's failure ended are not listed.",
    }),
    judgeName: t.exposeString('judgeName', { nullable: true, description: 'The node that had the task.' }),
    cause: t.exposeString('cause'),
    at: t.field({ type: 'DateTime', resolve: ({ at }) => new Date(at) }),
  }),
});
