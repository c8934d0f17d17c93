import { builder } from '../../core/builder.ts';
import { rowQuery } from '../../core/row-query.ts';
import { IncludeNameInvalid, IncludeNotFound, IncludeSizeInvalid } from './judge-include.error.ts';
import { deleteJudgeInclude, uploadJudgeInclude } from './judge-include.service.ts';
import { JudgeIncludeObject } from './judge-include.type.ts';

const UploadJudgeIncludeInput = builder.inputType('UploadJudgeIncludeInput', {
  fields: (t) => ({
    name: t.string({ description: 'Plain file name, such as testlib.h.' }),
    content: t.string({ description: 'Text of at most 1 MB.' }),
  }),
});

builder.queryFields((t) => ({
  judgeIncludes: t.prismaField({
    type: [JudgeIncludeObject],
    description: 'Files that checkers of all problems may include, by name.',
    authScopes: { admin: true },
    resolve: (query, _root, _args, { db }) => db.judgeInclude.findMany({ ...query, orderBy: { name: 'asc' } }),
  }),
}));

builder.mutationFields((t) => ({
  uploadJudgeInclude: t.prismaField({
    type: JudgeIncludeObject,
    description:
      'Makes a file one that checkers of all problems may include, or replaces it; ' +
      'checkers that include it are compiled anew.',
    authScopes: { admin: true },
    errors: { types: [IncludeNameInvalid, IncludeSizeInvalid] },
    args: { input: t.arg({ type: UploadJudgeIncludeInput }) },
    resolve: async (query, _root, { input }, context) => {
      const { name } = await uploadJudgeInclude(context, input);
      return context.db.judgeInclude.findUniqueOrThrow({ ...rowQuery(query, 'name'), where: { name } });
    },
  }),
  deleteJudgeInclude: t.field({
    type: 'ID',
    description: 'Takes a file away from the checkers of all problems; answers its name.',
    authScopes: { admin: true },
    errors: { types: [IncludeNotFound] },
    args: { name: t.arg.string() },
    resolve: async (_root, { name }, context) => (await deleteJudgeInclude(context, name)).name,
  }),
}));
