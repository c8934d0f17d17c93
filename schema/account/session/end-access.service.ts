import type { Context, Transaction } from '../../core/context.ts';
import { AccountDisabled } from '../user/account.error.ts';

/**
 * Ends all that lets somebody into accounts beside their passwords: sessions, steps of a sign-in, mailed links and API
 * tokens.
 */
export async function endAccess(
  tx: Transaction,
  users: readonly { readonly id: string; readonly usernameKey: string }[],
): Promise<void> {
  const of = { userId: { in: users.map(({ id }) => id) } };
  await tx.signInFailure.deleteMany({ where: { usernameKey: { in: users.map(({ usernameKey }) => usernameKey) } } });
  // A ticket stands for the old password.
  await tx.signInTicket.deleteMany({ where: of });
  await tx.passwordReset.deleteMany({ where: of });
  await tx.session.deleteMany({ where: of });
  // Whoever took the account may have made themselves a token.
  await tx.apiToken.deleteMany({ where: of });
}

/** The refusal of a disabled account, for somebody who has shown to be its owner. */
export async function disabledError(db: Context['db'], userId: string): Promise<InstanceType<typeof AccountDisabled>> {
  const { disabledReason, disabledUntil } = await db.user.findUniqueOrThrow({
    where: { id: userId },
    select: { disabledReason: true, disabledUntil: true },
  });
  return new AccountDisabled({ reason: disabledReason, until: disabledUntil });
}
