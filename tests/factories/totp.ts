import { hashOfRecoveryCode, newRecoveryCodes } from '@verdict/schema/account/second-factor/recovery-code.ts';
import { totpPurpose } from '@verdict/schema/account/second-factor/totp.service.ts';
import { newTotpSecret, totpCodeAt } from '@verdict/schema/account/second-factor/totp.ts';
import type { Services } from '@verdict/schema/core/context.ts';

/** An authenticator app of a test. */
export interface TestApp {
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
  /** The code it shows, so many steps of 30 s from now. */
  code(stepsAhead?: number): string;
}

/** Turns a user's second factor on. */
export async function buildTotp({ db, secrets }: Pick<Services, 'db' | 'secrets'>, userId: string): Promise<TestApp> {
  const secret = newTotpSecret();
  const recoveryCodes = newRecoveryCodes();
  const now = new Date();
  await db.totpFactor.create({
    data: { userId, sealedSecret: secrets.seal(totpPurpose, secret), createdAt: now, confirmedAt: now },
  });
  await db.recoveryCode.createMany({
    data: recoveryCodes.map((code) => ({ userId, codeHash: hashOfRecoveryCode(code) })),
  });
  return {
    secret,
    recoveryCodes,
    code: (stepsAhead = 0) => totpCodeAt(secret, new Date(Date.now() + stepsAhead * 30_000)),
  };
}
