import { builder } from '../builder.ts';
import { siteConfig, siteSwitches } from './site.service.ts';
import { SiteConfigType, SiteSwitchesType } from './site.type.ts';

builder.queryFields((t) => ({
  siteConfig: t.field({
    type: SiteConfigType,
    description: 'Name, footer and switches of the site.',
    authScopes: { public: true },
    resolve: (_root, _args, context) => siteConfig(context),
  }),
  siteSwitches: t.field({
    type: SiteSwitchesType,
    description: 'Switches and limits of the site.',
    authScopes: { superAdmin: true },
    resolve: (_root, _args, context) => siteSwitches(context),
  }),
}));
