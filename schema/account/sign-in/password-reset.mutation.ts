import { z } from 'zod';
import { builder } from '../../core/builder.ts';
import { InvalidInput } from '../../core/invalid-input.ts';
import { WrongCaptcha } from '../challenge/challenge.error.ts';
import { SentTooRecently } from '../email-code/email-code.error.ts';
import { PasswordUnreadable } from '../password/password.error.ts';
import { AccountDisabled, EmailUnknown, ResetLinkInvalid, TooManyRequests } from '../user/account.error.ts';
import { givenPassword, givenUsername, newEmail } from '../user/credentials.ts';
import { applyPasswordReset, resetPassword } from './password-reset.service.ts';

const ApplyPasswordResetInput = builder.inputType('ApplyPasswordResetInput', {
  fields: (t) => ({
    email: t.string({ validate: newEmail }),
    captcha: t.string({
      description: 'Letters of the captcha, in any letter case.',
      validate: z.string().min(1).max(8),
    }),
    captchaKey: t.string({ validate: z.string().min(1).max(64) }),
  }),
});

const AppliedReset = builder.objectRef<{ readonly resendAt: Date }>('AppliedReset').implement({
  description: 'A link to set a new password is on its way by mail; good for 30 minutes.',
  fields: (t) => ({
    resendAt: t.expose('resendAt', { type: 'DateTime', description: 'When the next may be asked for.' }),
  }),
});

builder.mutationField('applyPasswordReset', (t) =>
  t.field({
    type: AppliedReset,
    description: 'Mails a link to set a new password, at most every 90 seconds to an account.',
    authScopes: { public: true },
    errors: { types: [InvalidInput, WrongCaptcha, EmailUnknown, SentTooRecently, TooManyRequests] },
    args: { input: t.arg({ type: ApplyPasswordResetInput }) },
    resolve: (_root, { input }, context) => applyPasswordReset(context, input),
  }),
);

const ResetPasswordInput = builder.inputType('ResetPasswordInput', {
  fields: (t) => ({
    username: t.string({ validate: givenUsername }),
    password: t.string({
      description: '6 to 20 characters; as it is, or encrypted under passwordKey.',
      validate: givenPassword,
    }),
    code: t.string({ description: 'Of the mailed link.', validate: z.string().min(1).max(100) }),
  }),
});

builder.mutationField('resetPassword', (t) =>
  t.boolean({
    description:
      'Sets a new password by a mailed link, signs the account out everywhere and revokes its API tokens. ' +
      'True when it is done.',
    authScopes: { public: true },
    errors: { types: [InvalidInput, ResetLinkInvalid, AccountDisabled, TooManyRequests, PasswordUnreadable] },
    args: { input: t.arg({ type: ResetPasswordInput }) },
    resolve: async (_root, { input }, context) => {
      await resetPassword(context, input);
      return true;
    },
  }),
);
