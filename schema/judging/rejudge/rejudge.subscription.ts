import { builder } from '../../core/builder.ts';
import { RejudgeNotFound } from './rejudge.error.ts';
import { verdictKeepers } from './rejudge.rule.ts';
import { RejudgeObject } from './rejudge.type.ts';
import { watchRejudge } from './watch-rejudge.service.ts';

builder.subscriptionField('rejudgeProgress', (t) =>
  t.prismaField({
    type: RejudgeObject,
    description:
      'A batch as it is now, then as it moves on, at most once a second; ends when nothing can change any more.',
    authScopes: verdictKeepers,
    args: { id: t.arg.int() },
    subscribe: async (_root, { id }, context) => {
      // Here and not in the stream: only what fails before the stream begins is told to the client.
      if ((await context.db.rejudge.count({ where: { id } })) === 0) throw new RejudgeNotFound();
      return watchRejudge(context, id);
    },
    resolve: (query, { id }, _args, { db }) => db.rejudge.findUniqueOrThrow({ ...query, where: { id } }),
  }),
);
