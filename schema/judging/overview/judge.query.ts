import { builder } from '../../core/builder.ts';
import { readQueueState } from '../../queue/task/queue-figures.service.ts';
import { JudgeNodeType } from './judge-node.type.ts';
import { JudgeQueueStateType } from './judge-queue.type.ts';
import { watchJudges } from './judge-watch.service.ts';

/** Nodes in the order they are listed: those in use first. */
const nodeOrder = [{ revokedAt: { sort: 'desc', nulls: 'first' } }, { name: 'asc' }] as const;

builder.queryFields((t) => ({
  judgeNodes: t.prismaField({
    type: [JudgeNodeType],
    description: 'All judges, those whose token is revoked last.',
    authScopes: { admin: true },
    resolve: (query, _root, _args, { db }) => db.judgeNode.findMany({ ...query, orderBy: [...nodeOrder] }),
  }),
  judgeQueue: t.field({
    type: JudgeQueueStateType,
    description: 'What waits for judges, how long it will wait, and what failed.',
    authScopes: { admin: true },
    resolve: (_root, _args, { db }) => readQueueState(db),
  }),
}));

const JudgeOverviewType = builder.objectRef<Record<string, never>>('JudgeOverview').implement({
  description: 'Judges and queue at one moment.',
  fields: (t) => ({
    nodes: t.prismaField({
      type: [JudgeNodeType],
      resolve: (query, _overview, _args, { db }) => db.judgeNode.findMany({ ...query, orderBy: [...nodeOrder] }),
    }),
    queue: t.field({ type: JudgeQueueStateType, resolve: (_overview, _args, { db }) => readQueueState(db) }),
  }),
});

builder.subscriptionFields((t) => ({
  judgeOverview: t.field({
    type: JudgeOverviewType,
    description: 'Judges and queue: as they are now, then after each change, at most once a second.',
    authScopes: { admin: true },
    subscribe: (_root, _args, context) => watchJudges(context),
    resolve: (overview) => overview,
  }),
}));
