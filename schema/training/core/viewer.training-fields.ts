import { ViewerType } from '../../account/user/viewer.type.ts';
import { builder } from '../../core/builder.ts';
import { listOwnTrainings, maxOwnTrainings } from './own-trainings.service.ts';
import { TrainingObject } from './training.type.ts';

builder.objectField(ViewerType, 'trainings', (t) =>
  t.prismaField({
    type: [TrainingObject],
    description:
      'Trainings that the viewer is a member of, without those that they cannot see or are blocked from: first those ' +
      `where they solved a problem or registered last, ${maxOwnTrainings} at most. Empty when signed out.`,
    complexity: { field: 5, multiplier: maxOwnTrainings },
    resolve: (query, viewer, _args, context) => listOwnTrainings(context, { viewer, query }),
  }),
);
