import { queryFromInfo } from '@pothos/plugin-prisma';
import { builder } from '../builder.ts';
import { pageComplexity, PageInput, pageOf } from '../page.ts';
import { defaultHistoryPage, listSettingChanges, settingsVersion } from './list-settings.service.ts';
import { SiteSettingChangePage, SiteSettingKeyEnum, SiteSettingsType } from './setting.type.ts';

builder.queryFields((t) => ({
  siteSettings: t.field({
    type: SiteSettingsType,
    description: 'All settings of the site, with bounds and last changes, and those of the server process.',
    authScopes: { superAdmin: true },
    // Before the settings, so that a change in between is newer.
    resolve: async (_root, _args, context) => ({ version: await settingsVersion(context) }),
  }),
  siteSettingHistory: t.field({
    type: SiteSettingChangePage,
    description: `Changes of settings of the site, newest first, ${defaultHistoryPage} a page by default.`,
    authScopes: { superAdmin: true },
    complexity: pageComplexity(defaultHistoryPage),
    args: {
      key: t.arg({ type: SiteSettingKeyEnum, required: false, description: 'Of this setting; null: of all.' }),
      page: t.arg({ type: PageInput, required: false }),
    },
    resolve: (_root, { key, page }, context, info) =>
      listSettingChanges(context, {
        key: key ?? null,
        page: pageOf({ page }, defaultHistoryPage),
        query: queryFromInfo({ context, info, path: ['items'], typeName: 'SiteSettingChange' }),
      }),
  }),
}));
