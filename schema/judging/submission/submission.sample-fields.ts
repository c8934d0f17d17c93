import { isFinal } from '@verdict/judge/protocol/status.ts';
import { builder } from '../../core/builder.ts';
import { NumberToleranceType, toleranceDescription } from '../../problem/bank/number-tolerance.type.ts';
import { BoundedTextType } from './bounded-text.type.ts';
import { caseMessageFor } from './case-message.ts';
import { codeTerms } from './code-terms.service.ts';
import { loadFailedSampleCount, loadFailedSamples, type FailedSample } from './failed-sample.loader.ts';
import { canSeeSampleOutputs, disclosureSelect } from './submission.rule.ts';
import { SubmissionObject } from './submission.type.ts';

const FailedSampleType = builder.objectRef<FailedSample>('FailedSample').implement({
  description: 'A sample that a program failed: its data, and what the program wrote.',
  fields: (t) => ({
    position: t.exposeInt('position', { description: 'Order in the test set, from 1.' }),
    name: t.exposeString('name'),
    status: t.exposeInt('status', { description: 'Specification status code.' }),
    message: t.string({
      nullable: true,
      description: "What the judge says of it, in the reader's language, or what the checker says, as it is.",
      resolve: ({ message }, _args, { locale }) => message && caseMessageFor(locale, message),
    }),
    input: t.expose('input', { type: BoundedTextType }),
    expected: t.expose('expected', { type: BoundedTextType, description: "The jury's answer." }),
    output: t.expose('output', { type: BoundedTextType, description: 'What the program wrote.' }),
    stderr: t.exposeString('stderr', { description: 'At most 4,096 characters.' }),
    numberTolerance: t.expose('numberTolerance', {
      type: NumberToleranceType,
      nullable: true,
      description: toleranceDescription,
    }),
  }),
});

builder.prismaObjectFields(SubmissionObject, (t) => ({
  failedSampleCount: t.int({
    description:
      'How many failed samples there are to show, at most 5; 0 before the verdict and for those who may not see them.',
    select: disclosureSelect,
    resolve: async (submission, _args, context) => {
      // Asked with each step of a submission that is judged.
      if (!isFinal(submission.status)) return 0;
      const isSeen = canSeeSampleOutputs(context.viewer, submission, await codeTerms(context, submission));
      return isSeen ? loadFailedSampleCount(context, submission.id) : 0;
    },
  }),
  failedSamples: t.field({
    type: [FailedSampleType],
    nullable: true,
    description:
      'The first 5 samples that the program failed, with what it wrote. ' +
      'Null for those who may not see the code or the results of cases.',
    complexity: { field: 20, multiplier: 5 },
    select: disclosureSelect,
    resolve: async (submission, _args, context) => {
      const isSeen = canSeeSampleOutputs(context.viewer, submission, await codeTerms(context, submission));
      return isSeen ? [...(await loadFailedSamples(context, submission.id))] : null;
    },
  }),
}));
