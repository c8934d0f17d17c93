import { randomBytes } from 'node:crypto';
import { generateAuthenticationOptions } from '@simplewebauthn/server';
import type { PasskeyChallengePurpose } from '@verdict/prisma/generated/client/client.ts';
import type { Context } from '../../core/context.ts';
import { readRelyingParty } from './relying-party.service.ts';

/** A question to a passkey is good for this long. */
export const challengeLifeMs = 5 * 60_000;

/** What a question was asked for, and of whom; null: of whoever holds a passkey. */
export interface ChallengeFor {
  readonly purpose: PasskeyChallengePurpose;
  readonly userId: string | null;
}

/** Random bytes for a passkey to sign. */
export async function newChallenge(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { purpose, userId }: ChallengeFor,
): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = randomBytes(32);
  const data = {
    challenge: bytes.toString('base64url'),
    purpose,
    userId,
    expiresAt: new Date(now.getTime() + challengeLifeMs),
  };
  await db.passkeyChallenge.create({ data, select: { challenge: true } });
  return new Uint8Array(bytes);
}

/** Uses a question up. @returns false when it was not asked for this, was answered before or ran out. */
export async function useUpChallenge(
  { db, now }: Pick<Context, 'db' | 'now'>,
  challenge: string,
  { purpose, userId }: ChallengeFor,
): Promise<boolean> {
  const { count } = await db.passkeyChallenge.deleteMany({
    where: { challenge, purpose, userId, expiresAt: { gt: now } },
  });
  return count > 0;
}

/** What a browser needs to ask for any passkey of the site: JSON for `navigator.credentials.get`. */
export async function passkeyRequest(context: Pick<Context, 'db' | 'now' | 'secrets' | 'defaults'>): Promise<string> {
  const challenge = await newChallenge(context, { purpose: 'SIGN_IN', userId: null });
  return requestOf(context, challenge, []);
}

/** What a browser needs to ask for a passkey of one user beside a password. @returns null when the user has none. */
export async function passkeyRequestFor(
  context: Pick<Context, 'db' | 'now' | 'secrets' | 'defaults'>,
  userId: string,
): Promise<string | null> {
  const passkeys = await context.db.passkey.findMany({
    where: { userId },
    select: { credentialId: true, transports: true },
  });
  if (passkeys.length === 0) return null;
  const challenge = await newChallenge(context, { purpose: 'SECOND_FACTOR', userId });
  return requestOf(
    context,
    challenge,
    passkeys.map(({ credentialId: id, transports }) => ({ id, transports })),
  );
}

async function requestOf(
  context: Pick<Context, 'db' | 'secrets' | 'defaults'>,
  challenge: Uint8Array<ArrayBuffer>,
  allowCredentials: { id: string; transports: string[] }[],
): Promise<string> {
  const { id: rpID } = await readRelyingParty(context);
  return JSON.stringify(
    await generateAuthenticationOptions({
      rpID,
      challenge,
      allowCredentials,
      userVerification: 'required',
      timeout: challengeLifeMs,
    }),
  );
}
