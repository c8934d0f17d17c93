import { NotOfGroup } from '../../account/view/view.error.ts';
import { StartedViewType } from '../../account/view/view.type.ts';
import { builder } from '../../core/builder.ts';
import { rowId } from '../../core/row-id.ts';
import { ContestNotFound, NotContestAdmin } from '../../place/contest/contest.error.ts';
import { startContestantView } from './contestant-view.service.ts';

const StartContestantViewInput = builder.inputType('StartContestantViewInput', {
  description: 'A contest of the viewer.',
  fields: (t) => ({ contestId: t.id({ description: 'Which contest.' }) }),
});

builder.mutationField('startContestantView', (t) =>
  t.field({
    type: StartedViewType,
    description: 'Shows the site to an admin of a contest as their account sees it without what it manages.',
    authScopes: { signedIn: true },
    apiScope: 'NEVER',
    errors: { types: [ContestNotFound, NotContestAdmin, NotOfGroup], dataField: { name: 'view' } },
    args: { input: t.arg({ type: StartContestantViewInput }) },
    resolve: (_root, { input }, context) => startContestantView(context, rowId(input.contestId)),
  }),
);
