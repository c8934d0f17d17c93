import { builder } from '../builder.ts';
import { ViewerType } from './viewer.type.ts';

builder.queryField('viewer', (t) =>
  t.field({
    type: ViewerType,
    description: 'Who asks; signed out when the token is missing, unknown or run out.',
    authScopes: { public: true },
    resolve: (_root, _args, { viewer }) => viewer,
  }),
);
