import { z } from 'zod';
import { builder } from '../../core/builder.ts';
import { pageComplexity, PageInput, pageObject, pageOf } from '../../core/page.ts';
import { ContestAccessEnum, ContestStatusEnum } from '../../place/contest/contest-enums.ts';
import { isBoardShown, statusOf } from '../../place/contest/contest.rule.ts';
import { ProblemTypeEnum } from '../../problem/bank/problem-enums.ts';
import { contestForm } from './contest-form.service.ts';
import { ContestFormType } from './contest-form.type.ts';
import { listManagedContests, managedContestOrders, type ManagedContest } from './managed-contest.service.ts';

/** Rows of the back office's list unless asked otherwise (specification, "Admin lists"). */
const adminPage = 10;

export const ManagedContestType = builder.objectRef<ManagedContest>('ManagedContest').implement({
  description: 'A contest in the list of those who make contests.',
  fields: (t) => ({
    id: t.exposeInt('id'),
    title: t.exposeString('title'),
    type: t.expose('type', { type: ProblemTypeEnum }),
    access: t.expose('access', { type: ContestAccessEnum }),
    status: t.field({ type: ContestStatusEnum, resolve: (contest, _args, { now }) => statusOf(contest, now) }),
    startsAt: t.expose('startsAt', { type: 'DateTime' }),
    endsAt: t.expose('endsAt', { type: 'DateTime' }),
    isVisible: t.exposeBoolean('isVisible'),
    isBoardOpen: t.boolean({ resolve: isBoardShown }),
    authorId: t.string({ resolve: ({ author }) => author.id }),
    author: t.string({ resolve: ({ author }) => author.username }),
    groupId: t.exposeInt('groupId', { nullable: true }),
    problemCount: t.int({ resolve: ({ _count }) => _count.problems }),
    participantCount: t.int({ resolve: ({ _count }) => _count.participants }),
    submissionCount: t.int({ resolve: ({ _count }) => _count.submissions }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
  }),
});

const ManagedContestPage = pageObject('ManagedContestPage', ManagedContestType);

const ManagedContestOrderEnum = builder.enumType('ManagedContestOrder', {
  description: 'Order of the list of those who make contests; START: by the time they start, the first one first.',
  values: managedContestOrders,
});

builder.queryFields((t) => ({
  contestForm: t.field({
    type: ContestFormType,
    nullable: true,
    description: 'A contest as its form edits it. Null when there is none or the viewer does not administer it.',
    authScopes: { signedIn: true },
    apiScope: 'ADMIN',
    args: { id: t.arg.int() },
    resolve: (_root, { id }, context) => contestForm(context, id),
  }),
  managedContests: t.field({
    type: ManagedContestPage,
    description:
      'Contests of the site or of a group for those who make them there: all for super admins and roots of ' +
      'the group, their own for other admins. 10 a page by default.',
    authScopes: { signedIn: true },
    apiScope: 'ADMIN',
    complexity: pageComplexity(adminPage),
    args: {
      groupId: t.arg.int({ required: false, description: 'Null: the site.' }),
      keyword: t.arg.string({
        required: false,
        description: 'Part of a title, or a number.',
        validate: z.string().max(255),
      }),
      order: t.arg({ type: ManagedContestOrderEnum, required: false, description: 'NEWEST by default.' }),
      page: t.arg({ type: PageInput, required: false }),
    },
    resolve: (_root, { groupId, keyword, order, page }, context) =>
      listManagedContests(context, {
        groupId: groupId ?? null,
        keyword: keyword ?? '',
        order: order ?? 'NEWEST',
        page: pageOf({ page }, adminPage),
      }),
  }),
}));
