import { z } from 'zod';
import { builder } from '../../core/builder.ts';
import { ContestNotFound } from '../../place/contest/contest.error.ts';
import { ContestObject } from './contest.type.ts';
import { readSeenContest, seeContest } from './see-contest.service.ts';
import { watchContest } from './watch-contest.service.ts';
import { readSeenContests, watchParticipants } from './watch-participants.service.ts';

builder.subscriptionField('contestChanged', (t) =>
  t.prismaField({
    type: ContestObject,
    description:
      'A contest as it is now, then whenever what all see of it changed (times, problems, announcements, ' +
      'clarifications), and at its start, its seal and its end. ' +
      'What is shown of its inside is then to be asked anew.',
    authScopes: { public: true },
    // What it is made of is shared, and seen by each viewer's own rules.
    sharedWith: 'NOBODY',
    args: { contestId: t.arg.int() },
    subscribe: async (_root, { contestId }, context) => {
      // Here and not in the stream: only what fails before the stream begins is told to the client.
      if ((await seeContest(context, contestId)) === null) throw new ContestNotFound();
      return watchContest(context, contestId);
    },
    resolve: async (query, { id }, _args, context) => {
      const contest = (await seeContest(context, id)) === null ? null : await readSeenContest(context, id, query);
      if (contest === null) throw new ContestNotFound();
      return contest;
    },
  }),
);

builder.subscriptionField('participantsChanged', (t) =>
  t.prismaField({
    type: [ContestObject],
    description:
      'Those of some contests that the viewer sees, as they are now, then at most every three seconds when people ' +
      'came to take part in one of them, or have left. For how many take part.',
    authScopes: { public: true },
    sharedWith: 'EVERYONE',
    args: { contestIds: t.arg.intList({ description: 'At most 100.', validate: z.array(z.int()).max(100) }) },
    subscribe: (_root, { contestIds }, context) => watchParticipants(context, contestIds),
    resolve: (query, ids, _args, context) => readSeenContests(context, ids, query),
  }),
);
