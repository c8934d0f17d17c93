import { builder } from '../../core/builder.ts';
import { loadLanguages } from './language.loader.ts';
import { LanguageType } from './language.type.ts';

builder.queryField('languages', (t) =>
  t.field({
    type: [LanguageType],
    description: 'All languages, in the order they are listed.',
    authScopes: { public: true },
    resolve: async (_root, _args, context) => [...(await loadLanguages(context))],
  }),
);
