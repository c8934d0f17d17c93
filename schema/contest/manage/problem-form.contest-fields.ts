import { builder } from '../../core/builder.ts';
import { ProblemFormType } from '../../problem/editing/problem-form.type.ts';
import { listJudgedPlaces, maxJudgedPlaces } from './contest-problem-list.service.ts';
import { ManagedContestProblemType } from './contest-problem.type.ts';
import { loadOutdatedVerdicts } from './outdated-verdicts.loader.ts';

builder.objectField(ProblemFormType, 'outdatedInContests', (t) =>
  t.field({
    type: [ManagedContestProblemType],
    description:
      'Its places in contests that the viewer administers where verdicts are outdated; of the ' +
      `${maxJudgedPlaces} newest contests with submissions to it.`,
    resolve: async ({ id }, _args, context) => {
      const places = await listJudgedPlaces(context, id);
      const outdated = await Promise.all(places.map((place) => loadOutdatedVerdicts(context, place.id)));
      return places.filter((_place, index) => outdated[index] !== null);
    },
  }),
);
