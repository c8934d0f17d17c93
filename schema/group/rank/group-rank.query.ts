import { queryFromInfo } from '@pothos/plugin-prisma';
import { z } from 'zod';
import { UserType } from '../../account/user/user.type.ts';
import { builder } from '../../core/builder.ts';
import { pageComplexity, PageInput, pageObject, pageOf } from '../../core/page.ts';
import { rowId } from '../../core/row-id.ts';
import { RankKindEnum } from '../../site/rank/rank.query.ts';
import { loadMemberEntry } from '../roster/entry.loader.ts';
import { MemberEntryType } from '../roster/entry.type.ts';
import { defaultGroupRankPage, listGroupRank, type GroupRankRow } from './group-rank.service.ts';
import { loadRating } from './rating.loader.ts';

const GroupRankRowType = builder.objectRef<GroupRankRow>('GroupRankRow').implement({
  description: 'A member in the rank of a group.',
  fields: (t) => ({
    place: t.exposeInt('place', {
      description: 'From 1. Equal figures have the same place, and the next place skips.',
    }),
    user: t.field({ type: UserType, resolve: ({ user }) => user }),
    roster: t.field({
      type: MemberEntryType,
      nullable: true,
      description: 'For those who manage members or read their progress; null: the roster does not name the member.',
      complexity: 2,
      resolve: ({ groupId, userId }, _args, context) => loadMemberEntry(context, { groupId, userId }),
    }),
    solved: t.exposeInt('solved', { description: 'Distinct problems solved.' }),
    submissions: t.exposeInt('submissions', { description: 'Judged submissions.' }),
    oiRankScore: t.exposeInt('oiRankScore', {
      description: 'Sum of the best OI rank score of each problem in practice.',
    }),
    rating: t.int({
      nullable: true,
      description: 'On the site; null: took part in no rated contest.',
      complexity: 2,
      resolve: ({ userId }, _args, context) => loadRating(context, userId),
    }),
  }),
});
const GroupRankPage = pageObject('GroupRankPage', GroupRankRowType);

builder.queryField('groupRank', (t) =>
  t.field({
    type: GroupRankPage,
    description:
      'Members of a group that submitted something, for its members, the best first: by practice of the group and ' +
      `its contests that are over and not frozen. ${defaultGroupRankPage} a page by default.`,
    authScopes: { signedIn: true },
    complexity: pageComplexity(defaultGroupRankPage),
    args: {
      groupId: t.arg.id(),
      kind: t.arg({ type: RankKindEnum }),
      search: t.arg.string({
        required: false,
        description:
          'Part of a username or nickname, for those who manage members or read their progress also of a name or ' +
          'number in the roster.',
        validate: z.string().max(100),
      }),
      classId: t.arg.id({ required: false, description: 'Ranks the members of this class of the group.' }),
      page: t.arg({ type: PageInput, required: false }),
    },
    resolve: (_root, { groupId, kind, search, classId, page }, context, info) =>
      listGroupRank(context, {
        groupId: rowId(groupId),
        kind,
        search: search ?? '',
        classId: typeof classId === 'string' ? rowId(classId) : null,
        page: pageOf({ page }, defaultGroupRankPage),
        query: queryFromInfo({ context, info, path: ['items', 'user'], typeName: 'User' }),
      }),
  }),
);
