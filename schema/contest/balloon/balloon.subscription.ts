import { builder } from '../../core/builder.ts';
import { pageComplexity, PageInput, pageOf } from '../../core/page.ts';
import { watch } from '../../core/watch.ts';
import { defaultBalloonPage, listBalloons } from './balloon.service.ts';
import { balloonArgs, BalloonPage } from './balloon.type.ts';

builder.subscriptionField('balloonsChanged', (t) =>
  t.field({
    type: BalloonPage,
    description:
      'A page of the balloons of an ACM contest, for its admins: ' +
      'as it is now, then after each change, at most once a second.',
    authScopes: { signedIn: true },
    complexity: pageComplexity(defaultBalloonPage),
    args: {
      contestId: t.arg.int(),
      page: t.arg({ type: PageInput, required: false }),
      includesFrozen: t.arg.boolean(balloonArgs.includesFrozen),
      includesRevoked: t.arg.boolean(balloonArgs.includesRevoked),
    },
    subscribe: (_root, { page, ...request }, context) =>
      watch(context, {
        topic: 'board',
        filter: (message) => message.contestId === request.contestId,
        read: (moment) => listBalloons(moment, { ...request, page: pageOf({ page }, defaultBalloonPage) }),
        restMs: context.pace.listMs,
      }),
    resolve: (page) => page,
  }),
);
