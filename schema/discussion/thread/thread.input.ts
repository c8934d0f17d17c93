import { builder } from '../../core/builder.ts';

/** What a thread of comments belongs to: just one of its references is set. */
export const ThreadSubjectInput = builder.inputType('ThreadSubjectInput', {
  description: 'What comments are about.',
  isOneOf: true,
  fields: (t) => ({
    contestId: t.int({ required: false }),
    discussionId: t.int({ required: false }),
    editorialId: t.int({ required: false }),
    questionId: t.int({ required: false }),
    solutionId: t.int({ required: false }),
  }),
});
