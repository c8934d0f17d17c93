import { z } from 'zod';
import { maxUsernameLength } from '../../account/user/credentials.ts';
import { builder } from '../../core/builder.ts';
import { rowId } from '../../core/row-id.ts';
import { WriterType } from '../core/writer.type.ts';
import { ThreadSubjectInput } from '../thread/thread.input.ts';
import { subjectOf } from '../thread/thread.ts';
import { mentionable } from './mentionable.service.ts';

builder.queryField('mentionable', (t) =>
  t.field({
    type: [WriterType],
    description:
      'Up to 8 accounts that a text of the viewer may mention, by the beginning of their username: first those who ' +
      'wrote in the thread, then members of its group, or accounts of the site. Where not everyone reads the thread, ' +
      'the writers alone. At most 600 a minute.',
    authScopes: { signedIn: true },
    args: {
      on: t.arg({
        type: ThreadSubjectInput,
        required: false,
        description: 'Where the text is written; absent: in a discussion that is not posted yet.',
      }),
      groupId: t.arg.id({ required: false, description: 'Of a discussion that is not posted yet; null: the site.' }),
      prefix: t.arg.string({ validate: z.string().min(1).max(maxUsernameLength) }),
    },
    resolve: (_root, { on, groupId, prefix }, context) =>
      mentionable(context, { subject: on ? subjectOf(on) : null, groupId: groupId ? rowId(groupId) : null, prefix }),
  }),
);
