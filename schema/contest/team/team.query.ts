import { z } from 'zod';
import { builder } from '../../core/builder.ts';
import { pageComplexity, PageInput, pageOf } from '../../core/page.ts';
import { defaultTeamPage, listTeams } from './team-list.service.ts';
import { ContestTeamPage } from './team.type.ts';

builder.queryField('contestTeams', (t) =>
  t.field({
    type: ContestTeamPage,
    description: `Teams of a contest by their names, for its admins. ${defaultTeamPage} a page by default.`,
    authScopes: { signedIn: true },
    complexity: pageComplexity(defaultTeamPage),
    args: {
      contestId: t.arg.int(),
      keyword: t.arg.string({
        required: false,
        description: 'Part of the name, or of the username of a member.',
        validate: z.string().max(100),
      }),
      page: t.arg({ type: PageInput, required: false }),
    },
    resolve: (_root, { contestId, keyword, page }, context) =>
      listTeams(context, { contestId, keyword: keyword ?? '', page: pageOf({ page }, defaultTeamPage) }),
  }),
);
