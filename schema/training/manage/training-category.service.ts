import type { TrainingCategory } from '@verdict/prisma/generated/client/client.ts';
import { badColor, isCssColor } from '../../contest/manage/css-color.ts';
import { auditBy, differing } from '../../core/audit/audit.ts';
import type { Context, Transaction } from '../../core/context.ts';
import { isUniqueViolation } from '../../core/unique-violation.ts';
import { belongsTo, may } from '../../place/place.rule.ts';
import { isBlank, refuseFaults, required, type Fault } from '../../problem/editing/fault.ts';
import { NotCategoryKeeper, TrainingCategoryExists, TrainingCategoryNotFound } from './training-authoring.error.ts';

/** A category as its form sends it. */
export interface TrainingCategoryFacts {
  readonly name: string;
  /** CSS colour. */
  readonly color: string;
}

/** Creates a category of a place. @throws InvalidInput, NotCategoryKeeper, TrainingCategoryExists */
export async function createTrainingCategory(
  context: Context,
  groupId: number | null,
  facts: TrainingCategoryFacts,
): Promise<TrainingCategory> {
  requireKeeper(context, groupId);
  refuseFaults(categoryFaults(facts), context.locale);
  // Super admins may in every group, so also in one that there is not.
  if (groupId !== null && (await context.db.group.count({ where: { id: groupId } })) === 0)
    throw new NotCategoryKeeper();
  return named(facts, () =>
    context.db.$transaction(async (tx) => {
      const made = await tx.trainingCategory.create({ data: { ...columnsOf(facts), groupId } });
      await auditBy(context, tx, {
        ...onCategory(made),
        action: 'training.createCategory',
        after: columnsOf(facts),
      });
      return made;
    }),
  );
}

/**
 * Renames or recolours a category.
 *
 * @throws InvalidInput, TrainingCategoryNotFound, NotCategoryKeeper, TrainingCategoryExists
 */
export async function updateTrainingCategory(
  context: Context,
  id: number,
  facts: TrainingCategoryFacts,
): Promise<TrainingCategory> {
  await findKept(context, id);
  refuseFaults(categoryFaults(facts), context.locale);
  return named(facts, () =>
    context.db.$transaction(async (tx) => {
      const before = await lockCategory(tx, id);
      const after = await tx.trainingCategory.update({ where: { id }, data: columnsOf(facts) });
      await auditBy(context, tx, {
        ...onCategory(after),
        action: 'training.editCategory',
        ...differing(columnsOf(before), columnsOf(after)),
      });
      return after;
    }),
  );
}

/** Deletes a category; its trainings have none then. @throws TrainingCategoryNotFound, NotCategoryKeeper */
export async function deleteTrainingCategory(context: Context, id: number): Promise<void> {
  await findKept(context, id);
  await context.db.$transaction(async (tx) => {
    const before = await lockCategory(tx, id);
    await tx.trainingCategory.delete({ where: { id } });
    await auditBy(context, tx, {
      ...onCategory(before),
      action: 'training.deleteCategory',
      before: columnsOf(before),
    });
  });
}

/** A category as it is under its lock. @throws TrainingCategoryNotFound */
async function lockCategory(tx: Transaction, id: number): Promise<TrainingCategory> {
  await tx.$executeRaw`SELECT FROM training_category WHERE id = ${id} FOR UPDATE`;
  const category = await tx.trainingCategory.findUnique({ where: { id } });
  if (category === null) throw new TrainingCategoryNotFound();
  return category;
}

function onCategory({ id, groupId }: TrainingCategory) {
  return { target: { kind: 'TRAINING_CATEGORY', id }, groupId };
}

async function findKept(context: Context, id: number): Promise<void> {
  const category = await context.db.trainingCategory.findUnique({ where: { id }, select: { groupId: true } });
  if (category === null) throw new TrainingCategoryNotFound();
  const { groupId } = category;
  if (groupId !== null && !belongsTo(context.viewer, groupId)) throw new TrainingCategoryNotFound();
  requireKeeper(context, groupId);
}

function requireKeeper({ viewer }: Pick<Context, 'viewer'>, groupId: number | null): void {
  if (!may(viewer, 'trainingCategory.keep', { groupId, authorId: null })) throw new NotCategoryKeeper();
}

function categoryFaults({ name, color }: TrainingCategoryFacts): Fault[] {
  return [
    ...(isBlank(name) ? [required('name')] : []),
    ...(isCssColor(color.trim()) ? [] : [{ path: 'color', sentence: badColor }]),
  ];
}

function columnsOf({ name, color }: TrainingCategoryFacts) {
  return { name: name.trim(), color: color.trim() };
}

async function named<T>({ name }: TrainingCategoryFacts, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    throw isUniqueViolation(error) ? new TrainingCategoryExists(name.trim()) : error;
  }
}
