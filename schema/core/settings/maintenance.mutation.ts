import { builder } from '../builder.ts';
import { InvalidInput } from '../invalid-input.ts';
import { registerMaintenanceGuard } from '../maintenance.plugin.ts';
import { MaintenanceMeetsContests } from './maintenance.error.ts';
import { endMaintenance, requireOpen, setMaintenance } from './maintenance.service.ts';
import { MaintenanceKindEnum } from './maintenance.type.ts';
import { siteConfig } from './site.service.ts';
import { SiteConfigType } from './site.type.ts';

registerMaintenanceGuard(requireOpen);

const SetMaintenanceInput = builder.inputType('SetMaintenanceInput', {
  fields: (t) => ({
    kind: t.field({ type: MaintenanceKindEnum }),
    startsAt: t.field({ type: 'DateTime' }),
    endsAt: t.field({ type: 'DateTime', description: 'It ends by itself; at most 31 days after its start.' }),
    bannerHours: t.int({ description: 'A banner shows it this many hours ahead; at most 168.' }),
    zhCN: t.string({ description: 'Text for readers in Chinese, at most 500 characters; may be empty.' }),
    enUS: t.string({ description: 'Text for readers in English, at most 500 characters; may be empty.' }),
    isConfirmed: t.boolean({ defaultValue: false, description: 'True: although contests run meanwhile.' }),
  }),
});

builder.mutationFields((t) => ({
  setMaintenance: t.field({
    type: SiteConfigType,
    description: 'Plans a maintenance of the site in place of the one there may be, or changes it.',
    authScopes: { superAdmin: true },
    apiScope: 'ADMIN',
    errors: { types: [InvalidInput, MaintenanceMeetsContests] },
    args: { input: t.arg({ type: SetMaintenanceInput }) },
    resolve: async (_root, { input }, context) => {
      const { startsAt, endsAt, isConfirmed, ...rest } = input;
      const times = { startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() };
      await setMaintenance(context, { ...rest, ...times }, isConfirmed);
      return siteConfig(context);
    },
  }),
  endMaintenance: t.field({
    type: SiteConfigType,
    description: 'Ends the maintenance of the site, planned or running; none is no failure.',
    authScopes: { superAdmin: true },
    apiScope: 'ADMIN',
    errors: { types: [InvalidInput] },
    resolve: async (_root, _args, context) => {
      await endMaintenance(context);
      return siteConfig(context);
    },
  }),
}));
