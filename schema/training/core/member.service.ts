import { ration } from '../../account/user/ration.ts';
import type { Context } from '../../core/context.ts';
import { isSameSecret } from '../../core/same-secret.ts';
import { isUniqueViolation } from '../../core/unique-violation.ts';
import { userIdOf } from '../../core/viewer-user.ts';
import { findTraining } from './see-training.service.ts';
import {
  AlreadyInTraining,
  BlockedInTraining,
  NotInTraining,
  TrainingNotFound,
  WrongTrainingPassword,
} from './training.error.ts';
import { canReadInside, isReceived, mayTraining, reachableTrainings, type RuledTraining } from './training.rule.ts';

/** Who registers, and by which password. */
interface Registration {
  readonly trainingId: number;
  /** Of a private training. */
  readonly password: string | null;
}

/**
 * Makes the viewer a member of a training. A private one asks for its password, except from its editors.
 *
 * @throws TrainingNotFound, AlreadyInTraining, BlockedInTraining, WrongTrainingPassword, TooManyRequests
 */
export async function registerForTraining(context: Context, { trainingId, password }: Registration): Promise<void> {
  const { db, viewer, now } = context;
  const userId = userIdOf(viewer);
  const { training, membership } = await findTraining(context, trainingId);
  if (isReceived(viewer, training)) throw new TrainingNotFound();
  if (membership !== null)
    throw membership.isBlocked ? new BlockedInTraining(training.kind) : new AlreadyInTraining(training.kind);
  if (training.access === 'PRIVATE' && !mayTraining(viewer, 'training.edit', training))
    await checkPassword(context, { trainingId, password });
  try {
    await db.trainingMember.create({ data: { trainingId, userId, joinedAt: now } });
  } catch (error) {
    throw isUniqueViolation(error) ? new AlreadyInTraining(training.kind) : error;
  }
}

async function checkPassword(context: Context, { trainingId, password }: Registration): Promise<void> {
  ration(context, 'trainingPassword', `${userIdOf(context.viewer)} ${trainingId}`);
  const stored = await context.db.training.findUnique({ where: { id: trainingId }, select: { password: true } });
  if (!stored?.password || password === null || !isSameSecret(password, stored.password))
    throw new WrongTrainingPassword();
}

/**
 * Ends the membership of the viewer, also in a training that was closed to them. A blocked member stays blocked.
 *
 * @returns whether the viewer saw the training.
 * @throws TrainingNotFound, NotInTraining
 */
export async function leaveTraining(context: Context, trainingId: number): Promise<boolean> {
  const { db, viewer } = context;
  const seen = await db.training.count({ where: { AND: [{ id: trainingId }, reachableTrainings(context)] } });
  const { count } = await db.trainingMember.deleteMany({
    where: { trainingId, userId: userIdOf(viewer), isBlocked: false },
  });
  if (count === 0) throw seen === 0 ? new TrainingNotFound() : new NotInTraining();
  return seen > 0;
}

/**
 * Shows the viewer in the rank of a public training, or hides them. Consenting makes a member.
 *
 * @throws TrainingNotFound, NotInTraining, BlockedInTraining
 */
export async function listInTrainingRank(
  context: Context,
  { trainingId, isListed }: { readonly trainingId: number; readonly isListed: boolean },
): Promise<void> {
  const { db, viewer, now } = context;
  const userId = userIdOf(viewer);
  const { training, membership } = await findTraining(context, trainingId);
  if (isReceived(viewer, training)) throw new TrainingNotFound();
  requireInside(context, training, membership);
  const { count } = await db.trainingMember.updateMany({ where: { trainingId, userId }, data: { isListed } });
  if (count > 0 || !isListed) return;
  await db.trainingMember.upsert({
    where: { trainingId_userId: { trainingId, userId } },
    create: { trainingId, userId, joinedAt: now, isListed },
    update: { isListed },
  });
}

/** @throws NotInTraining, BlockedInTraining */
export function requireInside(
  { viewer }: Context,
  training: RuledTraining,
  membership: { readonly isBlocked: boolean } | null,
): void {
  if (canReadInside(viewer, training, membership)) return;
  throw membership?.isBlocked ? new BlockedInTraining(training.kind) : new NotInTraining();
}
