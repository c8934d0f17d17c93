import { auditBy } from '../../core/audit/audit.ts';
import type { Context, Transaction } from '../../core/context.ts';
import type { JudgeInfo } from '../core/judge-info.ts';
import { challengeNote } from './account-advice.ts';

/** Uses accounts of the site again that are out of use since their judge asked for a person. */
export async function useChallengedAgain(
  context: Context,
  tx: Transaction,
  { accountsOf: judgeKey }: Pick<JudgeInfo, 'accountsOf'>,
): Promise<void> {
  const accounts = await tx.remoteAccount.findMany({
    where: { judgeKey, ownerId: null, state: 'NEEDS_HUMAN', note: { startsWith: challengeNote } },
    select: { id: true, username: true },
  });
  if (accounts.length === 0) return;
  await tx.remoteAccount.updateMany({
    where: { id: { in: accounts.map(({ id }) => id) } },
    data: { state: 'OK', note: '', pausedUntil: null, signedInAt: [] },
  });
  for (const { id, username } of accounts)
    await auditBy(context, tx, {
      action: 'remote.switchAccount',
      target: { kind: 'REMOTE_ACCOUNT', id },
      groupId: null,
      after: { username, isOn: true },
    });
}
