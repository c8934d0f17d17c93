import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server';
import type { Context } from '../../core/context.ts';
import { isUniqueViolation } from '../../core/unique-violation.ts';
import { userIdOf } from '../../core/viewer-user.ts';
import { checkOwnPassword } from '../own-account/secret-lock.service.ts';
import { tellOwner } from '../own-account/tell-owner.service.ts';
import { requireWayIn } from '../own-account/ways-in.service.ts';
import { openPassword } from '../password/open-password.service.ts';
import { challengeLifeMs, newChallenge, useUpChallenge } from './passkey-challenge.service.ts';
import { parseRegistration } from './passkey-response.ts';
import { PasskeyNotFound, PasskeyRefused, TooManyPasskeys } from './passkey.error.ts';
import { readRelyingParty } from './relying-party.service.ts';

/** Kinds of keys, as COSE numbers them: Ed25519, ES256, RS256. */
const supportedAlgorithmIDs = [-8, -7, -257];
/** As many passkeys as a user may have. */
export const maxPasskeys = 20;

/**
 * What a browser needs to make a passkey for the viewer: JSON for `navigator.credentials.create`.
 *
 * @throws WrongPassword, AccountChangesLocked, SignInAgain, PasswordUnreadable, TooManyPasskeys
 */
export async function startPasskey(context: Context, currentPassword: string): Promise<string> {
  const { db, viewer } = context;
  const userId = userIdOf(viewer);
  const counted = await checkOwnPassword(context, await openPassword(context, currentPassword));
  await counted.forgive();
  const { username, nickname, passkeys } = await db.user.findUniqueOrThrow({
    where: { id: userId },
    select: { username: true, nickname: true, passkeys: { select: { credentialId: true, transports: true } } },
  });
  if (passkeys.length >= maxPasskeys) throw new TooManyPasskeys(maxPasskeys);
  const { name: rpName, id: rpID } = await readRelyingParty(context);
  const options = await generateRegistrationOptions({
    rpName,
    rpID,
    userName: username,
    userDisplayName: nickname ?? username,
    userID: new Uint8Array(Buffer.from(userId, 'hex')),
    challenge: await newChallenge(context, { purpose: 'REGISTER', userId }),
    attestationType: 'none',
    excludeCredentials: passkeys.map(({ credentialId: id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs,
    timeout: challengeLifeMs,
  });
  return JSON.stringify(options);
}

/** A passkey that a browser has just made. */
export interface NewPasskey {
  readonly name: string;
  /** JSON of `navigator.credentials.create`. */
  readonly response: string;
}

/** Adds a passkey of the viewer's and tells the owner. @returns its id. @throws PasskeyRefused, TooManyPasskeys */
export async function addPasskey(context: Context, { name, response: json }: NewPasskey): Promise<number> {
  const { db, viewer, now, log } = context;
  const userId = userIdOf(viewer);
  const { id: expectedRPID, origin: expectedOrigin } = await readRelyingParty(context);
  const response = parseRegistration(json);
  if (response === null) throw new PasskeyRefused();
  const { registrationInfo } = await verifyRegistrationResponse({
    response,
    expectedChallenge: (challenge) => useUpChallenge(context, challenge, { purpose: 'REGISTER', userId }),
    expectedOrigin,
    expectedRPID,
    supportedAlgorithmIDs,
    requireUserVerification: true,
  }).catch((error: unknown) => {
    log.info({ err: error }, 'a new passkey was refused');
    throw new PasskeyRefused();
  });
  if (registrationInfo === undefined) throw new PasskeyRefused();
  const { credential, credentialBackedUp: isSynced } = registrationInfo;
  const data = {
    userId,
    name,
    credentialId: credential.id,
    publicKey: credential.publicKey,
    counter: credential.counter,
    transports: credential.transports ?? [],
    isSynced,
    createdAt: now,
  };
  return db
    .$transaction(async (tx) => {
      // Held by its row, so that two requests at once do not both find room for the last one.
      await tx.$queryRaw`SELECT id FROM "user" WHERE id = ${userId} FOR UPDATE`;
      if ((await tx.passkey.count({ where: { userId } })) >= maxPasskeys) throw new TooManyPasskeys(maxPasskeys);
      const { id } = await tx.passkey.create({ data, select: { id: true } });
      await tellOwner(context, tx, { userId, change: 'passkeyAdded' });
      return id;
    })
    .catch((error: unknown) => {
      if (isUniqueViolation(error)) throw new PasskeyRefused();
      throw error;
    });
}

/** Gives a passkey of the viewer's another name. @throws PasskeyNotFound */
export async function renamePasskey({ db, viewer }: Context, id: number, name: string): Promise<void> {
  const { count } = await db.passkey.updateMany({ where: { id, userId: userIdOf(viewer) }, data: { name } });
  if (count === 0) throw new PasskeyNotFound();
}

/** Takes a passkey of the viewer's out of use, for good, and tells the owner. @throws PasskeyNotFound, LastWayIn */
export async function removePasskey(context: Context, id: number): Promise<void> {
  const userId = userIdOf(context.viewer);
  await context.db.$transaction(async (tx) => {
    const { count } = await tx.passkey.deleteMany({ where: { id, userId } });
    if (count === 0) throw new PasskeyNotFound();
    await requireWayIn(context, tx, userId);
    await tellOwner(context, tx, { userId, change: 'passkeyRemoved' });
  });
}
