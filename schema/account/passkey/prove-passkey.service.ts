import { verifyAuthenticationResponse } from '@simplewebauthn/server';
import type { Context } from '../../core/context.ts';
import { useUpChallenge, type ChallengeFor } from './passkey-challenge.service.ts';
import { parseAuthentication } from './passkey-response.ts';
import { readRelyingParty } from './relying-party.service.ts';

/**
 * Looks at a browser's answer to a question of ours, which is used up: signature, user verification, origin, domain and
 * counter.
 *
 * @param json of `navigator.credentials.get`.
 * @returns whose passkey signed it; null when it is not right, or not of the user who was asked.
 */
export async function provePasskey(context: Context, json: string, asked: ChallengeFor): Promise<string | null> {
  const { db, now, log } = context;
  const response = parseAuthentication(json);
  if (response === null) return null;
  const passkey = await db.passkey.findUnique({
    where: { credentialId: response.id },
    select: { id: true, userId: true, credentialId: true, publicKey: true, counter: true },
  });
  if (passkey === null || (asked.userId !== null && asked.userId !== passkey.userId)) return null;
  const { id: expectedRPID, origin: expectedOrigin } = await readRelyingParty(context);
  const verified = await verifyAuthenticationResponse({
    response,
    expectedChallenge: (challenge) => useUpChallenge(context, challenge, asked),
    expectedOrigin,
    expectedRPID,
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(passkey.publicKey),
      counter: Number(passkey.counter),
    },
    requireUserVerification: true,
  }).catch((error: unknown) => {
    // The library throws for whatever is wrong with an answer.
    log.info({ err: error, passkey: passkey.id }, 'a passkey was refused');
    return null;
  });
  if (verified?.verified !== true) return null;
  const data = {
    counter: verified.authenticationInfo.newCounter,
    lastUsedAt: now,
    isSynced: verified.authenticationInfo.credentialBackedUp,
  };
  // Of two answers with the same counter one is a copy's.
  const { count } = await db.passkey.updateMany({ where: { id: passkey.id, counter: passkey.counter }, data });
  return count > 0 ? passkey.userId : null;
}
