import { queryFromInfo } from '@pothos/plugin-prisma';
import { z } from 'zod';
import { builder } from '../../core/builder.ts';
import { pageComplexity, PageInput, pageOf } from '../../core/page.ts';
import { rowId } from '../../core/row-id.ts';
import { defaultGroupPage, listGroups } from './group-list.service.ts';
import { restorableGroups, visibleGroups } from './group.rule.ts';
import { GroupAccessEnum, GroupObject, GroupPage } from './group.type.ts';

const GroupFilterKind = builder.enumType('GroupFilterKind', {
  description:
    'JOINED: that the viewer is a member of. DISBANDED: that the viewer may restore. ARCHIVED: archived groups of ' +
    'the viewer, which ALL and JOINED leave out.',
  values: ['ALL', 'JOINED', 'DISBANDED', 'ARCHIVED'] as const,
});

const GroupFilterInput = builder.inputType('GroupFilter', {
  description: 'What the list of groups is narrowed by.',
  fields: (t) => ({
    keyword: t.string({
      required: false,
      description: "Part of a name, a short name or the owner's username.",
      validate: z.string().max(255),
    }),
    access: t.field({ type: GroupAccessEnum, required: false, description: 'Joined in this way.' }),
    kind: t.field({ type: GroupFilterKind, required: false, defaultValue: 'ALL' }),
  }),
});

builder.queryFields((t) => ({
  groups: t.field({
    type: GroupPage,
    description:
      'Visible groups, and hidden ones of the viewer, the newest first. ' +
      `${defaultGroupPage} a page by default. From 1,000 on the total may be half a minute old.`,
    authScopes: { public: true },
    complexity: pageComplexity(defaultGroupPage),
    args: {
      filter: t.arg({ type: GroupFilterInput, required: false, description: 'Absent: all.' }),
      page: t.arg({ type: PageInput, required: false }),
    },
    resolve: (_root, { filter, page }, context, info) =>
      listGroups(context, {
        filter: { keyword: filter?.keyword ?? null, access: filter?.access ?? null, kind: filter?.kind ?? 'ALL' },
        page: pageOf({ page }, defaultGroupPage),
        query: queryFromInfo({ context, info, path: ['items'], typeName: 'Group' }),
      }),
  }),
  group: t.prismaField({
    type: GroupObject,
    nullable: true,
    description: 'One group. Null when there is none or the viewer may not see it.',
    authScopes: { signedIn: true },
    args: { id: t.arg.id() },
    resolve: (query, _root, { id }, { db, viewer }) =>
      db.group.findFirst({
        ...query,
        where: { id: rowId(id), OR: [visibleGroups(viewer), restorableGroups(viewer)] },
      }),
  }),
}));
