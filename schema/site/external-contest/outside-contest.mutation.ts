import { z } from 'zod';
import { builder } from '../../core/builder.ts';
import { InvalidInput } from '../../core/invalid-input.ts';
import { pageComplexity, PageInput, pageOf } from '../../core/page.ts';
import { webAddress } from '../../core/settings/web-address.ts';
import { OutsideContestNotFound } from './outside-contest.error.ts';
import {
  createOutsideContest,
  deleteOutsideContest,
  listAllOutsideContests,
  listOutsideContests,
  updateOutsideContest,
} from './outside-contest.service.ts';
import { OutsideContestPage, OutsideContestType } from './outside-contest.type.ts';

/** Rows of the back office's list unless asked otherwise (specification, "Admin lists"). */
const adminPage = 10;
const endsTooEarly = { 'zh-CN': '结束时间必须晚于开始时间。', 'en-US': 'It must end after it starts.' };

const OutsideContestInput = builder.inputType('OutsideContestInput', {
  fields: (t) => ({
    title: t.string({ validate: z.string().trim().min(1).max(255) }),
    site: t.string({
      description: 'Such as Codeforces; 1 to 100 characters.',
      validate: z.string().trim().min(1).max(100),
    }),
    url: t.string({ validate: webAddress }),
    startsAt: t.field({ type: 'DateTime' }),
    endsAt: t.field({ type: 'DateTime', required: false }),
  }),
  validate: z
    .object({ startsAt: z.date(), endsAt: z.date().nullish() })
    .loose()
    .refine(({ startsAt, endsAt }) => !endsAt || endsAt > startsAt, {
      path: ['endsAt'],
      params: { sentence: endsTooEarly },
    }),
});

builder.queryFields((t) => ({
  outsideContests: t.field({
    type: [OutsideContestType],
    description: 'Contests on other sites that run or are to come, at most 10, the next one first.',
    authScopes: { public: true },
    resolve: (_root, _args, context) => listOutsideContests(context),
  }),
  allOutsideContests: t.field({
    type: OutsideContestPage,
    description: 'All outside contests, the latest start first. 10 a page by default.',
    authScopes: { superAdmin: true },
    complexity: pageComplexity(adminPage),
    args: { page: t.arg({ type: PageInput, required: false }) },
    resolve: (_root, { page }, context) => listAllOutsideContests(context, pageOf({ page }, adminPage)),
  }),
}));

builder.mutationFields((t) => ({
  createOutsideContest: t.field({
    type: OutsideContestType,
    description: 'Writes down a contest of another site.',
    authScopes: { superAdmin: true },
    apiScope: 'ADMIN',
    errors: { types: [InvalidInput] },
    args: { input: t.arg({ type: OutsideContestInput }) },
    resolve: (_root, { input }, context) => createOutsideContest(context, { ...input, endsAt: input.endsAt ?? null }),
  }),
  updateOutsideContest: t.field({
    type: OutsideContestType,
    description: 'Writes it down anew.',
    authScopes: { superAdmin: true },
    apiScope: 'ADMIN',
    errors: { types: [InvalidInput, OutsideContestNotFound] },
    args: { id: t.arg.int(), input: t.arg({ type: OutsideContestInput }) },
    resolve: (_root, { id, input }, context) =>
      updateOutsideContest(context, id, { ...input, endsAt: input.endsAt ?? null }),
  }),
  deleteOutsideContest: t.field({
    type: 'Int',
    description: 'Strikes it out; answers its id.',
    authScopes: { superAdmin: true },
    apiScope: 'ADMIN',
    errors: { types: [OutsideContestNotFound] },
    args: { id: t.arg.int() },
    resolve: async (_root, { id }, context) => {
      await deleteOutsideContest(context, id);
      return id;
    },
  }),
}));
