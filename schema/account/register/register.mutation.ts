import { z } from 'zod';
import { builder } from '../../core/builder.ts';
import { InvalidInput } from '../../core/invalid-input.ts';
import { SiteConfigType } from '../../core/settings/site.type.ts';
import { NoCodeNeeded, SentTooRecently, WrongEmailCode } from '../email-code/email-code.error.ts';
import { SentCodeType } from '../email-code/email-code.type.ts';
import { sendsMail } from '../mail/mail-server.service.ts';
import { PasswordUnreadable } from '../password/password.error.ts';
import { SignedIn } from '../session/signed-in.type.ts';
import {
  EmailTaken,
  RegistrationClosed,
  TooManyRequests,
  UsernameLooksTaken,
  UsernameTaken,
} from '../user/account.error.ts';
import { givenPassword, newEmail, newUsername } from '../user/credentials.ts';
import { isRegisterCodeRequired, register, sendRegisterCode } from './register.service.ts';

const RegisterInput = builder.inputType('RegisterInput', {
  fields: (t) => ({
    username: t.string({
      description:
        '1 to 20 characters without spaces; unique without regard to case, and to letters and marks that look alike.',
      validate: newUsername,
    }),
    email: t.string({ validate: newEmail }),
    password: t.string({
      description: '6 to 20 characters; as it is, or encrypted under passwordKey.',
      validate: givenPassword,
    }),
    code: t.string({
      required: false,
      description: 'The code mailed by sendRegisterCode, where siteConfig.isRegisterCodeRequired.',
      validate: z.string().max(20),
    }),
  }),
});

builder.mutationField('register', (t) =>
  t.field({
    type: SignedIn,
    description: 'Makes an account and signs it in.',
    authScopes: { public: true },
    errors: {
      types: [
        InvalidInput,
        RegistrationClosed,
        UsernameTaken,
        UsernameLooksTaken,
        EmailTaken,
        WrongEmailCode,
        TooManyRequests,
        PasswordUnreadable,
      ],
    },
    args: { input: t.arg({ type: RegisterInput }) },
    resolve: (_root, { input }, context) => register(context, input),
  }),
);

builder.mutationField('sendRegisterCode', (t) =>
  t.field({
    type: SentCodeType,
    description: 'Mails the code for a new account, at most once a minute to an address.',
    authScopes: { public: true },
    errors: { types: [InvalidInput, RegistrationClosed, NoCodeNeeded, EmailTaken, SentTooRecently, TooManyRequests] },
    args: { email: t.arg.string({ validate: newEmail }) },
    resolve: (_root, { email }, context) => sendRegisterCode(context, email),
  }),
);

builder.objectField(SiteConfigType, 'isRegisterCodeRequired', (t) =>
  t.boolean({
    description: 'New accounts must bring a code that was mailed to their address.',
    resolve: (_config, _args, context) => isRegisterCodeRequired(context),
  }),
);

builder.objectField(SiteConfigType, 'sendsMail', (t) =>
  t.boolean({
    description: 'Mails leave the site; else they wait for a super admin, who can pass them on.',
    resolve: (_config, _args, context) => sendsMail(context),
  }),
);
