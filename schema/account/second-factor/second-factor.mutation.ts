import { z } from 'zod';
import { builder } from '../../core/builder.ts';
import { InvalidInput } from '../../core/invalid-input.ts';
import { rowQuery } from '../../core/row-query.ts';
import { PasswordUnreadable } from '../password/password.error.ts';
import { AccountOfStaff } from '../role/role.error.ts';
import { UserNotFound } from '../user/account.error.ts';
import { givenPassword } from '../user/credentials.ts';
import { AccountChangesLocked, SignInAgain, WrongPassword } from '../user/own-account.error.ts';
import { recoveryCodeCount } from './recovery-code.ts';
import {
  OwnSecondFactor,
  SecondFactorNotSet,
  SecondFactorOff,
  SecondFactorOn,
  WrongSecondFactor,
} from './second-factor.error.ts';
import {
  confirmTotp,
  readSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  startTotp,
  turnOffTotp,
  type SecondFactor,
  type TotpSetUp,
} from './second-factor.service.ts';

const SecondFactorType = builder.objectRef<SecondFactor>('SecondFactor').implement({
  description: "What signing in by password asks for besides: a code of the viewer's authenticator app.",
  fields: (t) => ({
    isOn: t.exposeBoolean('isOn'),
    recoveryCodesLeft: t.exposeInt('recoveryCodesLeft', { description: `Of ${recoveryCodeCount}; each is good once.` }),
  }),
});

const TotpSetUpType = builder.objectRef<TotpSetUp>('TotpSetUp').implement({
  description: 'What an authenticator app is told. Good for an hour, until confirmTotp.',
  fields: (t) => ({
    secret: t.exposeString('secret', { description: 'To be typed; Base32.' }),
    uri: t.exposeString('uri', { description: 'To be shown as a QR code: otpauth://totp/...' }),
  }),
});

builder.queryField('secondFactor', (t) =>
  t.field({
    type: SecondFactorType,
    description: "The viewer's second factor.",
    authScopes: { signedIn: true },
    apiScope: 'NEVER',
    resolve: (_root, _args, context) => readSecondFactor(context),
  }),
);

const totpCode = z.string().max(20);
const passwordDescription = 'As it is, or encrypted under passwordKey; any text where the account has none.';

const SecondFactorProofInput = builder.inputType('SecondFactorProofInput', {
  description: 'Password and second factor of the viewer.',
  fields: (t) => ({
    currentPassword: t.string({ description: passwordDescription, validate: givenPassword }),
    code: t.string({ description: 'Of the app, or a recovery code.', validate: z.string().max(40) }),
  }),
});

builder.mutationFields((t) => ({
  startTotp: t.field({
    type: TotpSetUpType,
    description: "Makes a secret for the viewer's authenticator app; nothing is asked for until confirmTotp.",
    authScopes: { signedIn: true },
    apiScope: 'NEVER',
    errors: {
      types: [InvalidInput, WrongPassword, AccountChangesLocked, SignInAgain, PasswordUnreadable, SecondFactorOn],
    },
    args: { currentPassword: t.arg.string({ description: passwordDescription, validate: givenPassword }) },
    resolve: (_root, { currentPassword }, context) => startTotp(context, currentPassword),
  }),
  confirmTotp: t.stringList({
    description:
      'Turns the second factor on by a first code of the app. ' +
      `Answers ${recoveryCodeCount} recovery codes, shown only here.`,
    authScopes: { signedIn: true },
    apiScope: 'NEVER',
    errors: { types: [InvalidInput, SecondFactorOff, WrongSecondFactor] },
    args: { code: t.arg.string({ validate: totpCode }) },
    resolve: (_root, { code }, context) => confirmTotp(context, code),
  }),
  renewRecoveryCodes: t.stringList({
    description: 'Answers other recovery codes, shown only here; those before are worth nothing.',
    authScopes: { signedIn: true },
    apiScope: 'NEVER',
    errors: {
      types: [
        InvalidInput,
        WrongPassword,
        AccountChangesLocked,
        SignInAgain,
        PasswordUnreadable,
        SecondFactorOff,
        WrongSecondFactor,
      ],
    },
    args: { input: t.arg({ type: SecondFactorProofInput }) },
    resolve: (_root, { input }, context) => renewRecoveryCodes(context, input),
  }),
  turnOffTotp: t.field({
    type: SecondFactorType,
    description: 'Turns the second factor off, and tells the owner by a message and by mail.',
    authScopes: { signedIn: true },
    apiScope: 'NEVER',
    errors: {
      types: [
        InvalidInput,
        WrongPassword,
        AccountChangesLocked,
        SignInAgain,
        PasswordUnreadable,
        SecondFactorOff,
        WrongSecondFactor,
      ],
    },
    args: { input: t.arg({ type: SecondFactorProofInput }) },
    resolve: async (_root, { input }, context) => {
      await turnOffTotp(context, input);
      return readSecondFactor(context);
    },
  }),
  removeSecondFactor: t.prismaField({
    type: 'User',
    description:
      'Takes away the second factor of another user who lost it, ' +
      'and tells its owner by a message and by mail who did so. Of staff: for super admins.',
    authScopes: { support: true },
    apiScope: 'NEVER',
    errors: { types: [UserNotFound, AccountOfStaff, OwnSecondFactor, SecondFactorNotSet] },
    args: { userId: t.arg.id() },
    resolve: async (query, _root, { userId }, context) => {
      await removeSecondFactor(context, userId);
      return context.db.user.findUniqueOrThrow({ ...rowQuery(query), where: { id: userId } });
    },
  }),
}));
