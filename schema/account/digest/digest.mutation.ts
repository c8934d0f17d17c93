import { z } from 'zod';
import { builder } from '../../core/builder.ts';
import { MessageKindType } from '../message/message.type.ts';
import { ViewerType } from '../user/viewer.type.ts';
import { changeDigest, digestKinds } from './digest.service.ts';

const ChangeMailDigestInput = builder.inputType('ChangeMailDigestInput', {
  description: 'Which messages the viewer wants by mail.',
  fields: (t) => ({
    kinds: t.field({
      type: [MessageKindType],
      description: 'None: no mails.',
      validate: z.array(z.unknown()).max(5),
    }),
  }),
});

builder.mutationField('changeMailDigest', (t) =>
  t.field({
    type: [MessageKindType],
    description:
      'Sets which unread messages the viewer gets by mail, once a day at most, in the language of the request. ' +
      'Answers them.',
    authScopes: { signedIn: true },
    apiScope: 'ACCOUNT',
    args: { input: t.arg({ type: ChangeMailDigestInput }) },
    resolve: async (_root, { input }, context) => {
      await changeDigest(context, input.kinds);
      return digestKinds(context);
    },
  }),
);

builder.objectFields(ViewerType, (t) => ({
  mailDigest: t.field({
    type: [MessageKindType],
    description: 'Kinds of unread messages that the viewer gets by mail, once a day at most; empty: none.',
    resolve: (_viewer, _args, context) => digestKinds(context),
  }),
}));
