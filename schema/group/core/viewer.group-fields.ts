import { queryFromInfo } from '@pothos/plugin-prisma';
import { ViewerType } from '../../account/user/viewer.type.ts';
import { builder } from '../../core/builder.ts';
import { pageComplexity, PageInput, pageOf } from '../../core/page.ts';
import { defaultGroupPage, listGroups } from './group-list.service.ts';
import { GroupPage } from './group.type.ts';

builder.objectField(ViewerType, 'groups', (t) =>
  t.field({
    type: GroupPage,
    description: `Groups that the viewer is a member of, the newest first. ${defaultGroupPage} a page by default.`,
    complexity: pageComplexity(defaultGroupPage),
    args: { page: t.arg({ type: PageInput, required: false }) },
    resolve: (_viewer, { page }, context, info) =>
      listGroups(context, {
        filter: { keyword: null, access: null, kind: 'JOINED' },
        page: pageOf({ page }, defaultGroupPage),
        query: queryFromInfo({ context, info, path: ['items'], typeName: 'Group' }),
      }),
  }),
);
