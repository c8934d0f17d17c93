import { builder } from '../../core/builder.ts';
import { pageComplexity, PageInput, pageOf } from '../../core/page.ts';
import { defaultBalloonPage, listBalloons } from './balloon.service.ts';
import { balloonArgs, BalloonPage } from './balloon.type.ts';

builder.queryField('balloons', (t) =>
  t.field({
    type: BalloonPage,
    description:
      'Solved problems of an ACM contest, for its admins: those whose balloon is to be brought first, ' +
      `in the order they were solved. ${defaultBalloonPage} a page by default.`,
    authScopes: { signedIn: true },
    complexity: pageComplexity(defaultBalloonPage),
    args: {
      contestId: t.arg.int(),
      page: t.arg({ type: PageInput, required: false }),
      includesFrozen: t.arg.boolean(balloonArgs.includesFrozen),
      includesRevoked: t.arg.boolean(balloonArgs.includesRevoked),
    },
    resolve: (_root, { page, ...request }, context) =>
      listBalloons(context, { ...request, page: pageOf({ page }, defaultBalloonPage) }),
  }),
);
