import type { Context } from '../../core/context.ts';
import { isUniqueViolation } from '../../core/unique-violation.ts';
import { userIdOf } from '../../core/viewer-user.ts';
import { NoCodeNeeded } from '../email-code/email-code.error.ts';
import { proveEmailCode, sendEmailCode, type SentCode } from '../email-code/email-code.service.ts';
import { queueMail } from '../mail/mail.service.ts';
import { openPassword } from '../password/open-password.service.ts';
import { isRegisterCodeRequired } from '../register/register.service.ts';
import { EmailTaken } from '../user/account.error.ts';
import { emailKey } from '../user/credentials.ts';
import { EmailUnchanged } from '../user/own-account.error.ts';
import { ration } from '../user/ration.ts';
import { checkOwnPassword } from './secret-lock.service.ts';
import { tellOwner } from './tell-owner.service.ts';

/** What a change of the e-mail address is made from; the password may be encrypted. */
export interface EmailChange {
  readonly currentPassword: string;
  readonly newEmail: string;
  /** That was mailed to the new address; not looked at where the site asks for none. */
  readonly code: string;
}

/**
 * Mails a code to the address that is to become the viewer's.
 *
 * @throws NoCodeNeeded, EmailUnchanged, EmailTaken, SentTooRecently, TooManyRequests
 */
export async function sendChangeEmailCode(context: Context, email: string): Promise<SentCode> {
  const { locale } = context;
  const subject = emailKey(email);
  ration(context, 'mail');
  if (!(await isRegisterCodeRequired(context))) throw new NoCodeNeeded();
  const { username } = await ownerOfNew(context, subject);
  ration(context, 'mailbox', subject);
  return sendEmailCode(context, { purpose: 'CHANGE_EMAIL', subject }, (transaction, { code, minutes }) =>
    queueMail(transaction, { to: email, locale, letter: { kind: 'changeEmailCode', username, code, minutes } }),
  );
}

/**
 * Changes the viewer's e-mail address, and tells the old one.
 *
 * @throws WrongPassword, AccountChangesLocked, SignInAgain, EmailUnchanged, EmailTaken, WrongEmailCode,
 *   PasswordUnreadable
 */
export async function changeEmail(context: Context, { currentPassword, newEmail, code }: EmailChange): Promise<void> {
  const { db, viewer } = context;
  const userId = userIdOf(viewer);
  const subject = emailKey(newEmail);
  const { email: oldEmail } = await ownerOfNew(context, subject);
  const counted = await checkOwnPassword(context, await openPassword(context, currentPassword));
  const proven = (await isRegisterCodeRequired(context))
    ? await proveEmailCode(context, { purpose: 'CHANGE_EMAIL', subject }, code)
    : null;
  await counted.forgive();
  await db
    .$transaction(async (transaction) => {
      await proven?.useUp(transaction);
      await transaction.user.update({
        where: { id: userId },
        data: { email: newEmail, emailKey: subject },
        select: { id: true },
      });
      // A link that was mailed to the old address is no longer the owner's.
      await transaction.passwordReset.deleteMany({ where: { userId } });
      await tellOwner(context, transaction, { userId, change: 'email', address: oldEmail });
    })
    .catch((error: unknown) => {
      if (isUniqueViolation(error)) throw new EmailTaken();
      throw error;
    });
}

/** Whose address it is to become. @throws EmailUnchanged, EmailTaken */
async function ownerOfNew(
  { db, viewer }: Context,
  key: string,
): Promise<{ readonly username: string; readonly email: string | null }> {
  const { emailKey: ownKey, ...owner } = await db.user.findUniqueOrThrow({
    where: { id: userIdOf(viewer) },
    select: { username: true, email: true, emailKey: true },
  });
  if (ownKey === key) throw new EmailUnchanged();
  if ((await db.user.count({ where: { emailKey: key } })) > 0) throw new EmailTaken();
  return owner;
}
