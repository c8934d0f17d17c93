import type { Context } from '../../core/context.ts';
import { passkeyRequest } from '../passkey/passkey-challenge.service.ts';
import { PasskeyRefused } from '../passkey/passkey.error.ts';
import { provePasskey } from '../passkey/prove-passkey.service.ts';
import type { OpenedSession } from '../session/session.service.ts';
import { ration } from '../user/ration.ts';
import { completeSignIn } from './complete-sign-in.service.ts';

/** What a browser needs to sign in by any passkey of the site. @throws TooManyRequests */
export function startPasskeySignIn(context: Context): Promise<string> {
  ration(context, 'challenge');
  return passkeyRequest(context);
}

/**
 * Signs in whoever a passkey belongs to. It is two factors in one: the device, and what unlocks it.
 *
 * @param response JSON of `navigator.credentials.get`. @throws PasskeyRefused, AccountDisabled, TooManyRequests
 */
export async function signInWithPasskey(context: Context, response: string): Promise<OpenedSession> {
  ration(context, 'signIn');
  const id = await provePasskey(context, response, { purpose: 'SIGN_IN', userId: null });
  if (id === null) throw new PasskeyRefused();
  const user = await context.db.user.findUniqueOrThrow({
    where: { id },
    select: { id: true, username: true, role: true, isDisabled: true },
  });
  return completeSignIn(context, user, { isStrong: true });
}
