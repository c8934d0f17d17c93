import { Prisma, type TrainingKind } from '@verdict/prisma/generated/client/client.ts';
import type { Context, Viewer } from '../../core/context.ts';
import { canDiscuss, isAdmin, isSuperAdmin } from '../../core/viewer.rule.ts';
import { allowed, allowedSql, belongsTo, groupsOf, may, placedSelect } from '../../place/place.rule.ts';
import type { Act } from '../../place/rights.ts';
import { receivedTrainings } from '../../place/share.rule.ts';
import { seenTrainings } from '../../place/training.rule.ts';

/*
 * Trainings follow the rights of their place. Only its author changes a personal list. Others
 * read it as far as it is shared; site admins hide public ones, and super admins delete them.
 */

/** The columns of a training that decide permissions, and whom its rank shows. */
export const trainingRuleSelect = {
  ...placedSelect,
  id: true,
  kind: true,
  sharing: true,
  access: true,
  isVisible: true,
  privateSince: true,
} as const satisfies Prisma.TrainingSelect;
export type RuledTraining = Prisma.TrainingGetPayload<{ select: typeof trainingRuleSelect }>;

/** What is done to a training that one sees. */
export type TrainingAct = Exclude<
  Extract<Act, `training.${string}`>,
  'training.see' | 'training.seeHidden' | 'training.create'
>;

/** May the viewer do this to a visible training? */
export function mayTraining(viewer: Viewer, act: TrainingAct, training: RuledTraining): boolean {
  if (training.kind === 'TRAINING') return may(viewer, act, training);
  const isAuthor = viewer.kind === 'user' && viewer.userId === training.authorId;
  switch (act) {
    case 'training.edit':
    case 'training.addProblem':
      return isAuthor;
    // Sections, materials and notes are texts.
    case 'training.changeProblem':
      return isAuthor && (training.sharing !== 'PUBLIC' || mayPublishList(viewer));
    case 'training.delete':
      return isAuthor || (training.sharing === 'PUBLIC' && isSuperAdmin(viewer));
    case 'training.hide':
      return training.sharing === 'PUBLIC' && isAdmin(viewer);
    // Any account can make a list, and real names are for staff.
    case 'training.readNames':
      return false;
  }
}

/** May the viewer write what all read in a personal list? It takes what discussions take. */
export function mayPublishList(viewer: Viewer): boolean {
  return canDiscuss(viewer);
}

/** Trainings of a place in its list, with those that a group received, or public personal lists of the site. */
export function listedTrainings(
  viewer: Viewer,
  { groupId, kind }: { readonly groupId: number | null; readonly kind: TrainingKind },
): Prisma.TrainingWhereInput {
  const listed = { kind, groupId, isVisible: true };
  if (kind === 'TRAINING') {
    const own = { AND: [listed, allowed(viewer, 'training.see')] };
    return groupId !== null && belongsTo(viewer, groupId) ? { OR: [own, receivedTrainings([groupId])] } : own;
  }
  return viewer.kind === 'user' ? { ...listed, sharing: 'PUBLIC' } : { id: { in: [] } };
}

/** Trainings whose title, description and counts a viewer may read; what is inside is for `canReadInside`. */
export function visibleTrainings(viewer: Viewer): Prisma.TrainingWhereInput {
  const seen = seenTrainings(viewer);
  return viewer.kind === 'user' ? { OR: [seen, visibleLists(viewer, viewer.userId)] } : seen;
}

/** Own lists, public ones, and those by link of which the viewer is a member; hidden ones for admins only. */
function visibleLists(viewer: Viewer, userId: string): Prisma.TrainingWhereInput {
  return {
    kind: 'PERSONAL',
    OR: [
      { authorId: userId },
      {
        ...(isAdmin(viewer) ? {} : { isVisible: true }),
        OR: [{ sharing: 'PUBLIC' }, { sharing: 'LINK', members: { some: { userId } } }],
      },
    ],
  };
}

/** `visibleTrainings` in SQL, on `training t`. */
export function visibleTrainingsSql(viewer: Viewer): Prisma.Sql {
  const [seen, hidden] = [allowedSql(viewer, 'training.see', 't'), allowedSql(viewer, 'training.seeHidden', 't')];
  const received = receivedSql(groupsOf(viewer));
  const trainings = Prisma.sql`(t.kind = 'TRAINING' AND ((t.is_visible AND ${seen}) OR ${hidden} OR ${received}))`;
  if (viewer.kind !== 'user') return trainings;
  const user = Prisma.sql`${viewer.userId}::bpchar`;
  return Prisma.sql`(${trainings} OR (t.kind = 'PERSONAL' AND (
    t.author_id = ${user} OR (
      ${isAdmin(viewer) ? Prisma.sql`TRUE` : Prisma.sql`t.is_visible`}
      AND (t.sharing = 'PUBLIC' OR (t.sharing = 'LINK' AND EXISTS (
        SELECT FROM training_member reader WHERE reader.training_id = t.id AND reader.user_id = ${user}
      )))
    )
  )))`;
}

/** `receivedTrainings` in SQL, on `training t`. */
function receivedSql(groupIds: readonly number[]): Prisma.Sql {
  if (groupIds.length === 0) return Prisma.sql`FALSE`;
  return Prisma.sql`(t.is_visible AND t.access = 'PUBLIC' AND EXISTS (
    SELECT FROM group_share s
      JOIN "group" o ON o.id = t.group_id
    WHERE s.training_id = t.id AND s.group_id = ANY (${groupIds}::int[]) AND s.accepted_at IS NOT NULL
      AND o.disbanded_at IS NULL))`;
}

/** Does a visible training reach the viewer by a share only? Its rank and its members are of its own group. */
export function isReceived(viewer: Viewer, { groupId }: RuledTraining): boolean {
  return groupId !== null && !belongsTo(viewer, groupId);
}

/** Visible trainings that a request may name; REST has no personal lists. */
export function reachableTrainings({ viewer, isRest }: Pick<Context, 'viewer' | 'isRest'>): Prisma.TrainingWhereInput {
  return isRest ? { AND: [{ kind: 'TRAINING' }, visibleTrainings(viewer)] } : visibleTrainings(viewer);
}

/** What of a member decides what they read. */
interface Membership {
  readonly isBlocked: boolean;
}

/**
 * May the viewer read inside a visible training: its problems and its rank? Public ones: who is signed in. Private ones
 * and lists by link: members. Its editors need no registration.
 */
export function canReadInside(viewer: Viewer, training: RuledTraining, membership: Membership | null): boolean {
  if (mayTraining(viewer, 'training.edit', training)) return true;
  if (viewer.kind !== 'user' || membership?.isBlocked) return false;
  if (training.kind === 'TRAINING') return training.access === 'PUBLIC' || membership !== null;
  return training.sharing === 'PUBLIC' || (training.sharing === 'LINK' && membership !== null);
}
