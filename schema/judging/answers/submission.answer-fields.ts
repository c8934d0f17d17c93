import { builder } from '../../core/builder.ts';
import { answerText } from '../../problem/answers/answer-text.ts';
import { codeTerms } from '../submission/code-terms.service.ts';
import { canSeeCode, disclosureSelect } from '../submission/submission.rule.ts';
import { SubmissionObject } from '../submission/submission.type.ts';

interface AnswerFileView {
  readonly name: string;
  readonly sha256: string;
  readonly file: { readonly sizeBytes: bigint };
}

const AnswerFileType = builder.objectRef<AnswerFileView>('SubmissionAnswerFile').implement({
  description: 'An answer file of a submission to a submit-answer problem.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'As it was submitted.' }),
    sizeBytes: t.int({ resolve: ({ file }) => Number(file.sizeBytes) }),
    text: t.string({
      nullable: true,
      description: 'Its first 65,536 bytes; null when they are no text.',
      complexity: 5,
      resolve: ({ sha256 }, _args, { files }) => answerText(files, sha256),
    }),
  }),
});

builder.prismaObjectFields(SubmissionObject, (t) => ({
  answerFiles: t.field({
    type: [AnswerFileType],
    nullable: true,
    description:
      'What was submitted instead of a program; none where there is a program. ' +
      'Null for those who may not see the code.',
    complexity: { field: 5, multiplier: 10 },
    select: {
      ...disclosureSelect,
      files: { select: { name: true, sha256: true, file: { select: { sizeBytes: true } } }, orderBy: { name: 'asc' } },
    },
    resolve: async (submission, _args, context) =>
      canSeeCode(context.viewer, submission, await codeTerms(context, submission)) ? submission.files : null,
  }),
}));
