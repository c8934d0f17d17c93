import { Prisma } from '@verdict/prisma/generated/client/client.ts';
import type { Viewer } from '../../core/context.ts';
import { allowed, allowedSql, may, placedSelect } from '../../place/place.rule.ts';

/** What of a training decides who may what; the caller loads just this. */
export const trainingRuleSelect = {
  ...placedSelect,
  id: true,
  access: true,
  isVisible: true,
} as const satisfies Prisma.TrainingSelect;
export type RuledTraining = Prisma.TrainingGetPayload<{ select: typeof trainingRuleSelect }>;

/** Trainings in the list of a place: the visible ones. */
export function listedTrainings(viewer: Viewer, groupId: number | null): Prisma.TrainingWhereInput {
  return { AND: [{ groupId, isVisible: true }, allowed(viewer, 'training.see')] };
}

/** Trainings whose title, description and counts a viewer may read; what is inside is for `canReadInside`. */
export function visibleTrainings(viewer: Viewer): Prisma.TrainingWhereInput {
  return {
    OR: [{ AND: [{ isVisible: true }, allowed(viewer, 'training.see')] }, allowed(viewer, 'training.seeHidden')],
  };
}

/** `visibleTrainings` in SQL, on `training t`. */
export function visibleTrainingsSql(viewer: Viewer): Prisma.Sql {
  const [seen, hidden] = [allowedSql(viewer, 'training.see', 't'), allowedSql(viewer, 'training.seeHidden', 't')];
  return Prisma.sql`((t.is_visible AND ${seen}) OR ${hidden})`;
}

/** What of a member decides what they read. */
interface Membership {
  readonly isBlocked: boolean;
}

/**
 * May the viewer read inside a visible training: its problems and its rank? Public ones: who is signed in. Private
 * ones: members. Those who may change it need no registration.
 */
export function canReadInside(viewer: Viewer, training: RuledTraining, membership: Membership | null): boolean {
  if (may(viewer, 'training.edit', training)) return true;
  if (viewer.kind !== 'user' || membership?.isBlocked) return false;
  return training.access === 'PUBLIC' || membership !== null;
}
