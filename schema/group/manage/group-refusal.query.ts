import { builder } from '../../core/builder.ts';
import { creationRefusal } from './create-group.service.ts';

builder.queryField('groupRefusal', (t) =>
  t.string({
    nullable: true,
    description: "Why the viewer may not create a group, in the viewer's language; null: they may.",
    authScopes: { signedIn: true },
    resolve: async (_root, _args, context) => (await creationRefusal(context))?.messageIn(context.locale) ?? null,
  }),
);
