import type { Context, Transaction } from '../../core/context.ts';
import type { Sentence } from '../../core/errors.ts';
import { isUniqueViolation } from '../../core/unique-violation.ts';
import { isDisplayId } from '../../problem/bank/display-id.ts';
import { isBlank, refuseFaults, type Fault } from '../../problem/editing/fault.ts';
import { manageTraining } from '../core/see-training.service.ts';
import { problemOrder } from '../core/training-problem.service.ts';
import { TrainingNotFound } from '../core/training.error.ts';
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
}

/**
 * Adds a problem to a training: a public one of the bank or of the training's group.
 *
 * @throws InvalidInput, TrainingNotFound, NotTrainingAdmin, TrainingProblemNotFound, TooManyTrainingProblems
 */
export async function addTrainingProblem(
  context: Context,
  { trainingId, problemId }: Place,
  { displayId, rank }: TrainingProblemFacts,
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
    const last = Math.max(-1, ...others.map((other) => other.rank)) + 1;
    return tx.trainingProblem.create({
      data: {
        trainingId,
        problemId,
        displayId: displayId?.trim() ?? problem.displayId,
        rank: rank ?? Math.min(last, maxRank),
      },
      select: rowSelect,
    });
  });
}

/** Renames or moves a problem. @throws InvalidInput, TrainingNotFound, NotTrainingAdmin, TrainingProblemNotFound */
export async function changeTrainingProblem(
  context: Context,
  place: Place,
  { displayId, rank }: TrainingProblemFacts,
): Promise<ManagedTrainingProblem> {
  await manageTraining(context, place.trainingId, 'training.changeProblem');
  refuseFaults(displayIdFaults(displayId), context.locale);
  return write(context, place, async (tx) => {
    const data = {
      ...(displayId === null ? {} : { displayId: displayId.trim() }),
      ...(rank === null ? {} : { rank }),
    };
    const { count } = await tx.trainingProblem.updateMany({ where: place, data });
    if (count === 0) throw new TrainingProblemNotFound();
    return tx.trainingProblem.findUniqueOrThrow({ where: { trainingId_problemId: place }, select: rowSelect });
  });
}

/**
 * Puts the problems of a training in an order; those that are not named come last, as they were.
 *
 * @throws TrainingNotFound, NotTrainingAdmin
 */
export async function orderTrainingProblems(
  context: Context,
  trainingId: number,
  problemIds: readonly number[],
): Promise<ManagedTrainingProblem[]> {
  await manageTraining(context, trainingId, 'training.changeProblem');
  return context.db.$transaction(async (tx) => {
    await touch(tx, trainingId, context.now);
    const rows = await tx.trainingProblem.findMany({
      where: { trainingId },
      orderBy: problemOrder,
      select: { problemId: true },
    });
    const known = new Set(rows.map(({ problemId }) => problemId));
    const order = [...new Set([...problemIds.filter((id) => known.has(id)), ...known])];
    await tx.$executeRaw`
      UPDATE training_problem
      SET rank = one.rank
      FROM unnest(${order}::int[], ${order.map((_id, index) => index)}::int[]) AS one (problem_id, rank)
      WHERE training_problem.training_id = ${trainingId} AND training_problem.problem_id = one.problem_id`;
    return tx.trainingProblem.findMany({ where: { trainingId }, orderBy: problemOrder, select: rowSelect });
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
      // The problem first: whoever hides it at the same moment changes its trainings after it.
      await tx.$executeRaw`SELECT FROM problem WHERE id = ${problemId} FOR SHARE`;
      await touch(tx, trainingId, now);
      return act(tx);
    });
  } catch (error) {
    if (isUniqueViolation(error)) refuseFaults([{ path: 'displayId', sentence: takenDisplayId }], locale);
    throw error;
  }
}

/** Notes that the list changed, and locks it. @throws TrainingNotFound */
async function touch(tx: Transaction, trainingId: number, now: Date): Promise<void> {
  const { count } = await tx.training.updateMany({ where: { id: trainingId }, data: { updatedAt: now } });
  if (count === 0) throw new TrainingNotFound();
}

function displayIdFaults(displayId: string | null): Fault[] {
  if (displayId === null) return [];
  return isBlank(displayId) || !isDisplayId(displayId.trim()) ? [{ path: 'displayId', sentence: badDisplayId }] : [];
}
