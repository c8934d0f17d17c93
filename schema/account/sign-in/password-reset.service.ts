import { createHash, randomBytes } from 'node:crypto';
import type { Context, Transaction } from '../../core/context.ts';
import { requireCaptcha } from '../challenge/challenge.service.ts';
import { SentTooRecently } from '../email-code/email-code.error.ts';
import { queueMail } from '../mail/mail.service.ts';
import { tellOwner } from '../own-account/tell-owner.service.ts';
import { openNewPassword } from '../password/open-password.service.ts';
import { disabledError, endAccess } from '../session/end-access.service.ts';
import { EmailUnknown, ResetLinkInvalid } from '../user/account.error.ts';
import { emailKey, usernameKey } from '../user/credentials.ts';
import { ration } from '../user/ration.ts';

/** A link is good for this long. */
export const resetLifeMs = 30 * 60_000;
/** The next mail is sent no sooner (specification, section 9). */
export const resetWaitMs = 90_000;

/** Who wants a link, and the letters of a captcha. */
export interface ResetRequest {
  readonly email: string;
  readonly captcha: string;
  readonly captchaKey: string;
}

/**
 * Mails a link to set a new password. A disabled account gets one too: that it is disabled is for who can read its
 * mail.
 *
 * @returns when the next may be asked for. @throws WrongCaptcha, EmailUnknown, SentTooRecently, TooManyRequests
 */
export async function applyPasswordReset(
  context: Context,
  { email, captcha, captchaKey }: ResetRequest,
): Promise<{ readonly resendAt: Date }> {
  const { db } = context;
  ration(context, 'mail');
  await requireCaptcha(context, captchaKey, captcha);
  const user = await db.user.findUnique({
    where: { emailKey: emailKey(email) },
    select: { id: true, username: true, email: true },
  });
  if (!user?.email) throw new EmailUnknown();
  const recipient = { ...user, email: user.email };
  return db.$transaction((tx) => mailResetLink(context, tx, recipient));
}

/** Whose password is set by a link, and where that is mailed. */
interface ResetRecipient {
  readonly id: string;
  readonly username: string;
  readonly email: string;
}

/** Mails a link to set a new password. @returns when the next may be mailed. @throws SentTooRecently */
export async function mailResetLink(
  { now, locale }: Pick<Context, 'now' | 'locale'>,
  tx: Transaction,
  { id: userId, username, email: to }: ResetRecipient,
): Promise<{ readonly resendAt: Date }> {
  const code = randomBytes(32).toString('base64url');
  const data = { codeHash: hashOf(code), sentAt: now, expiresAt: new Date(now.getTime() + resetLifeMs) };
  const { count: replaced } = await tx.passwordReset.updateMany({
    where: { userId, sentAt: { lte: new Date(now.getTime() - resetWaitMs) } },
    data,
  });
  const { count: created } =
    replaced > 0
      ? { count: 0 }
      : await tx.passwordReset.createMany({ data: [{ userId, ...data }], skipDuplicates: true });
  if (replaced + created === 0) {
    const last = await tx.passwordReset.findUnique({ where: { userId }, select: { sentAt: true } });
    throw new SentTooRecently(new Date((last?.sentAt ?? now).getTime() + resetWaitMs));
  }
  const path = `/reset-password?${new URLSearchParams({ username, code }).toString()}`;
  await queueMail(tx, {
    to,
    locale,
    letter: { kind: 'resetPassword', username, path, minutes: resetLifeMs / 60_000 },
  });
  return { resendAt: new Date(now.getTime() + resetWaitMs) };
}

/** What the page behind the link sends; the password may be encrypted. */
export interface NewPassword {
  readonly username: string;
  readonly password: string;
  /** Of the link. */
  readonly code: string;
}

/**
 * Sets a new password by a mailed link, ends all sessions of the account, revokes its API tokens and tells its owner.
 *
 * @throws ResetLinkInvalid, AccountDisabled, InvalidInput, PasswordUnreadable, TooManyRequests
 */
export async function resetPassword(context: Context, input: NewPassword): Promise<void> {
  const { db, now, passwords } = context;
  ration(context, 'resetPassword');
  const password = await openNewPassword(context, input.password);
  const user = await db.user.findUnique({
    where: { usernameKey: usernameKey(input.username) },
    select: {
      id: true,
      usernameKey: true,
      isDisabled: true,
      passwordReset: { select: { codeHash: true, expiresAt: true } },
    },
  });
  const link = user?.passwordReset ?? null;
  const codeHash = hashOf(input.code);
  if (user === null || link === null || link.codeHash !== codeHash || link.expiresAt <= now)
    throw new ResetLinkInvalid();
  if (user.isDisabled) throw await disabledError(db, user.id);
  const passwordHash = await passwords.hash(password);
  await db.$transaction(async (transaction) => {
    const { count } = await transaction.passwordReset.deleteMany({ where: { userId: user.id, codeHash } });
    if (count === 0) throw new ResetLinkInvalid();
    await transaction.user.update({ where: { id: user.id }, data: { passwordHash }, select: { id: true } });
    await endAccess(context, transaction, [user]);
    await tellOwner(context, transaction, { userId: user.id, change: 'passwordReset' });
  });
}

/** The code is random enough to need no slow hash. */
function hashOf(code: string): string {
  return createHash('sha256').update(code).digest('hex');
}
