import { builder } from '../../core/builder.ts';
import { pageObject } from '../../core/page.ts';
import { ProblemObject } from '../../problem/bank/problem.type.ts';
import { reviewDays } from './sum-up-reviews.service.ts';

export const ReviewCardObject = builder.prismaObject('ReviewCard', {
  select: { problemId: true },
  description: 'A problem that the viewer solved, in their review queue.',
  fields: (t) => ({
    problem: t.relation('problem', { type: ProblemObject, description: 'What is solved again.' }),
    stage: t.exposeInt('stage', { description: `Reviews passed, 0 to ${reviewDays.length}.` }),
    dueAt: t.expose('dueAt', {
      type: 'DateTime',
      nullable: true,
      description:
        'When the next review is due. Null: all are passed, or the problem is dropped or to be solved first.',
    }),
    isDue: t.boolean({
      description: 'An accepted practice submission passes the review now.',
      select: { dueAt: true },
      resolve: ({ dueAt }, _args, { now }) => dueAt !== null && dueAt <= now,
    }),
    solvedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When the viewer solved it last, in practice.',
      select: { solved: { select: { lastAcceptedAt: true } } },
      resolve: ({ solved }) => solved.lastAcceptedAt,
    }),
  }),
});

export const ReviewPage = pageObject('ReviewPage', ReviewCardObject);
