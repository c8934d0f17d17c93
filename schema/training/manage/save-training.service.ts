import { differing } from '../../core/audit/audit.ts';
import type { Context, Transaction } from '../../core/context.ts';
import { userIdOf } from '../../core/viewer-user.ts';
import { may } from '../../place/place.rule.ts';
import { refuseFaults } from '../../problem/editing/fault.ts';
import { manageTraining } from '../core/see-training.service.ts';
import { translationsColumn } from '../core/text-in.ts';
import { auditTraining } from '../core/training-audit.ts';
import { NotTrainingAdmin, TrainingNotFound } from '../core/training.error.ts';
import { TrainingChanged } from './training-authoring.error.ts';
import { categoryFault, trainingFaults, type TrainingInput } from './training-input.ts';

/** Creates a training of the viewer in a place. @throws InvalidInput, NotTrainingAdmin */
export async function createTraining(context: Context, groupId: number | null, input: TrainingInput): Promise<number> {
  const { db, viewer, locale } = context;
  if (!may(viewer, 'training.create', { groupId, authorId: null })) throw new NotTrainingAdmin();
  refuseFaults(trainingFaults(input), locale);
  return db.$transaction(async (tx) => {
    // Super admins may in every group, so also in one that there is not.
    if (groupId !== null && (await tx.group.count({ where: { id: groupId } })) === 0) throw new NotTrainingAdmin();
    await checkCategory(tx, context, groupId, input);
    const { id } = await tx.training.create({
      data: { ...columnsOf(input), groupId, authorId: userIdOf(viewer) },
      select: { id: true },
    });
    await auditTraining(context, tx, id, { action: 'training.create', after: fieldsOf(columnsOf(input)) });
    return id;
  });
}

/** A form with the version that it replaces. */
export interface TrainingUpdate {
  readonly id: number;
  readonly version: number;
  readonly input: TrainingInput;
  /** All members register again; null: when a public training becomes private. */
  readonly removesMembers: boolean | null;
}

/**
 * Saves a training over the version its form was opened with. Members stay after a change of the password, and go when
 * a public training becomes private, since they have not shown that they know it; both unless asked otherwise. Blocked
 * members stay blocked.
 *
 * @throws InvalidInput, TrainingNotFound, NotTrainingAdmin, TrainingChanged
 */
export async function updateTraining(context: Context, update: TrainingUpdate): Promise<void> {
  const { db, locale } = context;
  const { id, version, input, removesMembers } = update;
  const { groupId, kind } = await manageTraining(context, id, 'training.edit');
  if (kind !== 'TRAINING') throw new TrainingNotFound();
  refuseFaults(trainingFaults(input), locale);
  await db.$transaction(async (tx) => {
    // Under its lock, so that of two who save at once the second one sees the first.
    await tx.$executeRaw`SELECT FROM training WHERE id = ${id} FOR NO KEY UPDATE`;
    const before = await tx.training.findUnique({
      where: { id },
      select: {
        version: true,
        updatedAt: true,
        title: true,
        description: true,
        access: true,
        password: true,
        rank: true,
        isVisible: true,
        categoryId: true,
      },
    });
    if (before === null) throw new TrainingNotFound();
    if (before.version !== version)
      throw new TrainingChanged({ changedAt: before.updatedAt, currentVersion: before.version });
    await checkCategory(tx, context, groupId, input);
    const becomesPrivate = before.access === 'PUBLIC' && input.access === 'PRIVATE';
    await tx.training.update({
      where: { id },
      data: {
        ...columnsOf(input),
        ...(becomesPrivate ? { privateSince: context.now } : {}),
        version: { increment: 1 },
      },
      select: { id: true },
    });
    await auditTraining(context, tx, id, { action: 'training.edit', ...changesOf(before, columnsOf(input)) });
    if (removesMembers ?? becomesPrivate) await removeMembers(tx, { trainingId: id, isBlocked: false });
  });
}

/** Shows a training, or hides it. @throws TrainingNotFound, NotTrainingAdmin */
export async function changeTrainingVisibility(context: Context, id: number, isVisible: boolean): Promise<void> {
  await manageTraining(context, id, 'training.hide');
  await context.db.$transaction(async (tx) => {
    const { count } = await tx.training.updateMany({
      where: { id },
      data: { isVisible, version: { increment: 1 } },
    });
    if (count === 0) throw new TrainingNotFound();
    await auditTraining(context, tx, id, { action: 'training.changeVisibility', after: { isVisible } });
  });
}

/** Deletes a training with its members; problems and submissions stay. @throws TrainingNotFound, NotTrainingAdmin */
export async function deleteTraining(context: Context, id: number): Promise<void> {
  await manageTraining(context, id, 'training.delete');
  await context.db.$transaction(async (tx) => {
    // Members first: without them, no figures follow from the problems that go.
    await removeMembers(tx, { trainingId: id });
    const before = await tx.training.findUnique({ where: { id }, select: { title: true } });
    if (before !== null) await auditTraining(context, tx, id, { action: 'training.delete', before });
    const { count } = await tx.training.deleteMany({ where: { id } });
    if (count === 0) throw new TrainingNotFound();
  });
}

/** Deletes members in the order in which their figures are locked, so that neither waits for the other in a circle. */
async function removeMembers(
  tx: Transaction,
  where: { readonly trainingId: number; readonly isBlocked?: boolean },
): Promise<void> {
  await tx.$executeRaw`
    SELECT FROM training_member WHERE training_id = ${where.trainingId} ORDER BY user_id FOR UPDATE`;
  await tx.trainingMember.deleteMany({ where });
}

/** A training has a category of the site or of its group. @throws InvalidInput */
async function checkCategory(
  tx: Transaction,
  { locale }: Pick<Context, 'locale'>,
  groupId: number | null,
  { categoryId }: TrainingInput,
): Promise<void> {
  const known = await tx.trainingCategory.count({
    where: { id: categoryId ?? 0, OR: [{ groupId: null }, ...(groupId === null ? [] : [{ groupId }])] },
  });
  if (known === 0) refuseFaults([categoryFault], locale);
}

type AuditedTraining = Pick<
  TrainingInput,
  'title' | 'description' | 'access' | 'password' | 'rank' | 'isVisible' | 'categoryId'
>;

/** What of a training the audit log keeps: neither password nor texts. */
function fieldsOf({ title, access, rank, isVisible, categoryId }: AuditedTraining) {
  return { title, access, rank, isVisible, categoryId };
}

function changesOf(before: AuditedTraining, after: AuditedTraining) {
  const changes = differing(fieldsOf(before), fieldsOf(after));
  return {
    ...changes,
    after: {
      ...changes.after,
      ...(before.description !== after.description && { isTextChanged: true }),
      ...(before.password !== after.password && { isPasswordChanged: true }),
    },
  };
}

function columnsOf({ title, description, translations, access, password, rank, isVisible, categoryId }: TrainingInput) {
  return {
    title: title.trim(),
    description,
    ...(translations === null ? {} : { translations: translationsColumn(translations) }),
    access,
    password: access === 'PUBLIC' ? null : password,
    rank,
    isVisible,
    categoryId,
  };
}
