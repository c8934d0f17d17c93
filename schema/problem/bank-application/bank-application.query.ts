import { z } from 'zod';
import { builder } from '../../core/builder.ts';
import { pageComplexity, PageInput, pageObject, pageOf } from '../../core/page.ts';
import { RowOrderEnum } from '../../core/row-order.ts';
import { BankStateEnum } from '../bank/problem-enums.ts';
import { AdminProblemType } from '../editing/authoring.query.ts';
import { listBankApplications, type BankApplication } from './bank-application-list.service.ts';

const applicationPage = 10;

const BankApplicationType = builder.objectRef<BankApplication>('BankApplication').implement({
  description: 'A problem of a group that applied for the public bank.',
  fields: (t) => ({
    problem: t.field({ type: AdminProblemType, resolve: ({ problem }) => problem }),
    groupName: t.exposeString('groupName'),
    applicant: t.string({
      nullable: true,
      description: 'Username; null: the account is gone.',
      resolve: ({ application }) => application?.applicant?.username ?? null,
    }),
    appliedAt: t.field({
      type: 'DateTime',
      nullable: true,
      resolve: ({ application }) => application?.appliedAt ?? null,
    }),
    reason: t.string({
      description: 'Of the last decision; empty: none was given.',
      resolve: ({ application }) => application?.reason ?? '',
    }),
  }),
});

const BankApplicationPage = pageObject('BankApplicationPage', BankApplicationType);

const BankApplicationFilterInput = builder.inputType('BankApplicationFilter', {
  fields: (t) => ({
    keyword: t.string({
      required: false,
      description: 'In display id, titles of all languages, source or author.',
      validate: z.string().max(255),
    }),
    groupId: t.int({ required: false }),
    state: t.field({ type: BankStateEnum, required: false }),
  }),
});

builder.queryFields((t) => ({
  bankApplications: t.field({
    type: BankApplicationPage,
    description: `Problems of groups that applied for the public bank. ${applicationPage} a page by default.`,
    authScopes: { problemAdmin: true },
    complexity: pageComplexity(applicationPage),
    args: {
      filter: t.arg({ type: BankApplicationFilterInput, required: false }),
      order: t.arg({
        type: RowOrderEnum,
        required: false,
        description: 'By when they applied. Null: those that wait first, the oldest of a state first.',
      }),
      page: t.arg({ type: PageInput, required: false }),
    },
    resolve: (_root, { filter, order, page }, context) =>
      listBankApplications(context, {
        filter: filter ?? {},
        order: order ?? null,
        page: pageOf({ page }, applicationPage),
      }),
  }),
}));
