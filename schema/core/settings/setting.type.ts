import { queryFromInfo } from '@pothos/plugin-prisma';
import { builder } from '../builder.ts';
import type { EnvironmentSetting } from '../context.ts';
import { described } from '../described.ts';
import { pageObject } from '../page.ts';
import { listSettings, type ShownSetting } from './list-settings.service.ts';
import { readMaintenance } from './maintenance.ts';
import { MaintenanceType } from './maintenance.type.ts';
import {
  isSettingKey,
  scalarOf,
  settingGuide,
  settingKeys,
  settingKinds,
  settingSections,
  settingUnits,
} from './setting-guide.ts';
import type { SettingKey } from './site-setting.ts';

export const SiteSettingKeyEnum = builder.enumType('SiteSettingKey', {
  description: 'Settings of the site.',
  values: settingKeys,
});
const SectionEnum = builder.enumType('SiteSettingSection', {
  description: 'Sections of the settings of the site.',
  values: described(settingSections),
});
const KindEnum = builder.enumType('SiteSettingKind', {
  description: 'How the value of a setting is given.',
  values: described(settingKinds),
});
const UnitEnum = builder.enumType('SiteSettingUnit', {
  description: 'What a number of a setting counts.',
  values: described(settingUnits),
});

const SiteSettingChangeObject = builder.prismaObject('SiteSettingChange', {
  select: { id: true, key: true },
  description: 'A change of a setting of the site.',
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => String(id) }),
    key: t.field({ type: SiteSettingKeyEnum, resolve: ({ key }) => keyOf(key) }),
    before: t.field({
      type: 'SettingValue',
      nullable: true,
      description: 'Null: of kind OTHER.',
      select: { before: true },
      resolve: ({ key, before }) => scalarOf(keyOf(key), before),
    }),
    after: t.field({
      type: 'SettingValue',
      nullable: true,
      description: 'Null: of kind OTHER.',
      select: { after: true },
      resolve: ({ key, after }) => scalarOf(keyOf(key), after),
    }),
    maintenanceBefore: t.field({
      type: MaintenanceType,
      nullable: true,
      description: 'Of `maintenance`; null: there was none.',
      select: { before: true },
      resolve: ({ key, before }) => (key === 'maintenance' ? readMaintenance(before) : null),
    }),
    maintenanceAfter: t.field({
      type: MaintenanceType,
      nullable: true,
      description: 'Of `maintenance`; null: it was ended or called off.',
      select: { after: true },
      resolve: ({ key, after }) => (key === 'maintenance' ? readMaintenance(after) : null),
    }),
    canRevert: t.boolean({
      description: 'May the value before it be brought back? Those of secrets are not kept.',
      resolve: ({ key }) => settingGuide.get(keyOf(key))?.canRevert === true,
    }),
    actor: t.relation('actor', { nullable: true, description: 'Null: the account is gone.' }),
    at: t.expose('at', { type: 'DateTime' }),
  }),
});
export const SiteSettingChangePage = pageObject('SiteSettingChangePage', SiteSettingChangeObject);

const SiteSettingType = builder.objectRef<ShownSetting>('SiteSetting').implement({
  description: 'A setting of the site with its bounds.',
  fields: (t) => ({
    key: t.expose('key', { type: SiteSettingKeyEnum }),
    section: t.expose('section', { type: SectionEnum }),
    kind: t.expose('kind', { type: KindEnum }),
    unit: t.expose('unit', { type: UnitEnum, nullable: true, description: 'Null: a plain count, or no number.' }),
    value: t.expose('value', { type: 'SettingValue', nullable: true, description: 'Null: of kind OTHER.' }),
    defaultValue: t.expose('defaultValue', {
      type: 'SettingValue',
      nullable: true,
      description: 'Null: of kind OTHER.',
    }),
    isSet: t.exposeBoolean('isSet', { description: 'Is a value stored on the site?' }),
    isSecret: t.exposeBoolean('isSecret', { description: 'Its values are shown nowhere.' }),
    min: t.exposeInt('min', { nullable: true, description: 'Of a number.' }),
    max: t.exposeInt('max', { nullable: true, description: 'Of a number.' }),
    maxLength: t.exposeInt('maxLength', { nullable: true, description: 'Of a text, in characters.' }),
    choices: t.exposeStringList('choices', { description: 'Of a choice.' }),
    lastChange: t.expose('lastChange', {
      type: SiteSettingChangeObject,
      nullable: true,
      description: 'Null: none is kept.',
    }),
  }),
});

const EnvironmentSettingType = builder.objectRef<EnvironmentSetting>('EnvironmentSetting').implement({
  description: 'A setting of the server process; changed where the site is started.',
  fields: (t) => ({
    name: t.exposeString('name'),
    isSet: t.exposeBoolean('isSet'),
    value: t.exposeString('value', {
      nullable: true,
      description: 'Null: unset, or not shown since it may be secret.',
    }),
  }),
});

/** All settings as of a version; the rest is read when it is asked for. */
interface SettingsState {
  readonly version: number;
}

export const SiteSettingsType = builder.objectRef<SettingsState>('SiteSettings').implement({
  description: 'All settings of the site.',
  fields: (t) => ({
    version: t.exposeInt('version', {
      description: 'Grows with each change; what is changed over an older one may be refused.',
    }),
    items: t.field({
      type: [SiteSettingType],
      description: 'In the order of the settings page.',
      complexity: { field: 1, multiplier: settingKeys.length },
      resolve: (_state, _args, context, info) =>
        listSettings(context, queryFromInfo({ context, info, path: ['lastChange'], typeName: 'SiteSettingChange' })),
    }),
    environment: t.field({
      type: [EnvironmentSettingType],
      description: 'Settings of the server process that answers.',
      resolve: (_state, _args, { defaults }) => [...(defaults.environment ?? [])],
    }),
  }),
});

/** The list leaves out changes of settings that are no more. */
function keyOf(key: string): SettingKey {
  if (!isSettingKey(key)) throw new Error(`There is no setting ${key}.`);
  return key;
}
