import type { Context } from '../../core/context.ts';
import { userIdOf } from '../../core/viewer-user.ts';
import { requireInside } from '../core/member.service.ts';
import { findTraining } from '../core/see-training.service.ts';
import { TrainingMaterialNotFound, TrainingSectionNotFound } from './plan.error.ts';

/**
 * Ticks a material for the viewer, or takes the tick away.
 *
 * @throws TrainingMaterialNotFound, TrainingNotFound, NotInTraining, BlockedInTraining
 */
export async function tickMaterial(context: Context, materialId: number, isDone: boolean): Promise<void> {
  const { db, viewer, now } = context;
  const material = await db.trainingMaterial.findUnique({ where: { id: materialId }, select: { trainingId: true } });
  if (material === null) throw new TrainingMaterialNotFound();
  await requireReader(context, material.trainingId);
  const tick = { materialId, userId: userIdOf(viewer) };
  if (isDone) await db.trainingMaterialTick.createMany({ data: [{ ...tick, tickedAt: now }], skipDuplicates: true });
  else await db.trainingMaterialTick.deleteMany({ where: tick });
}

/**
 * Opens a section for the viewer before what it requires is done, or takes that back.
 *
 * @returns the id of its training.
 * @throws TrainingSectionNotFound, TrainingNotFound, NotInTraining, BlockedInTraining
 */
export async function openSection(context: Context, sectionId: number, isOpen: boolean): Promise<number> {
  const { db, viewer, now } = context;
  const section = await db.trainingSection.findUnique({ where: { id: sectionId }, select: { trainingId: true } });
  if (section === null) throw new TrainingSectionNotFound();
  await requireReader(context, section.trainingId);
  const opening = { sectionId, userId: userIdOf(viewer) };
  if (isOpen)
    await db.trainingSectionOpening.createMany({ data: [{ ...opening, openedAt: now }], skipDuplicates: true });
  else await db.trainingSectionOpening.deleteMany({ where: opening });
  return section.trainingId;
}

async function requireReader(context: Context, trainingId: number): Promise<void> {
  const { training, membership } = await findTraining(context, trainingId);
  requireInside(context, training, membership);
}
