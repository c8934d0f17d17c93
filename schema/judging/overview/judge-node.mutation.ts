import { z } from 'zod';
import { builder } from '../../core/builder.ts';
import { InvalidInput } from '../../core/invalid-input.ts';
import { rowQuery } from '../../core/row-query.ts';
import {
  JudgeNodeNameTaken,
  JudgeNodeNotFound,
  JudgeNodeNotRevoked,
  JudgeNodeRevoked,
} from '../../queue/task/judge.error.ts';
import { JudgeNodeType } from './judge-node.type.ts';
import { createNode, deleteNode, revokeNode, setNodeMode, type CreatedNode } from './node-admin.service.ts';

/** Shown with verdicts and in commands, so it is one plain word. */
const nodeName = z
  .string()
  .trim()
  .refine((name) => /^[\p{L}\p{N}][\p{L}\p{N}._-]{0,99}$/u.test(name), {
    params: {
      sentence: {
        'zh-CN': '名称须以字母或数字开头，只能包含字母、数字、点、下划线和连字符，最多 100 个字符。',
        'en-US':
          'A name begins with a letter or a digit and has only letters, digits, dots, underscores and hyphens: ' +
          'at most 100 characters.',
      },
    },
  });

const CreatedJudgeNode = builder.objectRef<CreatedNode>('CreatedJudgeNode').implement({
  description: 'A judge that was just made.',
  fields: (t) => ({
    token: t.exposeString('token', {
      description: 'For JUDGE_TOKEN on its machine. Shown only here: only its hash is stored.',
    }),
    node: t.prismaField({
      type: JudgeNodeType,
      resolve: (query, { nodeId }, _args, { db }) =>
        db.judgeNode.findUniqueOrThrow({ ...query, where: { id: nodeId } }),
    }),
  }),
});

builder.mutationFields((t) => ({
  createJudgeNode: t.field({
    type: CreatedJudgeNode,
    description: 'Makes a node for a judge on another machine, and its token.',
    authScopes: { superAdmin: true },
    errors: { types: [InvalidInput, JudgeNodeNameTaken] },
    args: { name: t.arg.string({ validate: nodeName }) },
    resolve: (_root, { name }, context) => createNode(context, name),
  }),
  revokeJudgeNode: t.prismaField({
    type: JudgeNodeType,
    description: 'Refuses the token of a node from now on; what it judges goes to others at once.',
    authScopes: { superAdmin: true },
    errors: { types: [JudgeNodeNotFound] },
    args: { id: t.arg.int() },
    resolve: async (query, _root, { id }, context) => {
      await revokeNode(context, id);
      return context.db.judgeNode.findUniqueOrThrow({ ...rowQuery(query), where: { id } });
    },
  }),
  deleteJudgeNode: t.field({
    type: 'Int',
    description: 'Removes a revoked node from the list; verdicts keep its name. Answers its id.',
    authScopes: { superAdmin: true },
    errors: { types: [JudgeNodeNotFound, JudgeNodeNotRevoked] },
    args: { id: t.arg.int() },
    resolve: async (_root, { id }, context) => {
      await deleteNode(context, id);
      return id;
    },
  }),
}));

/** Mutations that say what a node is to do, and what each is for. */
const modeMutations = [
  {
    name: 'pauseJudgeNode',
    mode: 'PAUSED',
    description: 'The node claims nothing more until it is resumed, and finishes what it holds.',
  },
  {
    name: 'drainJudgeNode',
    mode: 'DRAINING',
    description:
      'The node finishes what it holds, then its process ends. Started again it ends at once, until it is resumed.',
  },
  {
    name: 'resumeJudgeNode',
    mode: 'ACTIVE',
    description: 'The node claims work again; one that was drained must also be started again on its machine.',
  },
] as const;

for (const { name, mode, description } of modeMutations) {
  builder.mutationField(name, (t) =>
    t.prismaField({
      type: JudgeNodeType,
      description,
      authScopes: { superAdmin: true },
      errors: { types: [JudgeNodeNotFound, JudgeNodeRevoked] },
      args: { id: t.arg.int() },
      resolve: async (query, _root, { id }, context) => {
        await setNodeMode(context, id, mode);
        return context.db.judgeNode.findUniqueOrThrow({ ...rowQuery(query), where: { id } });
      },
    }),
  );
}
