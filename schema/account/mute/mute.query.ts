import { queryFromInfo } from '@pothos/plugin-prisma';
import { builder } from '../../core/builder.ts';
import { pageComplexity, PageInput, pageObject, pageOf } from '../../core/page.ts';
import { defaultMutePage, listMutes } from './mute.service.ts';

const UserMuteType = builder.prismaObject('UserMute', {
  select: { id: true },
  description: 'An account that the viewer muted.',
  fields: (t) => ({ user: t.relation('mutedUser', { description: 'Whom.' }) }),
});

const UserMutePage = pageObject('UserMutePage', UserMuteType);

builder.queryField('mutedUsers', (t) =>
  t.field({
    type: UserMutePage,
    description: `Accounts that the viewer muted, the newest first, ${defaultMutePage} a page by default.`,
    authScopes: { signedIn: true },
    args: { page: t.arg({ type: PageInput, required: false }) },
    complexity: pageComplexity(defaultMutePage),
    resolve: (_root, { page }, context, info) =>
      listMutes(context, {
        page: pageOf({ page }, defaultMutePage),
        query: queryFromInfo({ context, info, path: ['items'], typeName: 'UserMute' }),
      }),
  }),
);
