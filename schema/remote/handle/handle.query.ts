import { builder } from '../../core/builder.ts';
import { viewJudges } from './remote-judge.service.ts';
import { RemoteJudgeType } from './remote-judge.type.ts';

builder.queryField('ownRemoteJudges', (t) =>
  t.field({
    type: [RemoteJudgeType],
    description: 'Judges of others to which submissions are sent, and what the viewer has there.',
    authScopes: { signedIn: true },
    apiScope: 'NEVER',
    resolve: (_root, _args, context) => viewJudges(context),
  }),
);
