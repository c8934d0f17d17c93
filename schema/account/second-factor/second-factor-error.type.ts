import { builder, errorType } from '../../core/builder.ts';
import {
  OwnSecondFactor,
  SecondFactorLocked,
  SecondFactorNeeded,
  SecondFactorNotSet,
  SecondFactorOff,
  SecondFactorOn,
  SignInTicketInvalid,
  WrongSecondFactor,
} from './second-factor.error.ts';

const SecondFactorMethodType = builder.enumType('SecondFactorMethod', {
  description: 'What a second factor may be given by. TOTP: a code of the authenticator app.',
  values: ['TOTP', 'RECOVERY_CODE', 'PASSKEY'] as const,
});

errorType(SecondFactorNeeded, {
  description: 'The password is right, and the account asks for a second factor: signInWithSecondFactor.',
  fields: (t) => ({
    ticket: t.exposeString('ticket', { description: 'Stands for the password, for five minutes and five tries.' }),
    methods: t.field({ type: [SecondFactorMethodType], resolve: ({ methods }) => [...methods] }),
    passkeyOptions: t.exposeString('passkeyOptions', {
      nullable: true,
      description: 'For navigator.credentials.get, as JSON; null when the account has no passkey.',
    }),
  }),
});
errorType(SignInTicketInvalid, { description: 'The ticket was used, tried too often or ran out: sign in anew.' });
errorType(WrongSecondFactor, {
  description: 'Not a code of now, one that was used before, no recovery code of the account, or not its passkey.',
});
errorType(SecondFactorLocked, {
  description:
    'Twenty wrong codes for one account within half an hour: only recovery codes and passkeys are looked at.',
  fields: (t) => ({
    retryAt: t.expose('retryAt', { type: 'DateTime', description: 'When the next code is looked at.' }),
  }),
});
errorType(SecondFactorOn, { description: 'The second factor is on already.' });
errorType(SecondFactorOff, { description: 'There is no second factor, or no set-up that could be confirmed.' });
errorType(SecondFactorNotSet, { description: 'The user has no second factor.' });
errorType(OwnSecondFactor, {
  description: "One's own second factor is turned off by turnOffTotp, with the password and a code.",
});
