import { expectableStatuses } from '@verdict/judge/protocol/status.ts';
import { relativePathSchema } from '@verdict/judge/protocol/task.ts';
import { z } from 'zod';
import { builder } from '../../core/builder.ts';
import { InvalidInput } from '../../core/invalid-input.ts';
import { rowQuery } from '../../core/row-query.ts';
import { userIdOrNull } from '../../core/viewer-user.ts';
import { auditProblem } from '../bank/problem-audit.ts';
import { ProblemNotFound, ProblemEditForbidden } from '../bank/problem.error.ts';
import { refuseEditing } from '../bank/refuse-editing.service.ts';
import { JuryReportObject, JurySolutionObject } from './jury-report.type.ts';
import { deleteJurySolution, saveJurySolution } from './jury-solution.service.ts';
import { JurySolutionNameTaken, JurySolutionNotFound } from './jury.error.ts';
import { requestJuryReport } from './request.service.ts';

const badName = {
  'zh-CN': '名称应为相对路径，例如 accepted/main.cpp。',
  'en-US': 'The name must be a relative path, such as accepted/main.cpp.',
};
const emptyCode = { 'zh-CN': '代码不能为空。', 'en-US': 'The code must not be empty.' };
const noStatus = { 'zh-CN': '请至少选择一个预期结果。', 'en-US': 'Choose at least one verdict it may get.' };

const expectable: readonly number[] = expectableStatuses;

const JurySolutionInput = builder.inputType('JurySolutionInput', {
  fields: (t) => ({
    name: t.string({
      validate: z
        .string()
        .max(200)
        .refine((name) => relativePathSchema.safeParse(name).success, { params: { sentence: badName } }),
    }),
    languageKey: t.string({ validate: z.string().min(1).max(30) }),
    code: t.string({
      validate: z
        .string()
        .max(1_048_576)
        .refine((code) => code.trim() !== '', { params: { sentence: emptyCode } }),
    }),
    expected: t.intList({
      description: 'Statuses of which it must get one.',
      validate: z
        .array(z.int().refine((status) => expectable.includes(status)))
        .refine((list) => list.length > 0, { params: { sentence: noStatus } }),
    }),
    minScore: t.float({ required: false }),
    maxScore: t.float({ required: false }),
  }),
});

builder.mutationFields((t) => ({
  judgeJury: t.prismaField({
    type: JuryReportObject,
    description: "Judges the jury's programs of a problem anew, though nothing changed.",
    authScopes: { signedIn: true },
    apiScope: 'ADMIN',
    refusesArchived: true,
    errors: { types: [ProblemNotFound, ProblemEditForbidden] },
    args: { problemId: t.arg.int() },
    resolve: async (query, _root, { problemId }, context) => {
      const { db, pubsub, viewer } = context;
      await refuseEditing(context, problemId);
      const id = await db.$transaction(async (tx) => {
        await auditProblem(context, tx, problemId, { action: 'problem.judgeJury' });
        return requestJuryReport(tx, pubsub, {
          problemId,
          requestedById: userIdOrNull(viewer),
          isForced: true,
        });
      });
      return db.juryReport.findFirstOrThrow({
        ...rowQuery(query),
        where: id === null ? { problemId } : { id },
        orderBy: { id: 'desc' },
      });
    },
  }),
  saveJurySolution: t.prismaField({
    type: JurySolutionObject,
    description: 'Adds a jury solution, or puts another version in its place; the jury is judged anew.',
    authScopes: { signedIn: true },
    apiScope: 'ADMIN',
    refusesArchived: true,
    errors: {
      types: [InvalidInput, ProblemNotFound, ProblemEditForbidden, JurySolutionNotFound, JurySolutionNameTaken],
    },
    args: {
      problemId: t.arg.int(),
      id: t.arg.int({ required: false, description: 'Null: a new one.' }),
      input: t.arg({ type: JurySolutionInput }),
    },
    resolve: async (query, _root, { problemId, id, input }, context) => {
      const { minScore = null, maxScore = null, ...draft } = input;
      const saved = await saveJurySolution(context, {
        problemId,
        id: id ?? null,
        draft: { ...draft, minScore, maxScore },
      });
      return context.db.jurySubmission.findUniqueOrThrow({ ...rowQuery(query), where: { id: saved } });
    },
  }),
  deleteJurySolution: t.int({
    description: 'Takes a jury solution away; the jury is judged anew. Answers the id.',
    authScopes: { signedIn: true },
    apiScope: 'ADMIN',
    refusesArchived: true,
    errors: { types: [ProblemNotFound, ProblemEditForbidden, JurySolutionNotFound] },
    args: { id: t.arg.int() },
    resolve: async (_root, { id }, context) => {
      await deleteJurySolution(context, id);
      return id;
    },
  }),
}));
