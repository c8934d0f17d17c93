import { queryFromInfo } from '@pothos/plugin-prisma';
import type { Prisma } from '@verdict/prisma/generated/client/client.ts';
import { z } from 'zod';
import { builder } from '../../core/builder.ts';
import { pageComplexity, PageInput, pageObject, pageOf } from '../../core/page.ts';
import { RowOrderEnum } from '../../core/row-order.ts';
import { adapterOf, remoteAdapters } from '../adapters.ts';
import type { JudgeInfo } from '../core/judge-info.ts';
import { judgeNameOf } from '../judge-name.ts';
import { robotsFacts } from '../statement/robots.service.ts';
import { defaultJobPage, listJobs } from './jobs.service.ts';
import { readFailurePage, readJudgeStatuses, readManagedJudges } from './judges.service.ts';
import { RemoteAccountType } from './remote-account.type.ts';
import { RemoteJobStateType, RemoteJobType } from './remote-job.type.ts';
import {
  ManagedRemoteJudgeType,
  RemoteJudgeStatusType,
  RemoteOperationType,
  RemoteRobotsType,
} from './remote-judge.type.ts';
import { watchRemote } from './watch-remote.service.ts';

const RemoteJobPage = pageObject('RemoteJobPage', RemoteJobType);
/** Most accounts that are shown. */
const maxAccounts = 500;

const judgeKey = z.string().max(20);

/** Accounts of the site, in the order they are listed. */
const siteAccounts: Pick<Prisma.RemoteAccountFindManyArgs, 'where' | 'orderBy' | 'take'> = {
  where: { ownerId: null },
  orderBy: [{ judgeKey: 'asc' }, { username: 'asc' }],
  take: maxAccounts,
};

const RemoteJudgeNameType = builder.objectRef<JudgeInfo>('RemoteJudgeName').implement({
  description: 'How a remote judge is called.',
  fields: (t) => ({
    key: t.exposeString('key', { description: 'Origin of its problems.' }),
    name: t.string({ resolve: (info, _args, context) => judgeNameOf(context, info) }),
  }),
});

builder.queryFields((t) => ({
  remoteJudges: t.field({
    type: [RemoteJudgeStatusType],
    description: 'How each remote judge is.',
    authScopes: { public: true },
    resolve: (_root, _args, context) => readJudgeStatuses(context),
  }),
  remoteJudgeNames: t.field({
    type: [RemoteJudgeNameType],
    description: 'How remote judges are called, by the origins of their problems.',
    authScopes: { public: true },
    resolve: () => remoteAdapters.map(({ info }) => info),
  }),
  managedRemoteJudges: t.field({
    type: [ManagedRemoteJudgeType],
    description: 'All remote judges with their switches and figures.',
    authScopes: { superAdmin: true },
    resolve: (_root, _args, context) => readManagedJudges(context),
  }),
  remoteAccounts: t.prismaField({
    type: [RemoteAccountType],
    description: 'Accounts of the site at remote judges.',
    authScopes: { superAdmin: true },
    resolve: (query, _root, _args, { db }) => db.remoteAccount.findMany({ ...query, ...siteAccounts }),
  }),
  remoteJobs: t.field({
    type: RemoteJobPage,
    description: `Remote submissions, newest first by default. ${defaultJobPage} a page by default.`,
    authScopes: { superAdmin: true },
    complexity: pageComplexity(defaultJobPage),
    args: {
      judgeKey: t.arg.string({ required: false, description: 'All if left out.', validate: judgeKey }),
      states: t.arg({ type: [RemoteJobStateType], required: false, validate: z.array(z.unknown()).max(20) }),
      accountId: t.arg.int({ required: false }),
      text: t.arg.string({
        required: false,
        description: 'Number of a submission or run, problem of the judge, or username.',
        validate: z.string().max(100),
      }),
      order: t.arg({ type: RowOrderEnum, required: false }),
      page: t.arg({ type: PageInput, required: false }),
    },
    resolve: (_root, { order, page, ...filter }, context, info) =>
      listJobs(context, {
        filter: {
          judgeKey: filter.judgeKey ?? null,
          states: filter.states ?? null,
          accountId: filter.accountId ?? null,
          text: filter.text ?? null,
        },
        order: order ?? 'NEWEST',
        page: pageOf({ page }, defaultJobPage),
        query: queryFromInfo({ context, info, path: ['items'], typeName: 'RemoteJob' }),
      }),
  }),
  remoteJob: t.prismaField({
    type: RemoteJobType,
    nullable: true,
    description: 'One remote job.',
    authScopes: { superAdmin: true },
    args: { id: t.arg.int() },
    resolve: (query, _root, { id }, { db }) => db.remoteJob.findUnique({ ...query, where: { id } }),
  }),
  remoteFailurePage: t.string({
    nullable: true,
    description: 'The page that could not be read last, without secrets; null: none is kept.',
    authScopes: { superAdmin: true },
    args: { judgeKey: t.arg.string({ validate: judgeKey }), operation: t.arg({ type: RemoteOperationType }) },
    resolve: (_root, circuit, context) => readFailurePage(context, circuit),
  }),
  remoteRobots: t.field({
    type: RemoteRobotsType,
    nullable: true,
    description: 'What the robots.txt of a judge closes of what the site does for users; null: it was never read.',
    authScopes: { superAdmin: true },
    args: { judgeKey: t.arg.string({ validate: judgeKey }) },
    resolve: (_root, { judgeKey: key }, context) => {
      const adapter = adapterOf(key);
      return adapter === null ? null : robotsFacts(context, adapter);
    },
  }),
}));

const RemoteOverviewType = builder.objectRef<Record<string, never>>('RemoteOverview').implement({
  description: 'Remote judges and accounts at one moment.',
  fields: (t) => ({
    judges: t.field({
      type: [ManagedRemoteJudgeType],
      resolve: (_overview, _args, { db }) => readManagedJudges({ db, now: new Date() }),
    }),
    accounts: t.prismaField({
      type: [RemoteAccountType],
      resolve: (query, _overview, _args, { db }) => db.remoteAccount.findMany({ ...query, ...siteAccounts }),
    }),
  }),
});

builder.subscriptionField('remoteOverview', (t) =>
  t.field({
    type: RemoteOverviewType,
    description: 'Remote judges and accounts: as they are now, then after each change, at most once in five seconds.',
    authScopes: { superAdmin: true },
    subscribe: (_root, _args, context) => watchRemote(context),
    resolve: (overview) => overview,
  }),
);
