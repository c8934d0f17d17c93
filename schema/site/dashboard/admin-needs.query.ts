import { builder } from '../../core/builder.ts';
import { AdminNeedsType } from './admin-needs.type.ts';
import { watchNeeds } from './watch-needs.service.ts';

builder.queryField('adminNeeds', (t) =>
  t.field({
    type: AdminNeedsType,
    description: 'What waits for a person, as far as the viewer can act on it.',
    authScopes: { manager: true },
    resolve: () => ({}),
  }),
);

builder.subscriptionField('adminNeedsChanged', (t) =>
  t.field({
    type: AdminNeedsType,
    description: '`adminNeeds`: as it is now, then whenever it may have changed, at most once in five seconds.',
    authScopes: { manager: true },
    subscribe: (_root, _args, context) => watchNeeds(context),
    resolve: (needs) => needs,
  }),
);
