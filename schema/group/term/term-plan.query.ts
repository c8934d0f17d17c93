import { builder } from '../../core/builder.ts';
import { rowId } from '../../core/row-id.ts';
import { staffMembership } from '../core/group.rule.ts';
import { GroupMemberObject } from '../member/member.type.ts';
import { firstDay } from './first-day.ts';
import { planTerm, type TermContest, type TermPlan, type TermTraining } from './term-plan.service.ts';
import { maxTermItems } from './term.error.ts';

/** Staff that is shown. */
const maxStaff = 100;

const TermContestType = builder.objectRef<TermContest>('GroupTermContest').implement({
  description: 'A contest of a group, and when it takes place in a new term.',
  fields: (t) => ({
    id: t.exposeInt('id'),
    title: t.exposeString('title'),
    startsAt: t.expose('startsAt', { type: 'DateTime' }),
    newStartsAt: t.expose('newStartsAt', { type: 'DateTime', description: 'At the same time of day.' }),
    newEndsAt: t.expose('newEndsAt', { type: 'DateTime' }),
    problemCount: t.exposeInt('problemCount'),
  }),
});

const TermTrainingType = builder.objectRef<TermTraining>('GroupTermTraining').implement({
  description: 'A training of a group, as a new term has it.',
  fields: (t) => ({
    id: t.exposeInt('id'),
    title: t.exposeString('title'),
    problemCount: t.exposeInt('problemCount', { description: 'Problems that are taken over.' }),
    leftOutCount: t.exposeInt('leftOutCount', {
      description: 'Problems that are not: of this group, or hidden.',
    }),
  }),
});

const TermPlanType = builder.objectRef<TermPlan>('GroupTermPlan').implement({
  description: 'What a new term of a group takes over.',
  fields: (t) => ({
    firstDay: t.exposeString('firstDay', {
      nullable: true,
      description: 'Day of the first contest now, YYYY-MM-DD in the time zone of the site; null: there is no contest.',
    }),
    contests: t.field({
      type: [TermContestType],
      description: `In the order of their starts, at most ${maxTermItems}.`,
      complexity: { field: 1, multiplier: 10 },
      resolve: ({ contests }) => [...contests],
    }),
    trainings: t.field({
      type: [TermTrainingType],
      description: `At most ${maxTermItems}.`,
      complexity: { field: 1, multiplier: 10 },
      resolve: ({ trainings }) => [...trainings],
    }),
    classCount: t.int({
      description: 'Classes, whose labels are taken over.',
      complexity: 2,
      resolve: ({ groupId }, _args, { db }) => db.groupClass.count({ where: { groupId } }),
    }),
    announcementCount: t.int({
      complexity: 2,
      resolve: ({ groupId }, _args, { db }) => db.announcement.count({ where: { groupId } }),
    }),
    staff: t.prismaField({
      type: [GroupMemberObject],
      description: `Admins, roots and members with rights besides the viewer, at most ${maxStaff}.`,
      complexity: { field: 2, multiplier: 10 },
      resolve: (query, { groupId }, _args, { db, viewer }) =>
        db.groupMember.findMany({
          ...query,
          where: {
            groupId,
            ...staffMembership,
            ...(viewer.kind === 'user' && { userId: { not: viewer.userId } }),
          },
          orderBy: [{ level: 'desc' }, { createdAt: 'asc' }],
          take: maxStaff,
        }),
    }),
  }),
});

builder.queryField('groupTermPlan', (t) =>
  t.field({
    type: TermPlanType,
    nullable: true,
    description: 'What a new term of a group would take over, with the new times of contests. For roots of the group.',
    authScopes: { signedIn: true },
    apiScope: 'ADMIN',
    complexity: 20,
    args: {
      groupId: t.arg.id({ description: 'Which group.' }),
      firstDay: t.arg.string({ required: false, ...firstDay }),
    },
    resolve: (_root, args, context) =>
      planTerm(context, { groupId: rowId(args.groupId), firstDay: args.firstDay ?? null }),
  }),
);
