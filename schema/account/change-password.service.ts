import type { Context } from '../context.ts';
import { queueMail } from '../mail/mail.service.ts';
import { PasswordUnchanged } from './own-account.error.ts';
import { checkOwnPassword } from './secret-lock.service.ts';
import { endSessions } from './session.service.ts';
import { userIdOf } from './viewer-user.ts';

/** What a change of the password is made from; its shape has been checked. */
export interface PasswordChange {
  readonly currentPassword: string;
  readonly newPassword: string;
}

/**
 * Changes the viewer's password, signs out all other devices, and tells the owner by mail.
 * @throws WrongPassword, AccountChangesLocked, PasswordUnchanged
 */
export async function changePassword(context: Context, { currentPassword, newPassword }: PasswordChange): Promise<void> {
  const { db, viewer, locale } = context;
  const userId = userIdOf(viewer);
  await checkOwnPassword(context, currentPassword);
  if (newPassword === currentPassword) throw new PasswordUnchanged();
  const passwordHash = await context.passwords.hash(newPassword);
  await db.$transaction(async (tx) => {
    const { username, email } = await tx.user.update({ where: { id: userId }, data: { passwordHash }, select: { username: true, email: true } });
    await endSessions(tx, userId, { sessionId: viewer.kind === 'user' ? viewer.sessionId : null });
    if (email !== null) await queueMail(tx, { to: email, locale, letter: { kind: 'accountChanged', username, change: 'password' } });
  });
}
