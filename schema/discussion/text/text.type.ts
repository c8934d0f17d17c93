import { builder } from '../../core/builder.ts';
import { textKinds } from './text.ts';

export const TextInput = builder.inputType('TextInput', {
  description: 'Names a text.',
  isOneOf: true,
  fields: (t) => ({
    discussionId: t.int({ required: false }),
    commentId: t.int({ required: false }),
    replyId: t.int({ required: false }),
    solutionId: t.int({ required: false }),
  }),
});

export const TextKindEnum = builder.enumType('TextKind', {
  description: 'What kind of text is reported or moderated.',
  values: textKinds,
});
