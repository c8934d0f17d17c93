import { builder } from '../../core/builder.ts';

/** How a second factor can be given. */
export const SecondFactorMethodType = builder.enumType('SecondFactorMethod', {
  description: 'What a second factor may be given by. TOTP: a code of the authenticator app.',
  values: ['TOTP', 'RECOVERY_CODE', 'PASSKEY'] as const,
});
