import { isRegisterCodeRequired } from '../../account/register/register.service.ts';
import { emailKey } from '../../account/user/credentials.ts';
import type { Context, Transaction } from '../../core/context.ts';
import type { PlannedRow } from './plan.ts';

/**
 * Existing accounts whose address new rows name, where the site proves addresses by codes. They are invited to use
 * their account in place of the one that is made; who imports learns of it only when they do.
 */
export async function ownersOfMail(
  context: Context,
  tx: Transaction,
  rows: readonly PlannedRow[],
): Promise<ReadonlyMap<PlannedRow, string>> {
  const byKey = new Map(
    rows.flatMap((row) => (row.state === 'NEW' && row.email !== null ? [[emailKey(row.email), row] as const] : [])),
  );
  if (byKey.size === 0 || !(await isRegisterCodeRequired(context))) return new Map();
  const owners = await tx.user.findMany({
    where: { emailKey: { in: [...byKey.keys()] }, isDisabled: false },
    select: { id: true, emailKey: true },
  });
  return new Map(
    owners.flatMap(({ id, emailKey: key }) => {
      const row = byKey.get(key ?? '');
      return row === undefined ? [] : [[row, id]];
    }),
  );
}
