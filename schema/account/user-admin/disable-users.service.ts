import { audit } from '../../core/audit/audit.ts';
import type { Context, Services, Transaction } from '../../core/context.ts';
import { invalidInputOf } from '../../core/invalid-input.ts';
import { holdAccounts, type HeldAccount } from '../role/hold-accounts.service.ts';
import { endAccess } from '../session/end-access.service.ts';
import { endSessions } from '../session/session.service.ts';
import { actTransaction, noteAct, refuseSelf } from './account-act.service.ts';
import { AccountBeingDeleted } from './user-admin.error.ts';

/** Why and until when accounts are disabled. */
interface Disabling {
  /** Empty: not said. */
  readonly reason: string;
  /** Null: until they are enabled. */
  readonly until: Date | null;
}

const enabled = { isDisabled: false, disabledReason: '', disabledUntil: null } as const;

/**
 * Keeps accounts out and signs them out everywhere; long-lived connections end when they are authenticated again. Their
 * API tokens are refused until they are enabled.
 *
 * @throws UserNotFound, OwnAccount, InvalidInput
 */
export async function disableUsers(context: Context, userIds: readonly string[], disabling: Disabling): Promise<void> {
  refuseSelf(context, userIds);
  if (disabling.until !== null && disabling.until <= context.now) {
    const sentence = { 'zh-CN': '结束时间必须晚于现在。', 'en-US': 'The end must be in the future.' };
    throw invalidInputOf(
      { issues: [{ code: 'custom', message: '', path: ['until'], params: { sentence } }] },
      context.locale,
    );
  }
  await context.db.$transaction(async (tx) => {
    for (const user of await holdAccounts(context, tx, userIds)) await disableAccount(context, tx, user, disabling);
  }, actTransaction);
}

/** Lets accounts in again. @throws UserNotFound, AccountBeingDeleted */
export async function enableUsers(context: Context, userIds: readonly string[]): Promise<void> {
  await context.db.$transaction(async (tx) => {
    for (const user of await holdAccounts(context, tx, userIds)) await enableAccount(context, tx, user);
  }, actTransaction);
}

/** Disables a held account, or changes the reason and the end. @throws OwnAccount */
export async function disableAccount(
  context: Context,
  tx: Transaction,
  user: HeldAccount,
  { reason, until }: Disabling,
): Promise<void> {
  refuseSelf(context, [user.id]);
  await tx.user.update({
    where: { id: user.id },
    data: { isDisabled: true, disabledReason: reason, disabledUntil: until },
    select: { id: true },
  });
  await tx.accountDeletion.updateMany({ where: { userId: user.id }, data: { wasDisabled: true } });
  await endSessions(tx, user.id);
  await tx.signInTicket.deleteMany({ where: { userId: user.id } });
  await context.pubsub.publish('session', { userId: user.id }, tx);
  await noteAct(context, tx, user, {
    action: 'user.disable',
    change: user.isDisabled ? null : 'disabled',
    after: { until: until?.toISOString() ?? null },
    reason,
  });
}

/** Enables a held account, unless it is enabled. @throws AccountBeingDeleted */
export async function enableAccount(context: Context, tx: Transaction, user: HeldAccount): Promise<void> {
  if (!user.isDisabled) return;
  if ((await tx.accountDeletion.count({ where: { userId: user.id } })) > 0) throw new AccountBeingDeleted();
  await tx.user.update({ where: { id: user.id }, data: enabled, select: { id: true } });
  await noteAct(context, tx, user, { action: 'user.enable', change: 'enabled' });
}

/** Ends all sessions of accounts, and their API tokens. @throws UserNotFound, AccountOfStaff */
export async function signOutUsers(context: Context, userIds: readonly string[]): Promise<void> {
  await context.db.$transaction(async (tx) => {
    const held = await holdAccounts(context, tx, userIds, 'SUPPORT');
    await endAccess(context, tx, held);
    for (const user of held) await noteAct(context, tx, user, { action: 'user.signOut', change: null });
  }, actTransaction);
}

/** Enables accounts whose time is over. */
export async function enableDueUsers({ db, log }: Pick<Services, 'db' | 'log'>, now: Date): Promise<void> {
  const due = await db.user.findMany({
    where: { disabledUntil: { lte: now }, isDisabled: true, deletedAt: null, deletion: { is: null } },
    orderBy: { disabledUntil: 'asc' },
    take: 1_000,
    select: { id: true, disabledUntil: true },
  });
  for (const { id, disabledUntil } of due) {
    await db.$transaction(async (tx) => {
      // Unless it was given another end since.
      const { count } = await tx.user.updateMany({
        where: { id, isDisabled: true, disabledUntil, deletion: { is: null } },
        data: enabled,
      });
      if (count === 0) return;
      await audit(tx, {
        actorId: null,
        action: 'user.enable',
        target: { kind: 'USER', id },
        groupId: null,
        at: now,
      });
    });
  }
  if (due.length > 0) log.info({ count: due.length }, 'accounts enabled whose time was over');
}
