import { queryFromInfo } from '@pothos/plugin-prisma';
import { z } from 'zod';
import { builder } from '../../core/builder.ts';
import { pageComplexity, PageInput, pageOf } from '../../core/page.ts';
import { rowId } from '../../core/row-id.ts';
import { defaultMemberPage, listApplications, listMembers } from './member-list.service.ts';
import { GroupMemberPage } from './member.type.ts';

const searchArg = {
  required: false,
  description: 'Part of a username or nickname, for those who read names of the roster also of a name or number in it.',
  validate: z.string().max(100),
} as const;

builder.queryFields((t) => ({
  groupMembers: t.field({
    type: GroupMemberPage,
    description:
      'Members of a group for its members, the highest level first, then who joined first. ' +
      `${defaultMemberPage} a page by default.`,
    authScopes: { signedIn: true },
    complexity: pageComplexity(defaultMemberPage),
    args: {
      groupId: t.arg.id(),
      search: t.arg.string(searchArg),
      classId: t.arg.id({ required: false, description: 'Members of this class of the group.' }),
      page: t.arg({ type: PageInput, required: false }),
    },
    resolve: (_root, { groupId, search, classId, page }, context, info) =>
      listMembers(context, {
        groupId: rowId(groupId),
        search: search ?? '',
        classId: typeof classId === 'string' ? rowId(classId) : null,
        page: pageOf({ page }, defaultMemberPage),
        query: queryFromInfo({ context, info, path: ['items'], typeName: 'GroupMember' }),
      }),
  }),
  groupApplications: t.field({
    type: GroupMemberPage,
    description:
      'Accounts that apply to a group, for its admins: those that wait, the oldest first, then refused ones. ' +
      `${defaultMemberPage} a page by default.`,
    authScopes: { signedIn: true },
    apiScope: 'ADMIN',
    complexity: pageComplexity(defaultMemberPage),
    args: {
      groupId: t.arg.id(),
      search: t.arg.string(searchArg),
      page: t.arg({ type: PageInput, required: false }),
    },
    resolve: (_root, { groupId, search, page }, context, info) =>
      listApplications(context, {
        groupId: rowId(groupId),
        search: search ?? '',
        classId: null,
        page: pageOf({ page }, defaultMemberPage),
        query: queryFromInfo({ context, info, path: ['items'], typeName: 'GroupMember' }),
      }),
  }),
}));
