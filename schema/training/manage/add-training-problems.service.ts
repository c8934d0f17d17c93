import type { Context } from '../../core/context.ts';
import type { Sentence } from '../../core/errors.ts';
import { refuseFaults } from '../../problem/editing/fault.ts';
import { manageTraining } from '../core/see-training.service.ts';
import { problemOrder } from '../core/training-problem.service.ts';
import { touchTraining } from '../plan/renumber.service.ts';
import { appendProblems, lockCandidates } from './append-problems.service.ts';
import { alreadyThere, goneSection, sectionFor } from './change-training-problem.service.ts';
import { rowSelect, type ManagedTrainingProblem } from './training-problem-list.service.ts';

const notCandidate: Sentence = {
  'zh-CN': '该题目不能加入，可能已被隐藏或删除。',
  'en-US': 'The problem cannot be added; it may be hidden or deleted.',
};

interface NewProblems {
  readonly trainingId: number;
  /** In the bank. */
  readonly problemIds: readonly number[];
  /** Null: before the first one; absent: the last one. */
  readonly sectionId?: number | null;
}

/**
 * Adds problems at the end of a section in their order, all or none. They keep their display ids of the bank, or get
 * free ones that are like these.
 *
 * @returns them in the order of the training.
 * @throws InvalidInput, TrainingNotFound, NotTrainingAdmin, TooManyTrainingProblems
 */
export async function addTrainingProblems(
  context: Context,
  { trainingId, problemIds, sectionId }: NewProblems,
): Promise<ManagedTrainingProblem[]> {
  const { db, locale, now } = context;
  const { groupId } = await manageTraining(context, trainingId, 'training.addProblem');
  const where = { trainingId, problemId: { in: [...problemIds] } };
  return db.$transaction(async (tx) => {
    const candidates = await lockCandidates(tx, problemIds, groupId);
    await touchTraining(tx, context, trainingId, { part: 'PROBLEM', act: 'ADD', ids: problemIds.join(', ') });
    const rows = await tx.trainingProblem.findMany({ where, select: { problemId: true } });
    const present = new Set(rows.map(({ problemId }) => problemId));
    const sentenceOf = (problemId: number) =>
      present.has(problemId) ? alreadyThere : candidates.has(problemId) ? null : notCandidate;
    const faults = problemIds.map((problemId, index) => ({
      path: `problemIds.${index}`,
      sentence: sentenceOf(problemId),
    }));
    refuseFaults(
      faults.flatMap(({ path, sentence }) => (sentence === null ? [] : [{ path, sentence }])),
      locale,
    );
    const section = await sectionFor(tx, trainingId, sectionId);
    if (section === undefined) refuseFaults([{ path: 'sectionId', sentence: goneSection }], locale);
    const problems = [...new Set(problemIds)].map((problemId) => ({
      problemId,
      displayId: candidates.get(problemId) ?? '',
      sectionId: section?.id ?? null,
    }));
    await appendProblems(tx, trainingId, { problems, now });
    return tx.trainingProblem.findMany({ where, orderBy: problemOrder, select: rowSelect });
  });
}
