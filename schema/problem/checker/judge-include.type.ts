import { builder } from '../../core/builder.ts';
import { readText } from '../../queue/task/task-files.ts';

export const JudgeIncludeObject = builder.prismaObject('JudgeInclude', {
  select: { name: true },
  description: 'A file that checkers and interactors in C and C++ of all problems may include, such as testlib.h.',
  fields: (t) => ({
    name: t.exposeID('name', { description: 'Plain file name, as in the #include.' }),
    sha256: t.exposeString('sha256', { description: 'Of the content, in hexadecimal digits.' }),
    sizeBytes: t.int({
      select: { file: { select: { sizeBytes: true } } },
      resolve: ({ file }) => Number(file.sizeBytes),
    }),
    content: t.string({
      complexity: 20,
      select: { sha256: true },
      resolve: ({ sha256 }, _args, { files }) => readText(files, sha256),
    }),
    uploadedBy: t.relation('uploadedBy', { nullable: true }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
  }),
});
