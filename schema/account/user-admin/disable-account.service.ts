import { audit } from '../../core/audit/audit.ts';
import type { Context, Services, Transaction } from '../../core/context.ts';
import type { HeldAccount } from '../role/hold-accounts.service.ts';
import { endAccess } from '../session/end-access.service.ts';
import { endSessions } from '../session/session.service.ts';
import { noteAct, refuseSelf } from './account-act.service.ts';
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
 * Disables a held account, or changes the reason and the end. It is signed out everywhere, and its API tokens are
 * refused until it is enabled.
 *
 * @throws OwnAccount, AccountBeingDeleted
 */
export async function disableAccount(
  context: Context,
  tx: Transaction,
  user: HeldAccount,
  { reason, until }: Disabling,
): Promise<void> {
  refuseSelf(context, user.id);
  await refuseDeleted(tx, user);
  await tx.user.update({
    where: { id: user.id },
    data: { isDisabled: true, disabledReason: reason, disabledUntil: until },
    select: { id: true },
  });
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

async function refuseDeleted(tx: Transaction, { id }: HeldAccount): Promise<void> {
  if ((await tx.accountDeletion.count({ where: { userId: id } })) > 0) throw new AccountBeingDeleted();
}

/** Enables a held account, unless it is enabled. @throws AccountBeingDeleted */
export async function enableAccount(context: Context, tx: Transaction, user: HeldAccount): Promise<void> {
  if (!user.isDisabled) return;
  await refuseDeleted(tx, user);
  await tx.user.update({ where: { id: user.id }, data: enabled, select: { id: true } });
  await noteAct(context, tx, user, { action: 'user.enable', change: 'enabled' });
}

/** Ends all sessions of a held account, and its API tokens. */
export async function signOutAccount(context: Context, tx: Transaction, user: HeldAccount): Promise<void> {
  await endAccess(context, tx, [user]);
  await noteAct(context, tx, user, { action: 'user.signOut', change: null });
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
