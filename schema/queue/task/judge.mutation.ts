import { nodeLoadSchema, nodeRegistrationSchema } from '@verdict/judge/protocol/node.ts';
import { progressSchema, taskResultSchema } from '@verdict/judge/protocol/report.ts';
import { GraphQLError } from 'graphql';
import { z } from 'zod';
import { builder } from '../../core/builder.ts';
import type { Context, Viewer } from '../../core/context.ts';
import { claimTask } from './claim.service.ts';
import { failTask, isHeldBy, renewLeases, reportProgress } from './lease.service.ts';
import { registerNode } from './node.service.ts';
import { parkTask } from './park.service.ts';
import { reportResult } from './result.service.ts';

/** What judge nodes say; only their tokens open these fields. */

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const incarnation = z.string().regex(/^[0-9a-f]{32}$/);
/** Longest cause of a failure that is kept, in characters. */
const maxReasonLength = 4_000;

const JudgeClaimInput = builder.inputType('JudgeClaimInput', {
  description: 'One claim of one task.',
  fields: (t) => ({ taskId: t.int(), attempt: t.int() }),
});

builder.mutationField('registerJudgeNode', (t) =>
  t.field({
    type: 'JudgeJson',
    description:
      'Begins a life of a judge process: tasks of an earlier life are given back at once. ' +
      'Answers its node and what that is to do.',
    authScopes: { judge: true },
    args: { registration: t.arg({ type: 'JudgeJson' }) },
    resolve: (_root, { registration }, context) =>
      registerNode(context, nodeOf(context).nodeId, parse(nodeRegistrationSchema, registration)),
  }),
);

builder.mutationField('claimJudgeTask', (t) =>
  t.field({
    type: 'JudgeJson',
    nullable: true,
    description:
      'The next task the node can judge, leased to it; waits for one and answers null when there was none in time.',
    authScopes: { judge: true },
    args: { incarnation: t.arg.string({ validate: incarnation }) },
    resolve: (_root, args, context) =>
      claimTask(context, { nodeId: nodeOf(context).nodeId, incarnation: args.incarnation, signal: context.signal }),
  }),
);

builder.mutationField('renewJudgeLeases', (t) =>
  t.field({
    type: 'JudgeJson',
    description:
      'Heartbeat, with what the machine bears. Answers the ids of the tasks the node still holds (it must drop all ' +
      'others) and what it is to do.',
    authScopes: { judge: true },
    args: {
      incarnation: t.arg.string({ validate: incarnation }),
      tasks: t.arg({ type: [JudgeClaimInput], validate: z.array(z.unknown()).max(1_000) }),
      load: t.arg({ type: 'JudgeJson' }),
    },
    resolve: (_root, args, context) =>
      renewLeases(context, {
        nodeId: nodeOf(context).nodeId,
        incarnation: args.incarnation,
        claims: args.tasks,
        load: parse(nodeLoadSchema, args.load),
      }),
  }),
);

builder.mutationField('reportJudgeProgress', (t) =>
  t.boolean({
    description: 'How far a task is. False: the node no longer holds it and must drop it.',
    authScopes: { judge: true },
    args: { taskId: t.arg.int(), attempt: t.arg.int(), progress: t.arg({ type: 'JudgeJson' }) },
    resolve: (_root, { progress, ...claim }, context) =>
      reportProgress(context, nodeOf(context).nodeId, claim, parse(progressSchema, progress)),
  }),
);

builder.mutationField('reportJudgeResult', (t) =>
  t.boolean({
    description: 'The one result of a task. False: the node no longer holds it, the result is not taken.',
    authScopes: { judge: true },
    args: { taskId: t.arg.int(), attempt: t.arg.int(), result: t.arg({ type: 'JudgeJson' }) },
    resolve: (_root, { result, ...claim }, context) =>
      reportResult(context, nodeOf(context), { ...claim, result: parse(taskResultSchema, result) }),
  }),
);

builder.mutationField('failJudgeTask', (t) =>
  t.boolean({
    description: 'The judge could not do its part: the task is given back. False: the node no longer held it.',
    authScopes: { judge: true },
    args: { taskId: t.arg.int(), attempt: t.arg.int(), reason: t.arg.string() },
    resolve: (_root, { reason, ...claim }, context) =>
      failTask(context, nodeOf(context).nodeId, claim, reason.slice(0, maxReasonLength)),
  }),
);

builder.mutationField('parkJudgeTask', (t) =>
  t.boolean({
    description:
      'A file of the task is missing in the content store: the task waits until it is there again. ' +
      'False: the node no longer held it.',
    authScopes: { judge: true },
    args: { taskId: t.arg.int(), attempt: t.arg.int(), missingSha256: t.arg.string() },
    resolve: (_root, { missingSha256, ...claim }, context) =>
      parkTask(context, {
        where: isHeldBy(nodeOf(context).nodeId, claim),
        missingSha256: parse(sha256, missingSha256),
      }),
  }),
);

function nodeOf({ viewer }: Context): Viewer & { readonly kind: 'judge' } {
  if (viewer.kind !== 'judge') throw new Error('the scope "judge" let another viewer in');
  return viewer;
}

/** A message of the protocol. @throws GraphQLError naming what is wrong, for whoever writes a judge. */
function parse<T>(schema: z.ZodType<T>, value: unknown): T {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new GraphQLError(`The message does not follow the protocol: ${z.prettifyError(parsed.error)}`, {
    extensions: { code: 'BAD_USER_INPUT' },
  });
}
