import type { Prisma, ScheduledSettings } from '@verdict/prisma/generated/client/client.ts';
import { auditBy } from '../../core/audit/audit.ts';
import type { Context, Transaction } from '../../core/context.ts';
import { invalidInputOf } from '../../core/invalid-input.ts';
import { lockSettings, parseChanges, type SettingChanges } from '../../core/settings/change-settings.service.ts';
import { userIdOf } from '../../core/viewer-user.ts';
import { ScheduledSettingsNotFound, TooManyScheduledSettings } from './scheduled-settings.error.ts';

/** Changes that may wait. */
export const maxScheduled = 50;
const maxAheadMs = 366 * 86_400_000;
const wrongTime = {
  message: '',
  code: 'custom',
  path: ['dueAt'],
  params: {
    sentence: { 'zh-CN': '时间必须在未来一年之内。', 'en-US': 'The time must be within a year from now.' },
  },
};

/**
 * Schedules a change of settings: all or none, at a moment, over whatever its settings have by then.
 *
 * @throws InvalidInput, TooManyScheduledSettings
 */
export async function scheduleSettings(context: Context, changes: SettingChanges, dueAt: Date): Promise<void> {
  const { db, viewer, now } = context;
  const values = Object.fromEntries(parseChanges(context, changes));
  const ahead = dueAt.getTime() - now.getTime();
  if (ahead <= 0 || ahead > maxAheadMs) throw invalidInputOf({ issues: [wrongTime] }, context.locale);
  const actorId = userIdOf(viewer);
  await db.$transaction(async (tx) => {
    await lockSettings(tx);
    if ((await tx.scheduledSettings.count({ where: { state: 'PENDING' } })) >= maxScheduled)
      throw new TooManyScheduledSettings(maxScheduled);
    // Parsed by the schemas of settings, which know nothing but JSON.
    const data = { changes: values as Prisma.InputJsonObject, dueAt, actorId, createdAt: now };
    const row = await tx.scheduledSettings.create({ data });
    await noteAct(tx, context, row, 'settings.schedule');
  });
}

/** Takes a change back before its time, or puts a failed one away. @throws ScheduledSettingsNotFound */
export async function cancelScheduledSettings(context: Context, id: number): Promise<void> {
  await context.db.$transaction(async (tx) => {
    await lockSettings(tx);
    const row = await tx.scheduledSettings.findFirst({ where: { id, ...isListed } });
    if (row === null) throw new ScheduledSettingsNotFound();
    await tx.scheduledSettings.update({ where: { id }, data: { state: 'CANCELLED' }, select: { id: true } });
    await noteAct(tx, context, row, 'settings.cancelSchedule');
  });
}

/** Changes to come and those that failed, until somebody puts them away. */
export const isListed = {
  state: { in: ['PENDING', 'INVALID', 'NOT_ALLOWED'] },
} satisfies Prisma.ScheduledSettingsWhereInput;

async function noteAct(
  tx: Transaction,
  context: Pick<Context, 'viewer' | 'now'>,
  { id, changes, dueAt }: ScheduledSettings,
  action: 'settings.schedule' | 'settings.cancelSchedule',
): Promise<void> {
  await auditBy(context, tx, {
    action,
    target: { kind: 'SCHEDULED_SETTINGS', id },
    groupId: null,
    after: { keys: Object.keys(Object(changes)).join(' '), dueAt },
  });
}
