import type { Context } from '../../core/context.ts';
import { holdAccounts } from '../role/hold-accounts.service.ts';
import { mailResetLink } from '../sign-in/password-reset.service.ts';
import { UserNotFound } from '../user/account.error.ts';
import { noteAct } from './account-act.service.ts';
import { AccountWithoutEmail } from './user-admin.error.ts';

/**
 * Lets an account try to sign in again at once that wrong passwords have locked.
 *
 * @throws UserNotFound, AccountOfStaff
 */
export async function unlockUser(context: Context, userId: string): Promise<void> {
  await context.db.$transaction(async (tx) => {
    const [user] = await holdAccounts(context, tx, [userId], 'SUPPORT');
    if (user === undefined) throw new UserNotFound();
    const { count } = await tx.signInFailure.deleteMany({ where: { usernameKey: user.usernameKey } });
    await noteAct(context, tx, user, { action: 'user.unlock', change: null, after: { failures: count } });
  });
}

/**
 * Mails the owner of an account a link to set a new password: whoever helps never learns one.
 *
 * @throws UserNotFound, AccountOfStaff, AccountWithoutEmail, SentTooRecently
 */
export async function sendPasswordLink(context: Context, userId: string): Promise<void> {
  await context.db.$transaction(async (tx) => {
    const [user] = await holdAccounts(context, tx, [userId], 'SUPPORT');
    if (user === undefined) throw new UserNotFound();
    const { id, username, email } = user;
    if (email === null) throw new AccountWithoutEmail();
    await mailResetLink(context, tx, { id, username, email });
    await noteAct(context, tx, user, { action: 'user.sendPasswordLink', change: null });
  });
}
