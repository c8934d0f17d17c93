import type { Context, Transaction } from '../../core/context.ts';
import type { Sentence } from '../../core/errors.ts';
import { userIdOf } from '../../core/viewer-user.ts';
import { appendProblems, lockCandidates } from '../manage/append-problems.service.ts';
import { TrainingProblemNotFound } from '../manage/training-authoring.error.ts';
import { admitList, lockLists } from './own-list.service.ts';
import { manageOwnList } from './save-list.service.ts';

const defaultTitle: Sentence = { 'zh-CN': '收藏的题目', 'en-US': 'Saved problems' };

/** Which problem to save, and where. */
interface Saving {
  readonly problemId: number;
  /** Own list; null: the default one. */
  readonly trainingId: number | null;
}

/**
 * Saves a problem of the bank to a list of the viewer; saving it again changes nothing. The default list is created
 * when it is first needed.
 *
 * @returns the list.
 * @throws TrainingNotFound, NotTrainingAdmin, TrainingProblemNotFound, TooManyTrainingProblems, TooManyTrainingLists
 */
export async function saveProblem(context: Context, { problemId, trainingId }: Saving): Promise<number> {
  if (trainingId !== null) await manageOwnList(context, trainingId);
  return context.db.$transaction(async (tx) => {
    const listId = trainingId ?? (await defaultList(tx, context));
    const displayId = (await lockCandidates(tx, [problemId])).get(problemId);
    if (displayId === undefined) throw new TrainingProblemNotFound();
    await appendProblems(tx, listId, { problems: [{ problemId, displayId }], now: context.now });
    return listId;
  });
}

async function defaultList(tx: Transaction, context: Context): Promise<number> {
  const authorId = userIdOf(context.viewer);
  const select = { id: true } as const;
  const find = () => tx.training.findFirst({ where: { authorId, isDefault: true }, select });
  const found = await find();
  if (found !== null) return found.id;
  // Another request may have created it before the lock was free.
  await lockLists(tx, authorId);
  const list = await find();
  if (list !== null) return list.id;
  await admitList(tx, context);
  const { id } = await tx.training.create({
    data: { kind: 'PERSONAL', isDefault: true, authorId, title: defaultTitle[context.locale] },
    select,
  });
  return id;
}
