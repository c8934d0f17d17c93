import type { User } from '@verdict/prisma/generated/client/client.ts';
import type { Context, Transaction } from '../../core/context.ts';
import { unauthorized } from '../../core/refusals.ts';
import { opens } from '../../core/site-act.rule.ts';
import { userIdOf } from '../../core/viewer-user.ts';
import { UserNotFound } from '../user/account.error.ts';
import { AccountOfStaff } from './role.error.ts';
import { isStaff } from './staff.rule.ts';

/** An account that somebody changes by right, held until the end of the transaction. */
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
  siteRights: true,
  isDisabled: true,
  disabledReason: true,
  disabledUntil: true,
} as const;

/** What the viewer does with the accounts: all that super admins do, or what SUPPORT does for those of no staff. */
type AccountAct = 'ADMINISTER' | 'SUPPORT';

/**
 * Holds accounts that the viewer changes, and all super admins. They are held in one order: of two who take the role
 * from each other at the same moment the second is refused. Nobody changes their own role or disables themselves, so
 * there is always a super admin left.
 *
 * @throws UserNotFound, AccountOfStaff of others than super admins, and GraphQLError FORBIDDEN
 */
export async function holdAccounts(
  context: Pick<Context, 'viewer' | 'locale'>,
  tx: Transaction,
  userIds: readonly string[],
  act: AccountAct = 'ADMINISTER',
): Promise<HeldAccount[]> {
  const ids = [...new Set(userIds)];
  const askerId = userIdOf(context.viewer);
  await tx.$queryRaw`
    SELECT id FROM "user" WHERE role = 'ROOT' OR id = ANY(${[...ids, askerId]}::bpchar[]) ORDER BY id FOR UPDATE`;
  const asker = await tx.user.findUniqueOrThrow({
    where: { id: askerId },
    select: { role: true, siteRights: true, isDisabled: true },
  });
  const isSuper = asker.role === 'ROOT';
  if (asker.isDisabled || !(isSuper || (act === 'SUPPORT' && opens(asker, 'SUPPORT')))) throw unauthorized(context);
  const held = await tx.user.findMany({
    where: { id: { in: ids }, deletedAt: null },
    orderBy: { usernameKey: 'asc' },
    select: heldColumns,
  });
  if (held.length < ids.length) throw new UserNotFound();
  if (!isSuper && held.some(isStaff)) throw new AccountOfStaff();
  return held;
}
