import { audit } from '../../core/audit/audit.ts';
import type { Context, Services, Transaction } from '../../core/context.ts';
import { readSettings } from '../../core/settings/site.service.ts';
import { userIdOf } from '../../core/viewer-user.ts';
import { checkOwnPassword } from '../own-account/secret-lock.service.ts';
import { tellOwner } from '../own-account/tell-owner.service.ts';
import { openPassword } from '../password/open-password.service.ts';
import { holdAccounts } from '../role/hold-accounts.service.ts';
import { hashOfRecoveryCode, newRecoveryCodes } from './recovery-code.ts';
import {
  OwnSecondFactor,
  SecondFactorNotSet,
  SecondFactorOff,
  SecondFactorOn,
  WrongSecondFactor,
} from './second-factor.error.ts';
import { proveTotp, totpPurpose, useRecoveryCode } from './totp.service.ts';
import { newTotpSecret, totpUri } from './totp.ts';

/** A set-up that was not confirmed is good for this long. */
export const totpSetUpMs = 60 * 60_000;

/** What the app is told. */
export interface TotpSetUp {
  /** Base32, to be typed. */
  readonly secret: string;
  /** `otpauth://`, to be shown as a QR code. */
  readonly uri: string;
}

/** The viewer's second factor as the settings show it. */
export interface SecondFactor {
  readonly isOn: boolean;
  readonly recoveryCodesLeft: number;
}

/** Does a user's sign-in by password ask for a second factor? */
export async function hasSecondFactor(db: Services['db'] | Transaction, userId: string): Promise<boolean> {
  return (await db.totpFactor.count({ where: { userId, confirmedAt: { not: null } } })) > 0;
}

/** The viewer's second factor. */
export async function readSecondFactor({ db, viewer }: Context): Promise<SecondFactor> {
  const userId = userIdOf(viewer);
  const [isOn, recoveryCodesLeft] = await Promise.all([
    hasSecondFactor(db, userId),
    db.recoveryCode.count({ where: { userId } }),
  ]);
  return { isOn, recoveryCodesLeft };
}

/**
 * Makes a secret for the viewer's app; nothing is asked for until `confirmTotp`.
 *
 * @throws WrongPassword, AccountChangesLocked, SignInAgain, PasswordUnreadable, SecondFactorOn
 */
export async function startTotp(context: Context, currentPassword: string): Promise<TotpSetUp> {
  const { db, secrets, viewer, now } = context;
  const userId = userIdOf(viewer);
  const counted = await checkOwnPassword(context, await openPassword(context, currentPassword));
  await counted.forgive();
  const secret = newTotpSecret();
  const data = { sealedSecret: secrets.seal(totpPurpose, secret), createdAt: now, lastStep: 0 };
  const { count: replaced } = await db.totpFactor.updateMany({ where: { userId, confirmedAt: null }, data });
  const { count: created } =
    replaced > 0 ? { count: 0 } : await db.totpFactor.createMany({ data: [{ userId, ...data }], skipDuplicates: true });
  if (replaced + created === 0) throw new SecondFactorOn();
  const [{ username }, { name }] = await Promise.all([
    db.user.findUniqueOrThrow({ where: { id: userId }, select: { username: true } }),
    readSettings(db, ['name']),
  ]);
  return { secret, uri: totpUri(secret, { issuer: name, username }) };
}

/**
 * Turns the viewer's second factor on, once a code shows that the app has the secret.
 *
 * @returns recovery codes, to be shown once. @throws SecondFactorOff, WrongSecondFactor
 */
export async function confirmTotp(context: Context, code: string): Promise<string[]> {
  const { db, viewer, now } = context;
  const userId = userIdOf(viewer);
  const isOpen = { userId, confirmedAt: null, createdAt: { gt: new Date(now.getTime() - totpSetUpMs) } };
  if ((await db.totpFactor.count({ where: isOpen })) === 0) throw new SecondFactorOff();
  const proven = await proveTotp(context, userId, code);
  if (proven === null) throw new WrongSecondFactor();
  return db.$transaction(async (tx) => {
    if (!(await proven.useUp(tx))) throw new WrongSecondFactor();
    const { count } = await tx.totpFactor.updateMany({ where: isOpen, data: { confirmedAt: now } });
    if (count === 0) throw new SecondFactorOff();
    await tellOwner(context, tx, { userId, change: 'secondFactorOn' });
    return giveRecoveryCodes(tx, userId);
  });
}

/**
 * Password and code (of the app, or a recovery code) for changes of the second factor; the password may be encrypted.
 */
export interface SecondFactorProof {
  readonly currentPassword: string;
  readonly code: string;
}

/** Turns the viewer's second factor off and tells the owner. @throws as `withProof` */
export function turnOffTotp(context: Context, proof: SecondFactorProof): Promise<void> {
  return withProof(context, proof, async (tx, userId) => {
    await dropSecondFactor(tx, userId);
    await tellOwner(context, tx, { userId, change: 'secondFactorOff' });
  });
}

/**
 * Takes away the second factor of a user who lost it; the owner is told who did it. One's own is turned off with the
 * password and a code, so that a session that was left open does not do for it.
 *
 * @throws UserNotFound, AccountOfStaff, OwnSecondFactor, SecondFactorNotSet
 */
export async function removeSecondFactor(context: Context, userId: string): Promise<void> {
  const { db, viewer, log } = context;
  if (userIdOf(viewer) === userId) throw new OwnSecondFactor();
  const by = viewer.kind === 'user' ? viewer.username : '';
  await db.$transaction(async (tx) => {
    await holdAccounts(context, tx, [userId], 'SUPPORT');
    if ((await dropSecondFactor(tx, userId)) === 0) throw new SecondFactorNotSet();
    await tellOwner(context, tx, { userId, change: 'secondFactorRemoved', by });
    await audit(tx, {
      actorId: userIdOf(viewer),
      action: 'user.removeSecondFactor',
      target: { kind: 'USER', id: userId },
      groupId: null,
      at: context.now,
    });
  });
  log.warn({ userId, by }, 'the second factor of an account was removed');
}

/**
 * Ends what asks for a second step, with its recovery codes and the sign-ins that wait for it.
 *
 * @returns how many
 * factors were on.
 */
async function dropSecondFactor(tx: Transaction, userId: string): Promise<number> {
  const { count } = await tx.totpFactor.deleteMany({ where: { userId, confirmedAt: { not: null } } });
  await tx.recoveryCode.deleteMany({ where: { userId } });
  await tx.signInTicket.deleteMany({ where: { userId } });
  return count;
}

/** Gives the viewer other recovery codes; those before are worth nothing. @throws as `withProof` */
export function renewRecoveryCodes(context: Context, proof: SecondFactorProof): Promise<string[]> {
  return withProof(context, proof, giveRecoveryCodes);
}

/** @throws WrongPassword, AccountChangesLocked, SignInAgain, PasswordUnreadable, SecondFactorOff, WrongSecondFactor */
async function withProof<T>(
  context: Context,
  { currentPassword, code }: SecondFactorProof,
  change: (tx: Transaction, userId: string) => Promise<T>,
): Promise<T> {
  const { db, viewer } = context;
  const userId = userIdOf(viewer);
  if (!(await hasSecondFactor(db, userId))) throw new SecondFactorOff();
  // Stays counted until the code is right too.
  const counted = await checkOwnPassword(context, await openPassword(context, currentPassword));
  const proven = await proveTotp(context, userId, code);
  const changed = await db.$transaction(async (tx) => {
    const isRight = proven === null ? await useRecoveryCode(tx, userId, code) : await proven.useUp(tx);
    if (!isRight) throw new WrongSecondFactor();
    return change(tx, userId);
  });
  await counted.forgive();
  return changed;
}

async function giveRecoveryCodes(tx: Transaction, userId: string): Promise<string[]> {
  const codes = newRecoveryCodes();
  await tx.recoveryCode.deleteMany({ where: { userId } });
  await tx.recoveryCode.createMany({ data: codes.map((code) => ({ userId, codeHash: hashOfRecoveryCode(code) })) });
  return codes;
}
