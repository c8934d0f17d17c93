import type { Context, Services, Transaction } from '../../core/context.ts';
import { signInLockMs } from '../session/sign-in-lock.ts';
import { hashOfRecoveryCode } from './recovery-code.ts';
import { SecondFactorLocked } from './second-factor.error.ts';
import { stepOfCode } from './totp.ts';

/** What secrets of apps are sealed for. */
export const totpPurpose = 'totp secret';
/** As many wrong codes at sign-in, from all addresses, stop codes of the app for half an hour. */
export const maxTotpFailures = 20;

/** A code of the app that was right, to be used up with what it is given for. */
export interface ProvenStep {
  /** @returns false when somebody else used a code of the same step first. */
  useUp(tx: Transaction): Promise<boolean>;
}

/** Looks at a code. @returns null when it is not one of now, or its step was used. */
export async function proveTotp(
  { db, secrets, now }: Pick<Context, 'db' | 'secrets' | 'now'>,
  userId: string,
  code: string,
): Promise<ProvenStep | null> {
  const factor = await db.totpFactor.findUnique({ where: { userId }, select: { sealedSecret: true, lastStep: true } });
  const secret = factor === null ? null : secrets.open(totpPurpose, factor.sealedSecret);
  const step = secret === null ? null : stepOfCode(secret, code, now);
  if (factor === null || step === null || step <= factor.lastStep) return null;
  return {
    async useUp(tx) {
      const { count } = await tx.totpFactor.updateMany({
        where: { userId, lastStep: { lt: step } },
        data: { lastStep: step, failures: 0, failingSince: null },
      });
      return count > 0;
    },
  };
}

/** Uses up a recovery code. @returns false when it is none of the user's. */
export async function useRecoveryCode(
  db: Services['db'] | Transaction,
  userId: string,
  code: string,
): Promise<boolean> {
  const { count } = await db.recoveryCode.deleteMany({ where: { userId, codeHash: hashOfRecoveryCode(code) } });
  return count > 0;
}

/**
 * Counts a code at sign-in as wrong before it is looked at, whatever address it comes from; a right one wipes the
 * count.
 *
 * @throws SecondFactorLocked
 */
export async function countTotpTry({ db, now }: Pick<Context, 'db' | 'now'>, userId: string): Promise<void> {
  const since = new Date(now.getTime() - signInLockMs);
  // In one statement each, so that tries at the same moment cannot be more than are allowed.
  const { count: begun } = await db.totpFactor.updateMany({
    where: { userId, OR: [{ failingSince: null }, { failingSince: { lte: since } }] },
    data: { failures: 1, failingSince: now },
  });
  if (begun > 0) return;
  const { count: counted } = await db.totpFactor.updateMany({
    where: { userId, failures: { lt: maxTotpFailures } },
    data: { failures: { increment: 1 } },
  });
  if (counted > 0) return;
  const factor = await db.totpFactor.findUnique({ where: { userId }, select: { failingSince: true } });
  throw new SecondFactorLocked(new Date((factor?.failingSince ?? now).getTime() + signInLockMs));
}
