import { z } from 'zod';
import { builder } from '../../core/builder.ts';
import { InvalidInput } from '../../core/invalid-input.ts';
import { rowId } from '../../core/row-id.ts';
import { settingKeys, storedOf } from '../../core/settings/setting-guide.ts';
import { SiteSettingValueInput } from '../../core/settings/setting.mutation.ts';
import { cancelScheduledSettings, isListed, maxScheduled, scheduleSettings } from './schedule.service.ts';
import { ScheduledSettingsNotFound, TooManyScheduledSettings } from './scheduled-settings.error.ts';
import { ScheduledSettingsType } from './scheduled-settings.type.ts';

const ScheduleSiteSettingsInput = builder.inputType('ScheduleSiteSettingsInput', {
  fields: (t) => ({
    changes: t.field({ type: [SiteSettingValueInput], validate: z.array(z.unknown()).min(1).max(settingKeys.length) }),
    dueAt: t.field({ type: 'DateTime', description: 'Within a year.' }),
  }),
});

builder.queryField('scheduledSiteSettings', (t) =>
  t.prismaField({
    type: [ScheduledSettingsType],
    description: 'Changes of settings to come, and those that failed until they are put away; the earliest first.',
    authScopes: { superAdmin: true },
    complexity: { field: 1, multiplier: maxScheduled },
    resolve: (query, _root, _args, { db }) =>
      db.scheduledSettings.findMany({
        ...query,
        where: isListed,
        orderBy: [{ dueAt: 'asc' }, { id: 'asc' }],
        take: 2 * maxScheduled,
      }),
  }),
);

builder.mutationFields((t) => ({
  scheduleSiteSettings: t.field({
    type: 'Boolean',
    description: 'Schedules a change of settings of the site, all or none.',
    authScopes: { superAdmin: true },
    apiScope: 'ADMIN',
    errors: { types: [InvalidInput, TooManyScheduledSettings] },
    args: { input: t.arg({ type: ScheduleSiteSettingsInput }) },
    resolve: async (_root, { input }, context) => {
      const changes = Object.fromEntries(input.changes.map(({ key, value }) => [key, storedOf(key, value)]));
      await scheduleSettings(context, changes, input.dueAt);
      return true;
    },
  }),
  cancelScheduledSiteSettings: t.field({
    type: 'Boolean',
    description: 'Takes a scheduled change of settings back, or puts a failed one away.',
    authScopes: { superAdmin: true },
    apiScope: 'ADMIN',
    errors: { types: [ScheduledSettingsNotFound] },
    args: { id: t.arg.id({ description: 'Of the scheduled change.' }) },
    resolve: async (_root, { id }, context) => {
      await cancelScheduledSettings(context, rowId(id));
      return true;
    },
  }),
}));
