import { addressKey } from '../../core/client-address.ts';
import type { Context } from '../../core/context.ts';
import { askSecondFactor } from '../second-factor/sign-in-ticket.service.ts';
import { disabledError } from '../session/end-access.service.ts';
import { openSession, type OpenedSession, type SessionUser } from '../session/session.service.ts';
import { usernameKey } from '../user/credentials.ts';

/** Who has shown to be the owner of an account. */
export interface KnownUser extends SessionUser {
  readonly isDisabled: boolean;
}

/** How somebody has shown it. */
export interface Proof {
  /** By more than a password: a second factor, a passkey or another provider. */
  readonly isStrong: boolean;
}

/**
 * The one way into an account, whatever it was opened with: ends the counting of failures and opens a session.
 *
 * @throws AccountDisabled, SecondFactorNeeded
 */
export async function completeSignIn(context: Context, user: KnownUser, { isStrong }: Proof): Promise<OpenedSession> {
  if (user.isDisabled) throw await disabledError(context.db, user.id);
  if (!isStrong) await askSecondFactor(context, user.id);
  const session = await context.db.$transaction(async (transaction) => {
    await transaction.signInFailure.deleteMany({
      where: { usernameKey: usernameKey(user.username), address: addressKey(context.address) },
    });
    return openSession(context, transaction, user);
  });
  context.session.issued(session.token, session.expiresAt);
  return session;
}
