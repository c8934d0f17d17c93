import type { Context } from '../../core/context.ts';
import { userIdOf } from '../../core/viewer-user.ts';
import { openNewPassword, openPassword } from '../password/open-password.service.ts';
import { endSessions } from '../session/session.service.ts';
import { PasswordUnchanged } from '../user/own-account.error.ts';
import { checkOwnPassword } from './secret-lock.service.ts';
import { tellOwner } from './tell-owner.service.ts';

/** What a change of the password is made from; both may be encrypted. */
export interface PasswordChange {
  readonly currentPassword: string;
  readonly newPassword: string;
  /** Takes the viewer's API tokens out of use as well. */
  readonly revokeApiTokens: boolean;
}

/**
 * Changes the viewer's password, signs out all other devices, and tells the owner.
 *
 * @throws WrongPassword, AccountChangesLocked, SignInAgain, PasswordUnchanged, InvalidInput, PasswordUnreadable
 */
export async function changePassword(context: Context, change: PasswordChange): Promise<void> {
  const { db, viewer } = context;
  const userId = userIdOf(viewer);
  const currentPassword = await openPassword(context, change.currentPassword);
  const newPassword = await openNewPassword(context, change.newPassword, 'newPassword');
  const counted = await checkOwnPassword(context, currentPassword);
  await counted.forgive();
  if (newPassword === currentPassword) throw new PasswordUnchanged();
  const passwordHash = await context.passwords.hash(newPassword);
  await db.$transaction(async (tx) => {
    await tx.user.update({ where: { id: userId }, data: { passwordHash }, select: { id: true } });
    // A link that was mailed for the old password would undo this.
    await tx.passwordReset.deleteMany({ where: { userId } });
    // So would a ticket that was given for it.
    await tx.signInTicket.deleteMany({ where: { userId } });
    await endSessions(tx, userId, { sessionId: viewer.kind === 'user' ? viewer.sessionId : null });
    if (change.revokeApiTokens) await tx.apiToken.deleteMany({ where: { userId } });
    await tellOwner(context, tx, { userId, change: 'password' });
  });
}
