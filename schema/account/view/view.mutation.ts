import { z } from 'zod';
import { builder } from '../../core/builder.ts';
import { InvalidInput } from '../../core/invalid-input.ts';
import { PasswordUnreadable } from '../password/password.error.ts';
import { UserNotFound } from '../user/account.error.ts';
import { givenPassword } from '../user/credentials.ts';
import { AccountChangesLocked, SignInAgain, WrongPassword } from '../user/own-account.error.ts';
import { startUserView } from './view-user.service.ts';
import { AccountNotViewable } from './view.error.ts';
import { endView } from './view.service.ts';
import { StartedViewType } from './view.type.ts';

const maxReason = 500;

const StartUserViewInput = builder.inputType('StartUserViewInput', {
  description: 'Whom to view the site as.',
  fields: (t) => ({
    userId: t.id({ description: 'No super admin, not disabled.', validate: z.string().max(32) }),
    reason: t.string({
      description: `For the audit log, which the account reads too; 1 to ${maxReason} characters.`,
      validate: z.string().trim().min(1).max(maxReason),
    }),
    currentPassword: t.string({
      description: "The viewer's, as it is or encrypted under passwordKey; any text where the account has none.",
      validate: givenPassword,
    }),
  }),
});

builder.mutationFields((t) => ({
  startUserView: t.field({
    type: StartedViewType,
    description: 'Shows the site to a super admin as a user sees it, without secrets. The user is told at once.',
    authScopes: { superAdmin: true },
    apiScope: 'NEVER',
    errors: {
      types: [
        InvalidInput,
        UserNotFound,
        AccountNotViewable,
        WrongPassword,
        AccountChangesLocked,
        SignInAgain,
        PasswordUnreadable,
      ],
      dataField: { name: 'view' },
    },
    args: { input: t.arg({ type: StartUserViewInput }) },
    resolve: (_root, { input }, context) => startUserView(context, input),
  }),
  endView: t.boolean({
    description: 'Ends the view that asks. True, always.',
    authScopes: { signedIn: true },
    apiScope: 'NEVER',
    resolve: async (_root, _args, context) => {
      await endView(context);
      return true;
    },
  }),
}));
