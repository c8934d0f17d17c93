import { z } from 'zod';
import { builder } from '../../core/builder.ts';
import { InvalidInput } from '../../core/invalid-input.ts';
import { maxResponseLength } from '../passkey/passkey-response.ts';
import { PasskeyRefused } from '../passkey/passkey.error.ts';
import '../passkey/passkey.mutation.ts';
import { SignedIn } from '../session/signed-in.type.ts';
import { AccountDisabled, TooManyRequests } from '../user/account.error.ts';
import { signInWithPasskey, startPasskeySignIn } from './passkey-sign-in.service.ts';

const givenResponse = z.string().min(1).max(maxResponseLength);

builder.mutationFields((t) => ({
  startPasskeySignIn: t.string({
    description:
      'What navigator.credentials.get needs to sign in by any passkey of the site, as JSON; good for five minutes.',
    authScopes: { public: true },
    errors: { types: [TooManyRequests] },
    resolve: (_root, _args, context) => startPasskeySignIn(context),
  }),
  signInWithPasskey: t.field({
    type: SignedIn,
    description: 'Signs in on this device by a passkey; no password and no second factor is asked for.',
    authScopes: { public: true },
    errors: { types: [InvalidInput, PasskeyRefused, AccountDisabled, TooManyRequests] },
    args: {
      response: t.arg.string({
        description: 'What navigator.credentials.get answered, as JSON.',
        validate: givenResponse,
      }),
    },
    resolve: (_root, { response }, context) => signInWithPasskey(context, response),
  }),
}));
