import { z } from 'zod';
import { builder } from '../../core/builder.ts';
import { InvalidInput } from '../../core/invalid-input.ts';
import { NoCodeNeeded, SentTooRecently, WrongEmailCode } from '../email-code/email-code.error.ts';
import { SentCodeType } from '../email-code/email-code.type.ts';
import { PasswordUnreadable } from '../password/password.error.ts';
import { SecondFactorNeeded } from '../second-factor/second-factor.error.ts';
import { SignedIn } from '../session/signed-in.type.ts';
import {
  AccountDisabled,
  AdminRoleNeeded,
  PuzzleFailed,
  PuzzleNeeded,
  TooManyFailures,
  TooManyRequests,
  WrongCredentials,
} from '../user/account.error.ts';
import { givenPassword, givenUsername } from '../user/credentials.ts';
import { sendSignInCode } from './sign-in-code.service.ts';
import { signIn } from './sign-in.service.ts';

const PuzzleAnswerInput = builder.inputType('PuzzleAnswerInput', {
  description: 'Where the piece of a slide puzzle was slid to.',
  fields: (t) => ({
    key: t.string({ description: 'Of the puzzle.', validate: z.string().max(64) }),
    x: t.int({
      description: 'Left edge of the piece, in pixels of a picture 325 wide; three beside the gap are near enough.',
    }),
  }),
});

const SignInInput = builder.inputType('SignInInput', {
  fields: (t) => ({
    username: t.string({ validate: givenUsername }),
    password: t.string({ description: 'As it is, or encrypted under passwordKey.', validate: givenPassword }),
    puzzle: t.field({ type: PuzzleAnswerInput, required: false, description: 'Asked for by PuzzleNeeded.' }),
    emailCode: t.string({
      required: false,
      description: 'Instead of a puzzle: the code mailed by sendSignInCode.',
      validate: z.string().max(20),
    }),
    isForAdmins: t.boolean({
      required: false,
      defaultValue: false,
      description: 'Lets in admins alone, as the sign-in of the management pages.',
    }),
  }),
});

builder.mutationField('signIn', (t) =>
  t.field({
    type: SignedIn,
    description: 'Signs in on this device.',
    authScopes: { public: true },
    errors: {
      types: [
        InvalidInput,
        WrongCredentials,
        PuzzleNeeded,
        PuzzleFailed,
        WrongEmailCode,
        TooManyFailures,
        TooManyRequests,
        AccountDisabled,
        AdminRoleNeeded,
        PasswordUnreadable,
        SecondFactorNeeded,
      ],
    },
    args: { input: t.arg({ type: SignInInput }) },
    resolve: (_root, { input }, context) => signIn(context, input),
  }),
);

builder.mutationField('sendSignInCode', (t) =>
  t.field({
    type: SentCodeType,
    description:
      'Mails a code that signing in takes instead of a solved puzzle. ' +
      'The answer is the same for names that nobody has.',
    authScopes: { public: true },
    errors: { types: [InvalidInput, NoCodeNeeded, SentTooRecently, TooManyFailures, TooManyRequests] },
    args: { username: t.arg.string({ validate: givenUsername }) },
    resolve: (_root, { username }, context) => sendSignInCode(context, username),
  }),
);
