import { z } from 'zod';
import { ration } from '../../account/user/ration.ts';
import { builder } from '../../core/builder.ts';
import { SearchResultsType } from './search.type.ts';

/** Most characters of a text that is searched for. */
const maxTextLength = 100;

builder.queryField('search', (t) =>
  t.field({
    type: SearchResultsType,
    description:
      'What a text finds among what the viewer may see. At most 600 a minute by one user, or by the visitors of one ' +
      'address.',
    authScopes: { public: true },
    args: {
      text: t.arg.string({
        description: `1 to ${maxTextLength} characters, not blank.`,
        validate: z.string().trim().min(1).max(maxTextLength),
      }),
    },
    resolve: (_root, { text }, context) => {
      const { viewer } = context;
      ration(context, 'search', viewer.kind === 'user' ? viewer.userId : undefined);
      return { text };
    },
  }),
);
