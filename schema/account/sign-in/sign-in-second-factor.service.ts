import type { Context } from '../../core/context.ts';
import { provePasskey } from '../passkey/prove-passkey.service.ts';
import { SignInTicketInvalid, WrongSecondFactor } from '../second-factor/second-factor.error.ts';
import { takeTicketTry, useUpTicket } from '../second-factor/sign-in-ticket.service.ts';
import { countTotpTry, proveTotp, useRecoveryCode } from '../second-factor/totp.service.ts';
import type { OpenedSession } from '../session/session.service.ts';
import { countFailure, failuresSoFar } from '../session/sign-in-failures.service.ts';
import { ration } from '../user/ration.ts';
import { completeSignIn } from './complete-sign-in.service.ts';
import { attemptOf } from './sign-in.service.ts';

/** The second step of a sign-in; one of the three is given. */
export interface SecondFactorInput {
  /** Of SecondFactorNeeded. */
  readonly ticket: string;
  readonly code?: string | null | undefined;
  readonly recoveryCode?: string | null | undefined;
  /** JSON of the browser's answer to `passkeyOptions`. */
  readonly passkeyResponse?: string | null | undefined;
}

/**
 * Ends a sign-in that asked for a second factor. What is wrong counts like a wrong password, and besides for the
 * account.
 *
 * @throws SignInTicketInvalid, WrongSecondFactor, SecondFactorLocked, TooManyFailures, TooManyRequests, AccountDisabled
 */
export async function signInWithSecondFactor(context: Context, input: SecondFactorInput): Promise<OpenedSession> {
  const { db } = context;
  ration(context, 'signIn');
  const userId = await takeTicketTry(context, input.ticket);
  const user = await db.user.findUniqueOrThrow({
    where: { id: userId },
    select: { id: true, username: true, role: true, isDisabled: true },
  });
  const attempt = attemptOf(context, user.username);
  await failuresSoFar(context, attempt);
  if (!(await isRight(context, userId, input))) {
    await countFailure(context, attempt);
    throw new WrongSecondFactor();
  }
  if (!(await useUpTicket(context, input.ticket))) throw new SignInTicketInvalid();
  return completeSignIn(context, user, { isStrong: true });
}

async function isRight(
  context: Context,
  userId: string,
  { code, recoveryCode, passkeyResponse }: SecondFactorInput,
): Promise<boolean> {
  if (passkeyResponse)
    return (await provePasskey(context, passkeyResponse, { purpose: 'SECOND_FACTOR', userId })) !== null;
  if (recoveryCode) return useRecoveryCode(context.db, userId, recoveryCode);
  if (!code) return false;
  await countTotpTry(context, userId);
  const proven = await proveTotp(context, userId, code);
  return proven !== null && context.db.$transaction((tx) => proven.useUp(tx));
}
