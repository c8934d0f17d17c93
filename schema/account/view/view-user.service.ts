import type { Context } from '../../core/context.ts';
import { checkOwnPassword } from '../own-account/secret-lock.service.ts';
import { openPassword } from '../password/open-password.service.ts';
import { holdAccounts } from '../role/hold-accounts.service.ts';
import { noteAct } from '../user-admin/account-act.service.ts';
import { UserNotFound } from '../user/account.error.ts';
import { AccountNotViewable } from './view.error.ts';
import { openView, type StartedView } from './view.service.ts';

/** Who is viewed as, and why. */
interface UserView {
  readonly userId: string;
  readonly reason: string;
  /** Of the viewer; may be encrypted. */
  readonly currentPassword: string;
}

/**
 * Begins to show the site to a super admin as another account sees it. The account is told at once.
 *
 * @throws UserNotFound, AccountNotViewable, WrongPassword, AccountChangesLocked, SignInAgain, PasswordUnreadable
 */
export async function startUserView(
  context: Context,
  { userId, reason, currentPassword }: UserView,
): Promise<StartedView> {
  const counted = await checkOwnPassword(context, await openPassword(context, currentPassword));
  await counted.forgive();
  return context.db.$transaction(async (tx) => {
    const [user] = await holdAccounts(context, tx, [userId]);
    if (user === undefined) throw new UserNotFound();
    // The viewer is a super admin too.
    if (user.role === 'ROOT' || user.isDisabled) throw new AccountNotViewable();
    const view = await openView(context, tx, { kind: 'USER', userId });
    await noteAct(context, tx, user, {
      action: 'user.view',
      change: 'viewed',
      // A message alone: nothing has changed.
      address: null,
      after: { until: view.endsAt.toISOString() },
      reason,
    });
    return view;
  });
}
