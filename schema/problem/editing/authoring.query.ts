import { z } from 'zod';
import { builder } from '../../core/builder.ts';
import { pageComplexity, PageInput, pageObject, pageOf } from '../../core/page.ts';
import { may } from '../../place/place.rule.ts';
import { mayChangeVisibility, mayDeleteProblem } from '../bank/authoring.rule.ts';
import {
  BankStateEnum,
  DifficultyEnum,
  JudgeModeEnum,
  ProblemTypeEnum,
  ProblemVisibilityEnum,
} from '../bank/problem-enums.ts';
import { JuryReportOutcomeEnum } from '../jury-report/jury-report.type.ts';
import { loadNewestOutcome } from '../jury-report/newest-outcome.loader.ts';
import { adminProblemOrders, adminProblems, type AdminProblem } from './admin-problem.service.ts';
import { problemForm } from './problem-form.service.ts';
import { ProblemFormType } from './problem-form.type.ts';
import { proposedDisplayId } from './proposed-display-id.service.ts';

/** Rows of the back office's list unless asked otherwise (specification, "Admin lists"). */
const adminPage = 10;

const AdminProblemFilterInput = builder.inputType('AdminProblemFilter', {
  fields: (t) => ({
    groupId: t.int({
      required: false,
      description: 'Problems of this group: all for its admins, their own for authors. Null: see adminProblems.',
    }),
    keyword: t.string({
      required: false,
      description:
        'In display id, titles of all languages, source or author. One or two letters: the beginning of a display id ' +
        'or of a word, or two Chinese characters anywhere; at most the newest 1,000.',
      validate: z.string().max(255),
    }),
    origin: t.string({
      required: false,
      description: 'ME for local problems, a remote judge, or ALL (the default).',
      validate: z.string().max(20),
    }),
    visibility: t.field({ type: ProblemVisibilityEnum, required: false }),
    type: t.field({ type: ProblemTypeEnum, required: false }),
    authorUsername: t.string({ required: false, validate: z.string().max(255) }),
  }),
});

export const AdminProblemType = builder.objectRef<AdminProblem>('AdminProblem').implement({
  description: 'A problem in the list of those who work on problems.',
  fields: (t) => ({
    id: t.exposeInt('id'),
    displayId: t.exposeString('displayId'),
    title: t.exposeString('title'),
    author: t.exposeString('authorName', { nullable: true }),
    source: t.exposeString('source', { nullable: true }),
    modifier: t.exposeString('modifierName', { nullable: true }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
    visibility: t.expose('visibility', { type: ProblemVisibilityEnum }),
    difficulty: t.expose('difficulty', { type: DifficultyEnum }),
    judgeMode: t.expose('judgeMode', { type: JudgeModeEnum }),
    type: t.expose('type', { type: ProblemTypeEnum }),
    origin: t.exposeString('origin'),
    isRemote: t.exposeBoolean('isRemote'),
    groupId: t.exposeInt('groupId', { nullable: true }),
    bankState: t.expose('bankState', { type: BankStateEnum }),
    hasTests: t.boolean({ resolve: ({ testSetId }) => testSetId !== null }),
    juryOutcome: t.field({
      type: JuryReportOutcomeEnum,
      nullable: true,
      description: 'Of the newest report on its jury; null: there is none.',
      resolve: ({ id }, _args, context) => loadNewestOutcome(context, id),
    }),
    viewerCanEdit: t.boolean({ resolve: (problem, _args, { viewer }) => may(viewer, 'problem.edit', problem) }),
    viewerCanDelete: t.boolean({ resolve: (problem, _args, { viewer }) => mayDeleteProblem(viewer, problem) }),
    viewerCanOffer: t.boolean({
      description: 'May the viewer apply with it for the public bank, or withdraw?',
      resolve: (problem, _args, { viewer }) => problem.groupId !== null && may(viewer, 'problem.offer', problem),
    }),
    viewerCanPublish: t.boolean({
      description: 'May the viewer make it public, or leave it so?',
      resolve: (problem, _args, { viewer }) => mayChangeVisibility(viewer, problem, 'PUBLIC'),
    }),
  }),
});

export const AdminProblemPage = pageObject('AdminProblemPage', AdminProblemType);

const AdminProblemOrderEnum = builder.enumType('AdminProblemOrder', {
  description: 'Order of the list of those who work on problems; DISPLAY_ID: 9 before 10.',
  values: adminProblemOrders,
});

builder.queryFields((t) => ({
  problemForm: t.field({
    type: ProblemFormType,
    nullable: true,
    description: 'A problem as its form edits it. Null when there is none or the viewer may not change it.',
    authScopes: { signedIn: true },
    apiScope: 'ADMIN',
    args: { id: t.arg.int() },
    resolve: (_root, { id }, context) => problemForm(context, id),
  }),
  proposedDisplayId: t.string({
    nullable: true,
    description: 'A display id that is free for a new problem. Null where the viewer makes none.',
    authScopes: { signedIn: true },
    apiScope: 'ADMIN',
    args: {
      groupId: t.arg.int({
        required: false,
        description: 'In this group, without its short name. Null: on the site.',
      }),
    },
    resolve: (_root, { groupId }, context) => proposedDisplayId(context, groupId ?? null),
  }),
  adminProblems: t.field({
    type: AdminProblemPage,
    description:
      'Problems for those who work on them: all of the site for admins, for others what they may edit. ' +
      '10 a page by default.',
    authScopes: { signedIn: true },
    apiScope: 'ADMIN',
    complexity: pageComplexity(adminPage),
    args: {
      filter: t.arg({ type: AdminProblemFilterInput, required: false }),
      order: t.arg({ type: AdminProblemOrderEnum, required: false, description: 'NEWEST by default.' }),
      page: t.arg({ type: PageInput, required: false }),
    },
    resolve: (_root, { filter, order, page }, context) =>
      adminProblems(context, { filter: filter ?? {}, order: order ?? 'NEWEST', page: pageOf({ page }, adminPage) }),
  }),
}));
