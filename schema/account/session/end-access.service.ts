import type { User } from '@verdict/prisma/generated/client/client.ts';
import type { Context, Services, Transaction } from '../../core/context.ts';
import { AccountDisabled } from '../user/account.error.ts';

/**
 * Ends all that lets somebody into accounts beside their passwords: sessions, steps of a sign-in, mailed links and API
 * tokens. Open pages learn it at once.
 */
export async function endAccess(
  { pubsub }: Pick<Services, 'pubsub'>,
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
  await pubsub.publishAll(
    'session',
    users.map(({ id }) => ({ userId: id })),
    tx,
  );
}

/** The refusal of a disabled account, for somebody who has shown to be its owner. */
export async function disabledError(db: Context['db'], userId: string): Promise<InstanceType<typeof AccountDisabled>> {
  const { disabledReason, disabledUntil } = await db.user.findUniqueOrThrow({
    where: { id: userId },
    select: { disabledReason: true, disabledUntil: true },
  });
  return new AccountDisabled({ reason: disabledReason, until: disabledUntil });
}

/** Why and until when an account is disabled. */
export type DisabledAccount = Pick<User, 'disabledReason' | 'disabledUntil'>;

/**
 * The disabled account of a session that has ended; null: it is not disabled. The token proves that its holder was
 * signed in within a day, so they learn what signing in would tell them.
 */
export async function disabledAccountOf(
  { db, tokens, now }: Pick<Context, 'db' | 'tokens' | 'now'>,
  token: string,
): Promise<DisabledAccount | null> {
  const claims = await tokens.verify(token, now);
  if (claims === null) return null;
  return db.user.findFirst({
    where: { id: claims.userId, isDisabled: true, deletedAt: null },
    select: { disabledReason: true, disabledUntil: true },
  });
}
