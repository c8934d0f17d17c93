import { randomBytes } from 'node:crypto';
import type { Context, Transaction } from '../../core/context.ts';
import { userIdOf } from '../../core/viewer-user.ts';
import { checkOwnPassword } from '../own-account/secret-lock.service.ts';
import { tellOwner } from '../own-account/tell-owner.service.ts';
import { openPassword } from '../password/open-password.service.ts';
import { holdAccounts } from '../role/hold-accounts.service.ts';
import { noteAct, refuseSelf } from '../user-admin/account-act.service.ts';
import { DataExportTooSoon, DataExportUnderWay } from './data-export.error.ts';
import { dataExportJob } from './run-export.service.ts';

/** An account is exported once in so long, in ms. */
const pauseMs = 24 * 60 * 60_000;

/**
 * Asks for an archive with the data of the viewer, who gives the password, since a session may be stolen.
 *
 * @returns its id.
 * @throws WrongPassword, AccountChangesLocked, SignInAgain, PasswordUnreadable, DataExportUnderWay, DataExportTooSoon
 */
export async function requestOwnExport(context: Context, currentPassword: string): Promise<number> {
  const userId = userIdOf(context.viewer);
  const counted = await checkOwnPassword(context, await openPassword(context, currentPassword));
  await counted.forgive();
  return context.db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT id FROM "user" WHERE id = ${userId} FOR UPDATE`;
    const id = await addExport(context, tx, userId);
    await tellOwner(context, tx, { userId, change: 'dataExportRequested' });
    return id;
  });
}

/**
 * Asks for an archive with the data of another account as a super admin, whose owner asked for them by mail.
 *
 * @returns its id.
 * @throws UserNotFound, OwnAccount, DataExportUnderWay, DataExportTooSoon
 */
export async function requestExportOf(
  context: Context,
  { userId, reason }: { readonly userId: string; readonly reason: string },
): Promise<number> {
  refuseSelf(context, userId);
  return context.db.$transaction(async (tx) => {
    const held = await holdAccounts(context, tx, [userId]);
    const id = await addExport(context, tx, userId);
    for (const user of held)
      await noteAct(context, tx, user, { action: 'user.exportData', change: 'dataExported', reason });
    return id;
  });
}

/** Adds one for the account, whose row is held. Each who asks has a pause of their own. */
async function addExport({ viewer, pubsub, locale, now }: Context, tx: Transaction, userId: string): Promise<number> {
  const requestedById = userIdOf(viewer);
  const last = await tx.dataExport.findFirst({
    where: { userId, requestedById, state: { not: 'FAILED' } },
    orderBy: { id: 'desc' },
    select: { state: true, requestedAt: true },
  });
  if (last !== null && last.state !== 'DONE') throw new DataExportUnderWay();
  const retryAt = new Date((last?.requestedAt.getTime() ?? 0) + pauseMs);
  if (retryAt > now) throw new DataExportTooSoon(retryAt);
  const { id } = await tx.dataExport.create({
    data: { userId, requestedById, locale, key: randomBytes(16).toString('hex'), requestedAt: now },
    select: { id: true },
  });
  await pubsub.publish('job', { name: dataExportJob, id }, tx);
  return id;
}
