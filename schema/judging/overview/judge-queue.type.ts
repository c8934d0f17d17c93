import { builder } from '../../core/builder.ts';
import type { Context } from '../../core/context.ts';
import type { JudgeFailure, QueueFigures, QueueState } from '../../queue/task/queue-figures.service.ts';
import { loadDisclosure } from '../submission/disclosure.loader.ts';
import { canSeeCauses } from '../submission/submission.rule.ts';
import { JudgeQueueType } from './judge-node.type.ts';

const QueueFiguresType = builder.objectRef<QueueFigures>('JudgeQueueFigures').implement({
  description: 'What waits and runs in one queue.',
  fields: (t) => ({
    queue: t.expose('queue', { type: JudgeQueueType }),
    waiting: t.exposeInt('waiting'),
    running: t.exposeInt('running'),
    oldestWaitSeconds: t.exposeFloat('oldestWaitSeconds', { nullable: true, description: 'Null: nothing waits.' }),
    expectedWaitSeconds: t.exposeInt('expectedWaitSeconds', {
      nullable: true,
      description:
        'At most, of a task queued now: whoever has fewer tasks waiting comes sooner. Null: no judge is live.',
    }),
  }),
});

/** May the viewer know of whose submission a failure is told, and its causes, which may be words of a checker? */
async function canTrace(context: Context, { submissionId }: JudgeFailure): Promise<boolean> {
  if (submissionId === null) return true;
  const submission = await loadDisclosure(context, submissionId);
  return submission !== null && canSeeCauses(context.viewer, submission, context.now);
}

const JudgeFailureType = builder.objectRef<JudgeFailure>('JudgeFailure').implement({
  description: 'A task that failed for reasons of our own.',
  fields: (t) => ({
    queue: t.expose('queue', { type: JudgeQueueType }),
    submissionId: t.int({
      nullable: true,
      description:
        'Null for a task of no submission, and where the contest of it hides from the viewer how judging goes.',
      resolve: async (failure, _args, context) => ((await canTrace(context, failure)) ? failure.submissionId : null),
    }),
    causes: t.stringList({
      description: 'One for each failed attempt; none where the contest of the submission hides them from the viewer.',
      resolve: async (failure, _args, context) => ((await canTrace(context, failure)) ? [...failure.causes] : []),
    }),
    isOver: t.exposeBoolean('isOver', {
      description: 'Given up, or done by a later attempt; else it will be tried again.',
    }),
    at: t.expose('at', { type: 'DateTime', description: 'When it was queued, or when it ended.' }),
  }),
});

export const JudgeQueueStateType = builder.objectRef<QueueState>('JudgeQueueState').implement({
  description: 'The queue of judge tasks at one moment.',
  fields: (t) => ({
    queues: t.field({
      type: [QueueFiguresType],
      description: 'The more urgent first.',
      resolve: ({ queues }) => [...queues],
    }),
    slots: t.exposeInt('slots', { description: 'Of live nodes.' }),
    running: t.exposeInt('running', { description: 'Tasks under way.' }),
    meanDurationMs: t.exposeFloat('meanDurationMs', {
      nullable: true,
      description: 'Of the last 100 tasks that ended within ten minutes; null when none did.',
    }),
    endedPerMinute: t.exposeFloat('endedPerMinute', { description: 'Tasks ended per minute, over the last five.' }),
    failures: t.field({
      type: [JudgeFailureType],
      description: 'At most 50: of tasks in the queue and of those that ended within an hour, the latest first.',
      resolve: ({ failures }) => [...failures],
    }),
  }),
});
