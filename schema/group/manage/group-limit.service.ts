import type { Context, Transaction } from '../../core/context.ts';
import type { DomainError } from '../../core/errors.ts';
import { siteSwitches } from '../../core/settings/site.service.ts';
import { mayOnSite, opens, type SiteStanding } from '../../core/site-act.rule.ts';
import { userIdOf } from '../../core/viewer-user.ts';
import { isSuperAdmin } from '../../core/viewer.rule.ts';
import { TooManyGroups } from '../core/group.error.ts';

/*
 * How many groups an account may own
 *
 * Groups that are archived or disbanded do not count, so an account may get over its limit by each way to have one more
 * in use: a new group, one that is opened again or restored, and one that is handed over. All of them ask here.
 */

const dayMs = 24 * 60 * 60_000;

/** Why the viewer may not create one more group now; null: they may. Admins and teachers have no limits. */
export async function creationLimitRefusal(
  context: Context,
  db: Pick<Context['db'], 'group'>,
): Promise<DomainError | null> {
  const { viewer, now } = context;
  if (mayOnSite(viewer, 'CREATE_GROUPS')) return null;
  const ownerId = userIdOf(viewer);
  const [{ groupDailyLimit }, ofDay, refusal] = await Promise.all([
    siteSwitches(context),
    db.group.count({ where: { ownerId, createdAt: { gt: new Date(now.getTime() - dayMs) } } }),
    totalRefusal(context, db, ownerId),
  ]);
  if (refusal !== null) return refusal;
  return ofDay >= groupDailyLimit ? new TooManyGroups({ period: 'DAY', maxCount: groupDailyLimit }) : null;
}

/**
 * Lets an account own one more group that is in use. Super admins are not bound, nor are groups of admins and teachers.
 *
 * @throws TooManyGroups
 */
export async function refuseTooManyOwned(context: Context, tx: Transaction, ownerId: string): Promise<void> {
  if (isSuperAdmin(context.viewer)) return;
  const owner = await takeOwnersTurn(tx, ownerId);
  const refusal = opens(owner, 'CREATE_GROUPS') ? null : await totalRefusal(context, tx, ownerId);
  if (refusal !== null) throw refusal;
}

/** Groups of one owner take turns, so that the limits hold. @returns the role and the rights of the owner. */
export async function takeOwnersTurn(tx: Transaction, ownerId: string): Promise<SiteStanding> {
  await tx.$queryRaw`SELECT FROM "user" WHERE id = ${ownerId} FOR NO KEY UPDATE`;
  return tx.user.findUniqueOrThrow({ where: { id: ownerId }, select: { role: true, siteRights: true } });
}

async function totalRefusal(
  context: Context,
  db: Pick<Context['db'], 'group'>,
  ownerId: string,
): Promise<DomainError | null> {
  const [{ groupTotalLimit: maxCount }, inUse] = await Promise.all([
    siteSwitches(context),
    db.group.count({ where: { ownerId, disbandedAt: null, archivedAt: null } }),
  ]);
  return inUse >= maxCount ? new TooManyGroups({ period: 'EVER', maxCount }) : null;
}
