import type { Context, Transaction } from '../../core/context.ts';
import type { Sentence } from '../../core/errors.ts';
import { isUniqueViolation } from '../../core/unique-violation.ts';
import { isDisplayId } from '../../problem/bank/display-id.ts';
import { isBlank, refuseFaults, type Fault } from '../../problem/editing/fault.ts';
import { manageTraining } from '../core/see-training.service.ts';
import { renumberItems, touchTraining } from '../plan/renumber.service.ts';
import { maxTrainingProblems, TooManyTrainingProblems, TrainingProblemNotFound } from './training-authoring.error.ts';
import { candidatesFor, rowSelect, type ManagedTrainingProblem } from './training-problem-list.service.ts';

const maxRank = 2_147_483_647;

const badDisplayId: Sentence = {
  'zh-CN': '题目展示 ID 不能含有空格和 / ? # % \\ 等字符。',
  'en-US': 'A display id has no blanks and none of / ? # % \\.',
};
const takenDisplayId: Sentence = {
  'zh-CN': '训练中已有题目使用该展示 ID。',
  'en-US': 'Another problem of this training has this display id.',
};
const alreadyThere: Sentence = {
  'zh-CN': '该题目已在训练中，请勿重复添加。',
  'en-US': 'The problem is in this training already.',
};

/** A problem in a training. */
interface Place {
  readonly trainingId: number;
  readonly problemId: number;
}

/** How a training names and orders a problem; null: as it was, or for a new one as the bank has it, as the last. */
export interface TrainingProblemFacts {
  readonly displayId: string | null;
  readonly rank: number | null;
  /** Not needed to complete its section. */
  readonly isOptional: boolean | null;
  /** Of the author, for readers; Markdown. */
  readonly note: string | null;
}

/**
 * Adds a problem to a training: a public one of the bank or of the training's group.
 *
 * @throws InvalidInput, TrainingNotFound, NotTrainingAdmin, TrainingProblemNotFound, TooManyTrainingProblems
 */
export async function addTrainingProblem(
  context: Context,
  { trainingId, problemId }: Place,
  { displayId, rank, isOptional, note }: TrainingProblemFacts,
): Promise<ManagedTrainingProblem> {
  const { groupId } = await manageTraining(context, trainingId, 'training.addProblem');
  refuseFaults(displayIdFaults(displayId), context.locale);
  return write(context, { trainingId, problemId }, async (tx) => {
    const problem = await tx.problem.findFirst({
      where: { AND: [{ id: problemId }, candidatesFor(groupId)] },
      select: { displayId: true },
    });
    if (problem === null) throw new TrainingProblemNotFound();
    const others = await tx.trainingProblem.findMany({
      where: { trainingId },
      select: { problemId: true, rank: true },
    });
    if (others.some((other) => other.problemId === problemId))
      refuseFaults([{ path: 'problemId', sentence: alreadyThere }], context.locale);
    if (others.length >= maxTrainingProblems) throw new TooManyTrainingProblems();
    const [last, section] = [
      await tx.trainingMaterial.aggregate({ where: { trainingId }, _max: { rank: true } }),
      await tx.trainingSection.findFirst({
        where: { trainingId },
        orderBy: [{ position: 'desc' }, { id: 'desc' }],
        select: { id: true },
      }),
    ];
    const lastRank = Math.max(last._max.rank ?? -1, ...others.map((other) => other.rank));
    await tx.trainingProblem.create({
      data: {
        trainingId,
        problemId,
        sectionId: section?.id ?? null,
        displayId: displayId?.trim() ?? problem.displayId,
        rank: rank ?? Math.min(lastRank + 1, maxRank),
        isOptional: isOptional ?? false,
        note: note ?? '',
        addedAt: context.now,
      },
      select: { problemId: true },
    });
    return renumbered(tx, { trainingId, problemId });
  });
}

/**
 * Renames, moves or annotates a problem. @throws InvalidInput, TrainingNotFound, NotTrainingAdmin,
 * TrainingProblemNotFound
 */
export async function changeTrainingProblem(
  context: Context,
  place: Place,
  { displayId, rank, isOptional, note }: TrainingProblemFacts,
): Promise<ManagedTrainingProblem> {
  await manageTraining(context, place.trainingId, 'training.changeProblem');
  refuseFaults(displayIdFaults(displayId), context.locale);
  return write(context, place, async (tx) => {
    const data = {
      ...(displayId === null ? {} : { displayId: displayId.trim() }),
      ...(rank === null ? {} : { rank }),
      ...(isOptional === null ? {} : { isOptional }),
      ...(note === null ? {} : { note }),
    };
    const { count } = await tx.trainingProblem.updateMany({ where: place, data });
    if (count === 0) throw new TrainingProblemNotFound();
    return renumbered(tx, place);
  });
}

/**
 * Removes a problem from a training; the bank keeps it. @throws TrainingNotFound, NotTrainingAdmin,
 * TrainingProblemNotFound
 */
export async function removeTrainingProblem(context: Context, place: Place): Promise<void> {
  await manageTraining(context, place.trainingId, 'training.changeProblem');
  await write(context, place, async (tx) => {
    const { count } = await tx.trainingProblem.deleteMany({ where: place });
    if (count === 0) throw new TrainingProblemNotFound();
  });
}

/** Changes the problems of a training, one change after another. */
async function write<T>(
  { db, locale, now }: Context,
  { trainingId, problemId }: Place,
  act: (tx: Transaction) => Promise<T>,
): Promise<T> {
  try {
    return await db.$transaction(async (tx) => {
      // Lock the problem first, as hiding a problem does before it changes the trainings.
      await tx.$executeRaw`SELECT FROM problem WHERE id = ${problemId} FOR SHARE`;
      await touchTraining(tx, trainingId, now);
      return act(tx);
    });
  } catch (error) {
    if (isUniqueViolation(error)) refuseFaults([{ path: 'displayId', sentence: takenDisplayId }], locale);
    throw error;
  }
}

/** A problem whose rank another one may have got. */
async function renumbered(tx: Transaction, place: Place): Promise<ManagedTrainingProblem> {
  await renumberItems(tx, place.trainingId);
  return tx.trainingProblem.findUniqueOrThrow({ where: { trainingId_problemId: place }, select: rowSelect });
}

function displayIdFaults(displayId: string | null): Fault[] {
  if (displayId === null) return [];
  return isBlank(displayId) || !isDisplayId(displayId.trim()) ? [{ path: 'displayId', sentence: badDisplayId }] : [];
}
