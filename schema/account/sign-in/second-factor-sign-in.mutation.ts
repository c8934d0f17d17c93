import { z } from 'zod';
import { builder } from '../../core/builder.ts';
import { InvalidInput } from '../../core/invalid-input.ts';
import { maxResponseLength } from '../passkey/passkey-response.ts';
import { SecondFactorLocked, SignInTicketInvalid, WrongSecondFactor } from '../second-factor/second-factor.error.ts';
import { SignedIn } from '../session/signed-in.type.ts';
import { AccountDisabled, TooManyFailures, TooManyRequests } from '../user/account.error.ts';
import { signInWithSecondFactor } from './sign-in-second-factor.service.ts';

const totpCode = z.string().max(20);

const SignInWithSecondFactorInput = builder.inputType('SignInWithSecondFactorInput', {
  description: 'One of code, recoveryCode and passkeyResponse.',
  fields: (t) => ({
    ticket: t.string({ description: 'Of SecondFactorNeeded.', validate: z.string().min(1).max(100) }),
    code: t.string({ required: false, description: 'Of the app.', validate: totpCode }),
    recoveryCode: t.string({ required: false, validate: z.string().max(40) }),
    passkeyResponse: t.string({
      required: false,
      description: 'What navigator.credentials.get answered to passkeyOptions, as JSON.',
      validate: z.string().max(maxResponseLength),
    }),
  }),
});

builder.mutationFields((t) => ({
  signInWithSecondFactor: t.field({
    type: SignedIn,
    description: 'Ends a sign-in that asked for a second factor.',
    authScopes: { public: true },
    errors: {
      types: [
        InvalidInput,
        SignInTicketInvalid,
        WrongSecondFactor,
        SecondFactorLocked,
        TooManyFailures,
        TooManyRequests,
        AccountDisabled,
      ],
    },
    args: { input: t.arg({ type: SignInWithSecondFactorInput }) },
    resolve: (_root, { input }, context) => signInWithSecondFactor(context, input),
  }),
}));
