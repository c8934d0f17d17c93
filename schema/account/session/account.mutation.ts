import { builder } from '../../core/builder.ts';
import { signOut } from './account.service.ts';

builder.mutationField('signOut', (t) =>
  t.boolean({
    description: 'Signs out on all devices. True, always.',
    authScopes: { signedIn: true },
    resolve: async (_root, _args, context) => {
      await signOut(context);
      return true;
    },
  }),
);
