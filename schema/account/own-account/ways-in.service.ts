import type { Context, Transaction } from '../../core/context.ts';
import { noPassword } from '../user/credentials.ts';
import { LastWayIn } from '../user/own-account.error.ts';

/**
 * Makes sure, after something was taken away, that a user still gets in: by the password, a passkey, or a provider that
 * is there. Holds the user's row, so that the last two ways are not taken away at the same moment.
 *
 * @throws LastWayIn
 */
export async function requireWayIn(
  { defaults }: Pick<Context, 'defaults'>,
  tx: Transaction,
  userId: string,
): Promise<void> {
  await tx.$queryRaw`SELECT id FROM "user" WHERE id = ${userId} FOR UPDATE`;
  const { passwordHash } = await tx.user.findUniqueOrThrow({ where: { id: userId }, select: { passwordHash: true } });
  if (passwordHash !== noPassword) return;
  const issuers = defaults.identityProviders.map(({ issuer }) => issuer);
  const passkeys = await tx.passkey.count({ where: { userId } });
  const identities = await tx.linkedIdentity.count({ where: { userId, issuer: { in: issuers } } });
  if (passkeys + identities === 0) throw new LastWayIn();
}
