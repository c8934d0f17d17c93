import { z } from 'zod';
import { builder } from '../builder.ts';
import { InvalidInput } from '../invalid-input.ts';
import { rowId } from '../row-id.ts';
import { changeSettings, revertSetting } from './change-settings.service.ts';
import { settingsVersion } from './list-settings.service.ts';
import { settingKeys, storedOf } from './setting-guide.ts';
import { SettingChangeNotFound, SettingsChanged } from './setting.error.ts';
import { SiteSettingKeyEnum, SiteSettingsType } from './setting.type.ts';

const version = {
  required: false,
  description: 'As it was read; null: overwrites what others have changed since.',
  validate: z.int().min(0),
} as const;

export const SiteSettingValueInput = builder.inputType('SiteSettingValueInput', {
  fields: (t) => ({
    key: t.field({ type: SiteSettingKeyEnum }),
    value: t.field({ type: 'SettingValue', description: 'Within the bounds of the setting; an empty text: none.' }),
  }),
});
const UpdateSiteSettingsInput = builder.inputType('UpdateSiteSettingsInput', {
  fields: (t) => ({
    changes: t.field({
      type: [SiteSettingValueInput],
      description: 'What is left out stays as it is.',
      validate: z.array(z.unknown()).max(settingKeys.length),
    }),
    version: t.int(version),
  }),
});
const RevertSiteSettingInput = builder.inputType('RevertSiteSettingInput', {
  fields: (t) => ({ changeId: t.id({ description: 'Of the history.' }), version: t.int(version) }),
});

builder.mutationFields((t) => ({
  updateSiteSettings: t.field({
    type: SiteSettingsType,
    description: 'Changes settings of the site, all or none; they count from now on.',
    authScopes: { superAdmin: true },
    apiScope: 'ADMIN',
    errors: { types: [InvalidInput, SettingsChanged] },
    args: { input: t.arg({ type: UpdateSiteSettingsInput }) },
    resolve: async (_root, { input }, context) => {
      const changes = Object.fromEntries(input.changes.map(({ key, value }) => [key, storedOf(key, value)]));
      await changeSettings(context, changes, input.version ?? null);
      return { version: await settingsVersion(context) };
    },
  }),
  revertSiteSetting: t.field({
    type: SiteSettingsType,
    description: 'Gives a setting the value that it had before a change.',
    authScopes: { superAdmin: true },
    apiScope: 'ADMIN',
    errors: { types: [InvalidInput, SettingsChanged, SettingChangeNotFound] },
    args: { input: t.arg({ type: RevertSiteSettingInput }) },
    resolve: async (_root, { input }, context) => {
      await revertSetting(context, rowId(input.changeId), input.version ?? null);
      return { version: await settingsVersion(context) };
    },
  }),
}));
