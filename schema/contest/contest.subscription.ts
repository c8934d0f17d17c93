import { builder } from '../builder.ts';
import { visibleContests } from './contest.rule.ts';
import { findContest } from './contest.service.ts';
import { ContestObject } from './contest.type.ts';
import { watchContest } from './watch-contest.service.ts';

builder.subscriptionField('contestChanged', (t) =>
  t.prismaField({
    type: ContestObject,
    description: 'A contest as it is now, then whenever what all see of it changed (times, problems, announcements, clarifications), and at its start, its seal and its end. What is shown of its inside is then to be asked anew.',
    authScopes: { public: true },
    args: { contestId: t.arg.int() },
    subscribe: async (_root, { contestId }, context) => {
      // Here and not in the stream: only what fails before the stream begins is told to the client.
      await findContest(context, contestId);
      return watchContest(context, contestId);
    },
    resolve: (query, { id }, _args, { db, viewer }) => db.contest.findFirstOrThrow({ ...query, where: { AND: [{ id }, visibleContests(viewer)] } }),
  }),
);
