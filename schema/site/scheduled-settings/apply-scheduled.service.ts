import { deliverMessages } from '../../account/message/deliver.service.ts';
import type { Services } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { lockSettings, parseChanges, storeSettings } from '../../core/settings/change-settings.service.ts';
import { isSettingKey } from '../../core/settings/setting-guide.ts';
import type { SettingKey } from '../../core/settings/site-setting.ts';
import { changeSitePart } from '../../core/settings/site.service.ts';

/** Scheduled changes whose time has come. */
export async function dueScheduledSettings({ db }: Pick<Services, 'db'>, now: Date): Promise<number[]> {
  const due = await db.scheduledSettings.findMany({
    where: { state: 'PENDING', dueAt: { lte: now } },
    orderBy: [{ dueAt: 'asc' }, { id: 'asc' }],
    take: 100,
    select: { id: true },
  });
  return due.map(({ id }) => id);
}

/**
 * Applies a scheduled change in the name of who scheduled it. One that is not valid any more changes nothing, and super
 * admins get a message. The lock of settings makes it happen once, however many servers try.
 */
export async function applyScheduledSettings(
  services: Pick<Services, 'db' | 'pubsub' | 'cache' | 'log'>,
  id: number,
  now: Date,
): Promise<void> {
  await changeSitePart(services, 'settings', async (tx) => {
    await lockSettings(tx);
    const row = await tx.scheduledSettings.findFirst({
      where: { id, state: 'PENDING', dueAt: { lte: now } },
      select: { changes: true, actorId: true, actor: { select: { role: true, isDisabled: true } } },
    });
    if (row === null) return;
    const { actor, actorId } = row;
    const changes: Readonly<Record<string, unknown>> = Object(row.changes);
    const wanted = validOf(changes);
    const isAllowed = actor?.role === 'ROOT' && !actor.isDisabled;
    const state = !isAllowed ? 'NOT_ALLOWED' : wanted === null ? 'INVALID' : 'APPLIED';
    await tx.scheduledSettings.update({ where: { id }, data: { state }, select: { id: true } });
    if (state === 'APPLIED' && wanted !== null) {
      await storeSettings(tx, { actorId, now, isScheduled: true }, wanted);
      return;
    }
    const cause = state === 'NOT_ALLOWED' ? state : 'INVALID';
    services.log.warn({ id, cause }, 'scheduled change of settings failed');
    const fact = { kind: 'scheduledSettingsFailed', keys: Object.keys(changes), cause } as const;
    const admins = await tx.user.findMany({ where: { role: 'ROOT', isDisabled: false }, select: { id: true } });
    await deliverMessages(
      tx,
      services.pubsub,
      admins.map(({ id: recipientId }) => ({ recipientId, kind: 'MINE', fact })),
    );
  });
}

/** The values as they are stored; null: a setting is gone, or a value is out of today's bounds. */
function validOf(changes: Readonly<Record<string, unknown>>): ReadonlyMap<SettingKey, unknown> | null {
  if (!Object.keys(changes).every(isSettingKey)) return null;
  try {
    return parseChanges({ locale: 'en-US' }, changes);
  } catch (error) {
    if (error instanceof DomainError) return null;
    throw error;
  }
}
