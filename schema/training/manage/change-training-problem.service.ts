import type { Context, Transaction } from '../../core/context.ts';
import type { Sentence } from '../../core/errors.ts';
import { isUniqueViolation } from '../../core/unique-violation.ts';
import { isDisplayId } from '../../problem/bank/display-id.ts';
import { isBlank, refuseFaults, type Fault } from '../../problem/editing/fault.ts';
import { manageTraining } from '../core/see-training.service.ts';
import { translationsColumn, type Translation } from '../core/text-in.ts';
import { checkVersion } from '../plan/plan.error.ts';
import { renumberItems, touchTraining, type PartChange } from '../plan/renumber.service.ts';
import {
  maxNote,
  maxTrainingProblems,
  TooManyTrainingProblems,
  TrainingProblemNotFound,
} from './training-authoring.error.ts';
import { candidatesFor, rowSelect, type ManagedTrainingProblem } from './training-problem-list.service.ts';

const maxRank = 2_147_483_647;

const badDisplayId: Sentence = {
  'zh-CN': '题号不能含有空格和 / ? # % \\ 等字符。',
  'en-US': 'A display id has no blanks and none of / ? # % \\.',
};
const takenDisplayId: Sentence = {
  'zh-CN': '另一道题目已使用该题号，请换一个。',
  'en-US': 'Another problem here has this display id; choose another one.',
};
/** A problem is in a list once. */
export const alreadyThere: Sentence = {
  'zh-CN': '该题目已在列表中，请勿重复添加。',
  'en-US': 'The problem is in the list already.',
};
/** The section that was chosen for a new problem. */
export const goneSection: Sentence = {
  'zh-CN': '该章节已不在列表中，请另选一个。',
  'en-US': 'This section is no longer in the list; choose another one.',
};
const longNote: Sentence = {
  'zh-CN': `不能超过 ${maxNote} 个字符。`,
  'en-US': `At most ${maxNote} characters are allowed.`,
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
  /** The note in other languages, without titles. */
  readonly translations: readonly Translation[] | null;
}

/**
 * Adds a problem to a training: a public one of the bank or of the training's group.
 *
 * @param place null as section: before the first one; absent: the last one.
 * @throws InvalidInput, TrainingNotFound, NotTrainingAdmin, TrainingProblemNotFound, TooManyTrainingProblems
 */
export async function addTrainingProblem(
  context: Context,
  { trainingId, problemId, sectionId }: Place & { readonly sectionId?: number | null },
  facts: TrainingProblemFacts,
): Promise<ManagedTrainingProblem> {
  const { displayId, rank, isOptional, note, translations } = facts;
  const { groupId } = await manageTraining(context, trainingId, 'training.addProblem');
  refuseFaults(faultsOf(facts), context.locale);
  return write(context, { trainingId, problemId, act: 'ADD' }, async (tx) => {
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
    const section = await sectionFor(tx, trainingId, sectionId);
    if (section === undefined) refuseFaults([{ path: 'sectionId', sentence: goneSection }], context.locale);
    const last = await tx.trainingMaterial.aggregate({ where: { trainingId }, _max: { rank: true } });
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
        translations: translationsColumn(translations ?? [], 'note'),
        addedAt: context.now,
      },
      select: { problemId: true },
    });
    return renumbered(tx, { trainingId, problemId });
  });
}

/** The section of a new problem, the last one unless it is given; undefined: it is not in the training. */
export async function sectionFor(tx: Transaction, trainingId: number, sectionId: number | null | undefined) {
  if (sectionId === null) return null;
  const found = await tx.trainingSection.findFirst({
    where: { trainingId, ...(sectionId === undefined ? {} : { id: sectionId }) },
    orderBy: [{ position: 'desc' }, { id: 'desc' }],
    select: { id: true },
  });
  return found ?? (sectionId === undefined ? null : undefined);
}

/**
 * Renames, moves or annotates a problem.
 *
 * @param place with the version its form was opened with; null: any.
 * @throws InvalidInput, TrainingNotFound, NotTrainingAdmin, TrainingProblemNotFound, TrainingPartChanged
 */
export async function changeTrainingProblem(
  context: Context,
  { version, ...place }: Place & { readonly version: number | null },
  facts: TrainingProblemFacts,
): Promise<ManagedTrainingProblem> {
  const { displayId, rank, isOptional, note, translations } = facts;
  await manageTraining(context, place.trainingId, 'training.changeProblem');
  refuseFaults(faultsOf(facts), context.locale);
  return write(context, { ...place, act: 'EDIT' }, async (tx) => {
    const where = { trainingId_problemId: place };
    const before = await tx.trainingProblem.findUnique({ where, select: { version: true } });
    if (before === null) throw new TrainingProblemNotFound();
    checkVersion(before, version);
    const data = {
      version: { increment: 1 },
      ...(displayId === null ? {} : { displayId: displayId.trim() }),
      ...(rank === null ? {} : { rank }),
      ...(isOptional === null ? {} : { isOptional }),
      ...(note === null ? {} : { note }),
      ...(translations === null ? {} : { translations: translationsColumn(translations, 'note') }),
    };
    await tx.trainingProblem.update({ where, data, select: { problemId: true } });
    return renumbered(tx, place);
  });
}

/**
 * Removes a problem from a training; the bank keeps it. @throws TrainingNotFound, NotTrainingAdmin,
 * TrainingProblemNotFound
 */
export async function removeTrainingProblem(context: Context, place: Place): Promise<void> {
  await manageTraining(context, place.trainingId, 'training.changeProblem');
  await write(context, { ...place, act: 'REMOVE' }, async (tx) => {
    const { count } = await tx.trainingProblem.deleteMany({ where: place });
    if (count === 0) throw new TrainingProblemNotFound();
  });
}

/** Changes the problems of a training, one change after another. */
async function write<T>(
  context: Context,
  { trainingId, problemId, act: kind }: Place & Pick<PartChange, 'act'>,
  act: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const { db, locale } = context;
  try {
    return await db.$transaction(async (tx) => {
      // Lock the problem first, as hiding a problem does before it changes the trainings.
      await tx.$executeRaw`SELECT FROM problem WHERE id = ${problemId} FOR SHARE`;
      await touchTraining(tx, context, trainingId, { part: 'PROBLEM', act: kind, ids: String(problemId) });
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

function faultsOf({ displayId, translations }: TrainingProblemFacts): Fault[] {
  const isBad = displayId !== null && (isBlank(displayId) || !isDisplayId(displayId.trim()));
  return [
    ...(isBad ? [{ path: 'displayId', sentence: badDisplayId }] : []),
    ...(translations ?? []).flatMap(({ description }, index) =>
      description.length > maxNote ? [{ path: `translations.${index}.description`, sentence: longNote }] : [],
    ),
  ];
}
