import { relativePathSchema } from '@verdict/judge/protocol/task.ts';
import { z } from 'zod';
import { builder } from '../../core/builder.ts';
import { InvalidInput } from '../../core/invalid-input.ts';
import { GroupNotFound } from '../../place/group.error.ts';
import { ProblemNotFound } from '../bank/problem.error.ts';
import { compileChecker } from './checker-compile.service.ts';
import { CheckerLanguageNotAvailable, NotProblemStaff } from './checker.error.ts';
import { CheckerCompileType, CheckerConventionEnum } from './checker.type.ts';
import { awaitCompile, watchCompile } from './compile-view.service.ts';

/** Longest checker, and longest file beside it, in characters. */
const maxTextLength = 1_048_576;
/** Most files beside a checker. */
const maxFiles = 20;
/** Longest wait for an answer, in seconds. */
const maxWaitSeconds = 30;

const badName = { 'zh-CN': '文件名无效。', 'en-US': 'The file name is not right.' };
const emptyCode = { 'zh-CN': '代码不能为空。', 'en-US': 'The code must not be empty.' };

const CheckerFileInput = builder.inputType('CheckerFileInput', {
  fields: (t) => ({
    name: t.string({
      validate: z
        .string()
        .refine((name) => relativePathSchema.safeParse(name).success, { params: { sentence: badName } }),
    }),
    content: t.string({ validate: z.string().max(maxTextLength) }),
  }),
});

const CompileCheckerInput = builder.inputType('CompileCheckerInput', {
  fields: (t) => ({
    problemId: t.int({
      required: false,
      description: 'Problem it is for, whose extra files it then finds; null: one still to be made.',
    }),
    groupId: t.int({ required: false, description: 'Group whose problem it is for; its admins may then ask.' }),
    convention: t.field({ type: CheckerConventionEnum }),
    languageKey: t.string({ validate: z.string().max(30) }),
    code: t.string({
      validate: z
        .string()
        .max(maxTextLength)
        .refine((code) => code.trim() !== '', { params: { sentence: emptyCode } }),
    }),
    files: t.field({
      type: [CheckerFileInput],
      required: false,
      description: 'Texts beside the code, such as headers.',
      validate: z.array(z.unknown()).max(maxFiles),
    }),
  }),
});

builder.mutationFields((t) => ({
  compileChecker: t.field({
    type: CheckerCompileType,
    description:
      'Has a checker or interactor compiled, without saving it. ' +
      'The answer comes by the subscription checkerCompileChanged; what was compiled before is answered at once.',
    authScopes: { signedIn: true },
    apiScope: 'SUBMIT',
    refusesArchived: true,
    errors: { types: [InvalidInput, ProblemNotFound, GroupNotFound, NotProblemStaff, CheckerLanguageNotAvailable] },
    args: { input: t.arg({ type: CompileCheckerInput }) },
    resolve: async (_root, { input }, context) => {
      const { problemId = null, groupId = null, files, ...draft } = input;
      const sha256 = await compileChecker(context, { ...draft, problemId, groupId, files: files ?? [] });
      const compile = await awaitCompile(context, sha256, 0);
      if (compile === null) throw new Error('a compile is gone that was just asked for');
      return compile;
    },
  }),
}));

builder.queryFields((t) => ({
  checkerCompile: t.field({
    type: CheckerCompileType,
    nullable: true,
    description:
      'A compile of a checker by the hash of its content, which only those know who know the content. ' +
      'Null when nobody asked for it.',
    authScopes: { signedIn: true },
    args: {
      id: t.arg.id(),
      waitSeconds: t.arg.int({
        required: false,
        description: `Waits this long for a compile that has not ended; at most ${maxWaitSeconds}, 0 by default.`,
        validate: z.int().min(0).max(maxWaitSeconds),
      }),
    },
    resolve: (_root, { id, waitSeconds }, context) => awaitCompile(context, id, (waitSeconds ?? 0) * 1_000),
  }),
}));

builder.subscriptionFields((t) => ({
  checkerCompileChanged: t.field({
    type: CheckerCompileType,
    description: 'A compile of a checker: first as it is now, then its end. Ends at once when there is none.',
    authScopes: { signedIn: true },
    args: { id: t.arg.id() },
    subscribe: (_root, { id }, context) => watchCompile(context, id),
    resolve: (compile) => compile,
  }),
}));
