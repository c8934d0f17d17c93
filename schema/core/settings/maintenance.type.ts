import { builder } from '../builder.ts';
import { described } from '../described.ts';
import { isRunning, maintenanceKinds, type Maintenance } from './maintenance.ts';

const hourMs = 3_600_000;

export const MaintenanceKindEnum = builder.enumType('MaintenanceKind', {
  description: 'What a maintenance closes.',
  values: described(maintenanceKinds),
});

export const MaintenanceType = builder.objectRef<Maintenance>('Maintenance').implement({
  description: 'A planned or running maintenance of the site.',
  fields: (t) => ({
    kind: t.expose('kind', { type: MaintenanceKindEnum }),
    startsAt: t.field({ type: 'DateTime', resolve: ({ startsAt }) => new Date(startsAt) }),
    endsAt: t.field({
      type: 'DateTime',
      description: 'It ends by itself.',
      resolve: ({ endsAt }) => new Date(endsAt),
    }),
    bannerFrom: t.field({
      type: 'DateTime',
      description: 'From then on readers see a banner.',
      resolve: ({ startsAt, bannerHours }) => new Date(Date.parse(startsAt) - bannerHours * hourMs),
    }),
    bannerHours: t.exposeInt('bannerHours', { description: 'Hours from the banner to the start.' }),
    isRunning: t.boolean({ resolve: (maintenance, _args, { now }) => isRunning(maintenance, now) }),
    zhCN: t.exposeString('zhCN', { description: 'Text for readers in Chinese; may be empty.' }),
    enUS: t.exposeString('enUS', { description: 'Text for readers in English; may be empty.' }),
  }),
});
