import { builder } from '../../core/builder.ts';
import { AdminNeedsType } from '../../site/dashboard/admin-needs.type.ts';
import { listNearContests, type NearContest } from './near-contests.service.ts';

const NearContestType = builder.objectRef<NearContest>('NearContest').implement({
  description: 'A contest that begins within 24 hours.',
  fields: (t) => ({
    id: t.exposeInt('id'),
    title: t.exposeString('title'),
    groupId: t.exposeInt('groupId', { nullable: true, description: 'Null: of the site.' }),
    startsAt: t.expose('startsAt', { type: 'DateTime' }),
    problemCount: t.exposeInt('problemCount'),
    unfitProblems: t.stringList({
      description: 'Display ids of problems that have no test data or do not fit the type of the contest.',
      resolve: ({ unfitProblems }) => [...unfitProblems],
    }),
  }),
});

builder.objectField(AdminNeedsType, 'nearContests', (t) =>
  t.field({
    type: [NearContestType],
    description: 'Contests that the viewer administers and that begin within 24 hours, the next one first; at most 20.',
    resolve: (_needs, _args, context) => listNearContests(context),
  }),
);
