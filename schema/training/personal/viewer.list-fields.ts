import { ViewerType } from '../../account/user/viewer.type.ts';
import { builder } from '../../core/builder.ts';
import { solvedRequirement, type SolvedRequirement } from '../../core/settings/solved-requirement.service.ts';
import { TrainingObject } from '../core/training.type.ts';
import { listOwnLists } from './own-list.service.ts';
import { maxTrainingLists } from './training-list.error.ts';

const PublicListRequirementType = builder.objectRef<SolvedRequirement>('PublicListRequirement').implement({
  description: 'What it takes to make a list public.',
  fields: (t) => ({
    neededCount: t.exposeInt('neededCount', {
      description: 'Solved problems of the bank that are needed; 0 for admins.',
    }),
    solvedCount: t.exposeInt('solvedCount', { description: 'Those that the viewer has solved.' }),
  }),
});

builder.objectFields(ViewerType, (t) => ({
  trainingLists: t.prismaField({
    type: [TrainingObject],
    description: `Personal lists of the viewer, ${maxTrainingLists} at most: those changed last come first.`,
    complexity: { field: 5, multiplier: 25 },
    resolve: (query, _viewer, _args, context) => listOwnLists(context, query),
  }),
  publicListRequirement: t.field({
    type: PublicListRequirementType,
    nullable: true,
    description: 'What the viewer needs to make a list public. Null when signed out.',
    resolve: (viewer, _args, context) =>
      viewer.kind === 'user' ? solvedRequirement(context, 'publicListSolvedNeeded') : null,
  }),
}));
