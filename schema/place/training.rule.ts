import type { Prisma } from '@verdict/prisma/generated/client/client.ts';
import type { Viewer } from '../core/context.ts';
import { allowed, groupsOf } from './place.rule.ts';
import { receivedTrainings } from './share.rule.ts';

/** Trainings, without personal lists, whose title, description and counts a viewer may read. */
export function seenTrainings(viewer: Viewer): Prisma.TrainingWhereInput {
  const groups = groupsOf(viewer);
  return {
    OR: [
      ...(groups.length === 0 ? [] : [receivedTrainings(groups)]),
      {
        kind: 'TRAINING',
        OR: [{ AND: [{ isVisible: true }, allowed(viewer, 'training.see')] }, allowed(viewer, 'training.seeHidden')],
      },
    ],
  };
}
