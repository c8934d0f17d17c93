import { queryFromInfo } from '@pothos/plugin-prisma';
import { z } from 'zod';
import { UserType } from '../../account/user/user.type.ts';
import { builder } from '../../core/builder.ts';
import { pageComplexity, PageInput, pageObject, pageOf } from '../../core/page.ts';
import { rankKindNames } from './rank-order.ts';
import { defaultRankPage, listRank, maxFound, rankOf, type RankRow } from './rank.service.ts';

export const RankKindEnum = builder.enumType('RankKind', {
  description:
    'ACM: distinct problems solved, then fewer submissions. OI: sum of the best OI rank score of each problem. ' +
    'Both outside contests and groups.',
  values: rankKindNames,
});

const RankRowType = builder.objectRef<RankRow>('RankRow').implement({
  description: "A user in a rank; the figures are in the user's statistics.",
  fields: (t) => ({
    place: t.exposeInt('place', {
      description: 'From 1. Equal figures have the same place, and the next place skips.',
    }),
    user: t.field({ type: UserType, resolve: ({ user }) => user }),
  }),
});

const RankPage = pageObject('RankPage', RankRowType);

builder.queryFields((t) => ({
  rank: t.field({
    type: RankPage,
    description:
      'Everybody who has solved (ACM) or scored (OI) something, the best first; ' +
      `super admins and disabled accounts are not listed. 30 a page by default. A search finds up to ${maxFound}. ` +
      'From 1,000 on the total may be half a minute old.',
    authScopes: { public: true },
    complexity: pageComplexity(defaultRankPage),
    args: {
      kind: t.arg({ type: RankKindEnum }),
      search: t.arg.string({
        required: false,
        description: 'Part of a username or a nickname.',
        validate: z.string().max(100),
      }),
      page: t.arg({ type: PageInput, required: false }),
    },
    resolve: (_root, { kind, search, page }, context, info) =>
      listRank(
        context,
        { kind, search: search ?? '', page: pageOf({ page }, defaultRankPage) },
        queryFromInfo({ context, info, path: ['items', 'user'], typeName: 'User' }),
      ),
  }),
  ownRank: t.field({
    type: RankRowType,
    nullable: true,
    description: "The viewer's row of a rank. Null when signed out, and when the rank does not list them.",
    authScopes: { public: true },
    args: { kind: t.arg({ type: RankKindEnum }) },
    resolve: (_root, { kind }, context, info) =>
      context.viewer.kind === 'user'
        ? rankOf(
            context.db,
            kind,
            context.viewer.userId,
            queryFromInfo({ context, info, path: ['user'], typeName: 'User' }),
          )
        : null,
  }),
}));
