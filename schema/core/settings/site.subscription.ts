import { builder } from '../builder.ts';
import { watch } from '../watch.ts';
import { storedSiteConfig } from './site.service.ts';
import { SiteConfigType } from './site.type.ts';

/** Reread interval in ms, for messages that were lost. */
const idleMs = 60_000;

builder.subscriptionField('siteConfigChanged', (t) =>
  t.field({
    type: SiteConfigType,
    description: 'Name, footer and switches of the site, and its maintenance: as they are now, then after each change.',
    authScopes: { public: true },
    sharedWith: 'EVERYONE',
    subscribe: (_root, _args, context) =>
      watch(context, {
        topic: 'sitePart',
        filter: ({ part }) => part === 'settings',
        idleMs,
        // Not from the cache: it may hear of the change after this.
        read: storedSiteConfig,
      }),
    resolve: (config) => config,
  }),
);
