import { builder } from '../../core/builder.ts';
import { listSiteAlarms, type SiteAlarm } from './site-alarm.service.ts';

const SiteAlarmKindEnum = builder.enumType('SiteAlarmKind', {
  values: ['DISK_NEARLY_FULL', 'FILE_MISSING', 'BACKUP_OLD', 'BACKUP_UNVERIFIED'] as const,
});

const SiteAlarmType = builder.objectRef<SiteAlarm>('SiteAlarm').implement({
  description: 'A fault of the site that its admins have to mend.',
  fields: (t) => ({
    kind: t.expose('kind', { type: SiteAlarmKindEnum }),
    message: t.string({
      description: "What is wrong and what to do, in the reader's language.",
      resolve: ({ sentence }, _args, { locale }) => sentence[locale],
    }),
  }),
});

builder.queryField('siteAlarms', (t) =>
  t.field({
    type: [SiteAlarmType],
    description: 'Faults of the site at this moment.',
    authScopes: { admin: true },
    resolve: (_root, _args, context) => listSiteAlarms(context),
  }),
);
