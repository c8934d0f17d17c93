import type { Context } from '../context.ts';
import { queueMail } from '../mail/mail.service.ts';
import { openNewPassword, openPassword } from '../password/open-password.service.ts';
import { PasswordUnchanged } from './own-account.error.ts';
import { checkOwnPassword } from './secret-lock.service.ts';
import { endSessions } from './session.service.ts';
import { userIdOf } from './viewer-user.ts';

/** What a change of the password is made from; both may be encrypted. */
export interface PasswordChange {
  readonly currentPassword: string;
  readonly newPassword: string;
}

/**
 * Changes the viewer's password, signs out all other devices, and tells the owner by mail.
 * @throws WrongPassword, AccountChangesLocked, SignInAgain, PasswordUnchanged, InvalidInput, PasswordUnreadable
 */
export async function changePassword(context: Context, change: PasswordChange): Promise<void> {
  const { db, viewer, locale } = context;
  const userId = userIdOf(viewer);
  const currentPassword = await openPassword(context, change.currentPassword);
  const newPassword = await openNewPassword(context, change.newPassword, 'newPassword');
  const counted = await checkOwnPassword(context, currentPassword);
  await counted.forgive();
  if (newPassword === currentPassword) throw new PasswordUnchanged();
  const passwordHash = await context.passwords.hash(newPassword);
  await db.$transaction(async (tx) => {
    const { username, email } = await tx.user.update({ where: { id: userId }, data: { passwordHash }, select: { username: true, email: true } });
    // A link that was mailed for the old password would undo this.
    await tx.passwordReset.deleteMany({ where: { userId } });
    // So would a ticket that was given for it.
    await tx.signInTicket.deleteMany({ where: { userId } });
    await endSessions(tx, userId, { sessionId: viewer.kind === 'user' ? viewer.sessionId : null });
    if (email !== null) await queueMail(tx, { to: email, locale, letter: { kind: 'accountChanged', username, change: 'password' } });
  });
}
