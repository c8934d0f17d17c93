import type { ScheduledSettingsState } from '@verdict/prisma/generated/client/client.ts';
import { builder } from '../../core/builder.ts';
import { isSettingKey, scalarOf, type SettingScalar } from '../../core/settings/setting-guide.ts';
import { SiteSettingKeyEnum } from '../../core/settings/setting.type.ts';
import type { SettingKey } from '../../core/settings/site-setting.ts';

interface ScheduledValue {
  readonly key: SettingKey;
  readonly value: SettingScalar | null;
}

const StateEnum = builder.enumType('ScheduledSettingsState', {
  description: 'What became of a scheduled change of settings.',
  values: {
    PENDING: { description: 'Its time has not come.' },
    APPLIED: { description: 'Applied.' },
    CANCELLED: { description: 'Taken back, or put away after it failed.' },
    INVALID: { description: 'Not applied: a value was out of bounds by then.' },
    NOT_ALLOWED: { description: 'Not applied: who scheduled it was no super admin any more.' },
  } satisfies Record<ScheduledSettingsState, { description: string }>,
});

const ScheduledValueType = builder.objectRef<ScheduledValue>('ScheduledSettingValue').implement({
  description: 'A setting and the value that it gets.',
  fields: (t) => ({
    key: t.expose('key', { type: SiteSettingKeyEnum }),
    value: t.expose('value', { type: 'SettingValue', nullable: true, description: 'Null: of kind OTHER.' }),
  }),
});

export const ScheduledSettingsType = builder.prismaObject('ScheduledSettings', {
  select: { id: true },
  description: 'Settings that change together at a moment, over whatever they have by then.',
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => String(id) }),
    changes: t.field({
      type: [ScheduledValueType],
      select: { changes: true },
      resolve: ({ changes }) =>
        Object.entries(Object(changes)).flatMap(([key, value]) =>
          isSettingKey(key) ? [{ key, value: scalarOf(key, value) }] : [],
        ),
    }),
    dueAt: t.expose('dueAt', { type: 'DateTime', description: 'Applied within a minute after it.' }),
    state: t.expose('state', { type: StateEnum }),
    actor: t.relation('actor', { nullable: true, description: 'Null: the account is gone.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
});
