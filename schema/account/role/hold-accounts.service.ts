import type { User } from '@verdict/prisma/generated/client/client.ts';
import type { Context, Transaction } from '../../core/context.ts';
import { unauthorized } from '../../core/refusals.ts';
import { userIdOf } from '../../core/viewer-user.ts';
import { UserNotFound } from '../user/account.error.ts';

/** An account that a super admin changes, held until the end of the transaction. */
export type HeldAccount = Pick<User, keyof typeof heldColumns>;

const heldColumns = {
  id: true,
  username: true,
  usernameKey: true,
  email: true,
  emailKey: true,
  realName: true,
  nickname: true,
  school: true,
  studentId: true,
  gender: true,
  titleName: true,
  titleColor: true,
  role: true,
  isDisabled: true,
  disabledReason: true,
  disabledUntil: true,
} as const;

/**
 * Holds accounts that the viewer changes as a super admin, and all super admins. They are held in one order: of two who
 * take the role from each other at the same moment the second is refused. Nobody changes their own role or disables
 * themselves, so there is always a super admin left.
 *
 * @throws UserNotFound, and GraphQLError FORBIDDEN
 */
export async function holdAccounts(
  context: Pick<Context, 'viewer' | 'locale'>,
  tx: Transaction,
  userIds: readonly string[],
): Promise<HeldAccount[]> {
  const ids = [...new Set(userIds)];
  await tx.$queryRaw`
    SELECT id FROM "user" WHERE role = 'ROOT' OR id = ANY(${ids}::bpchar[]) ORDER BY id FOR UPDATE`;
  const asker = await tx.user.findUniqueOrThrow({
    where: { id: userIdOf(context.viewer) },
    select: { role: true, isDisabled: true },
  });
  if (asker.role !== 'ROOT' || asker.isDisabled) throw unauthorized(context);
  const held = await tx.user.findMany({
    where: { id: { in: ids }, deletedAt: null },
    orderBy: { usernameKey: 'asc' },
    select: heldColumns,
  });
  if (held.length < ids.length) throw new UserNotFound();
  return held;
}
