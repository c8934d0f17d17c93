import type { Context, Transaction } from '../../core/context.ts';
import { emailKey, usernameKey } from '../user/credentials.ts';
import { usernameSkeleton } from '../user/username-skeleton.ts';
import { planUsers } from './plan-users.ts';
import type { UserRow } from './read-users.ts';

/** Rows with what becomes of them as accounts are now. */
export async function planned<Row extends UserRow>(
  db: Context['db'] | Transaction,
  rows: readonly Row[],
): Promise<Row[]> {
  const fresh = rows.filter(({ state }) => state === 'NEW');
  const owners = await db.user.findMany({
    where: {
      OR: [
        { usernameKey: { in: fresh.map(({ username }) => usernameKey(username)) } },
        { usernameSkeleton: { in: fresh.map(({ username }) => usernameSkeleton(username)) } },
        { emailKey: { in: fresh.flatMap(({ email }) => (email === null ? [] : [emailKey(email)])) } },
      ],
    },
    select: { usernameKey: true, usernameSkeleton: true, emailKey: true },
  });
  return planUsers(rows, {
    usernames: new Set(owners.map((owner) => owner.usernameKey)),
    looks: new Set(owners.flatMap((owner) => owner.usernameSkeleton ?? [])),
    emails: new Set(owners.flatMap((owner) => owner.emailKey ?? [])),
  });
}
