import { nodeLoadSchema, type NodeLoad } from '@verdict/judge/protocol/node.ts';
import type { Prisma } from '@verdict/prisma/generated/client/client.ts';
import { JudgeNodeMode, JudgeQueue } from '@verdict/prisma/generated/client/enums.ts';
import { builder } from '../../core/builder.ts';
import type { Context } from '../../core/context.ts';
import { isNodeHealthy } from '../../queue/language/language.service.ts';
import { canSeeCases, disclosureSelect } from '../submission/submission.rule.ts';

export const JudgeQueueType = builder.enumType(JudgeQueue, {
  name: 'JudgeQueue',
  description: 'Queues of judge tasks, the more urgent first.',
});

const JudgeNodeModeType = builder.enumType(JudgeNodeMode, {
  name: 'JudgeNodeMode',
  description:
    'What a node is told: ACTIVE claims work, PAUSED claims nothing and stays, ' +
    'DRAINING finishes what it holds and ends.',
});

const JudgeNodeLoadType = builder.objectRef<NodeLoad>('JudgeNodeLoad').implement({
  description: "What a node's last heartbeat said of its machine.",
  fields: (t) => ({
    runningTasks: t.exposeInt('runningTasks'),
    processors: t.exposeInt('processors'),
    cpuShare: t.exposeFloat('cpuShare', {
      description: "Share of all processors' time in use since the heartbeat before, 0 to 1.",
    }),
    memoryTotalBytes: t.exposeFloat('memoryTotalBytes'),
    memoryFreeBytes: t.exposeFloat('memoryFreeBytes', { description: 'What programs could get.' }),
    diskFreeBytes: t.exposeFloat('diskFreeBytes', { description: "Of the disk that holds the judge's data." }),
    cacheBytes: t.exposeFloat('cacheBytes', { description: 'Of the cached test data.' }),
  }),
});

builder.prismaObject('JudgeNodeLanguage', {
  select: { nodeId: true, languageId: true },
  description: 'A language a node offers.',
  fields: (t) => ({
    key: t.string({ select: { language: { select: { key: true } } }, resolve: ({ language }) => language.key }),
    name: t.string({ select: { language: { select: { name: true } } }, resolve: ({ language }) => language.name }),
    version: t.exposeString('version', { description: 'As the compiler or interpreter prints it.' }),
  }),
});

/**
 * Whose judging a task is, with what decides who may know how far it is: a count that stops short tells of a verdict.
 */
const judgedSelect = {
  submission: { select: disclosureSelect },
  rejudgeItem: { select: { submission: { select: disclosureSelect } } },
} as const satisfies Prisma.JudgeTaskSelect;
type JudgedTask = Prisma.JudgeTaskGetPayload<{ select: typeof judgedSelect }>;

/** May the viewer know how far a task is? That of no submission tells nothing of anyone's verdict. */
function canFollow({ viewer, now }: Pick<Context, 'viewer' | 'now'>, { submission, rejudgeItem }: JudgedTask): boolean {
  const judged = submission ?? rejudgeItem?.submission ?? null;
  return judged === null || canSeeCases(viewer, judged, now);
}

builder.prismaObject('JudgeTask', {
  select: { id: true },
  description: 'A task under way.',
  fields: (t) => ({
    id: t.exposeInt('id'),
    queue: t.expose('queue', { type: JudgeQueueType }),
    submissionId: t.int({
      nullable: true,
      description:
        'Null for a task that makes no standing verdict, such as a test run, ' +
        'and where the viewer may not see results of cases.',
      select: { ...judgedSelect, submissionId: true },
      resolve: (task, _args, context) => (canFollow(context, task) ? task.submissionId : null),
    }),
    claimedAt: t.expose('claimedAt', { type: 'DateTime', nullable: true }),
    attempt: t.exposeInt('attempt', { description: 'From 1; more after a failure.' }),
    casesDone: t.int({
      nullable: true,
      description: 'Null, as is the total, where the viewer may not see results of cases.',
      select: { ...judgedSelect, casesDone: true },
      resolve: (task, _args, context) => (canFollow(context, task) ? task.casesDone : null),
    }),
    casesTotal: t.int({
      nullable: true,
      description: '0 until the judge has told.',
      select: { ...judgedSelect, casesTotal: true },
      resolve: (task, _args, context) => (canFollow(context, task) ? task.casesTotal : null),
    }),
  }),
});

/** Columns that decide whether a node is healthy. */
const healthSelect = { lastSeenAt: true, revokedAt: true } as const;

export const JudgeNodeType = builder.prismaObject('JudgeNode', {
  select: { id: true },
  description: 'A machine that judges.',
  fields: (t) => ({
    id: t.exposeInt('id'),
    name: t.exposeString('name'),
    mode: t.expose('mode', { type: JudgeNodeModeType }),
    isHealthy: t.boolean({
      description: 'Heard of within 15 seconds, and its token is accepted.',
      select: healthSelect,
      resolve: (node, _args, { now }) => isNodeHealthy(node, now),
    }),
    lastSeenAt: t.expose('lastSeenAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Null: its judge was never started.',
    }),
    registeredAt: t.expose('registeredAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the process that speaks for it started.',
    }),
    revokedAt: t.expose('revokedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Since when its token is refused; null: it is accepted.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    slots: t.exposeInt('slots', { description: 'Tasks it does at the same time.' }),
    isWeakSandbox: t.exposeBoolean('isWeakSandbox', {
      description: 'Judges without cgroups, so its limits are weaker.',
    }),
    hostname: t.exposeString('hostname', { nullable: true, description: 'Name of its machine.' }),
    version: t.exposeString('version', { nullable: true, description: 'Of the judge.' }),
    load: t.field({
      type: JudgeNodeLoadType,
      nullable: true,
      description: 'Null until its judge has sent a heartbeat.',
      select: { load: true },
      resolve: ({ load }) => nodeLoadSchema.nullable().catch(null).parse(load),
    }),
    tasks: t.relation('tasks', {
      description: 'What it judges now.',
      query: { orderBy: [{ claimedAt: 'asc' }, { id: 'asc' }] },
    }),
    languages: t.relation('languages', { query: { orderBy: { language: { position: 'asc' } } } }),
  }),
});
