import { TooManyRequests } from '../../account/user/account.error.ts';
import { builder } from '../../core/builder.ts';
import { rowQuery } from '../../core/row-query.ts';
import { CommentNotFound } from '../comment/comment.error.ts';
import {
  AcceptingForbidden,
  DiscussionNotFound,
  DiscussionsClosed,
  NotHelpDiscussion,
} from '../core/discussion.error.ts';
import { readDiscussion } from '../post/discussion-list.service.ts';
import { DiscussionObject } from '../post/discussion.type.ts';
import { acceptAnswer } from './accept-answer.service.ts';

const AcceptAnswerInput = builder.inputType('AcceptAnswerInput', {
  description: 'An answer to a question.',
  fields: (t) => ({
    commentId: t.int({ description: 'A comment of a discussion in a help category.' }),
    isAccepted: t.boolean({ description: 'False takes the acceptance back.' }),
  }),
});

builder.mutationField('acceptAnswer', (t) =>
  t.prismaField({
    type: DiscussionObject,
    description:
      'Accepts a comment as the answer of its discussion, or takes that back; idempotent. Replaces another answer. ' +
      'For the author of the discussion and moderators. Notifies the author of the comment the first time.',
    authScopes: { signedIn: true },
    apiScope: 'SUBMIT',
    refusesArchived: true,
    errors: {
      types: [
        CommentNotFound,
        NotHelpDiscussion,
        AcceptingForbidden,
        TooManyRequests,
        DiscussionNotFound,
        DiscussionsClosed,
      ],
      dataField: { name: 'discussion' },
    },
    args: { input: t.arg({ type: AcceptAnswerInput }) },
    resolve: async (query, _root, { input }, context) =>
      readDiscussion(context, await acceptAnswer(context, input), rowQuery(query)),
  }),
);
