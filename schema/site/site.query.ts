import { builder } from '../builder.ts';
import { siteConfig } from './site.service.ts';
import { SiteConfigType } from './site.type.ts';

builder.queryField('siteConfig', (t) =>
  t.field({
    type: SiteConfigType,
    description: 'Name, footer and switches of the site.',
    authScopes: { public: true },
    resolve: (_root, _args, context) => siteConfig(context),
  }),
);
