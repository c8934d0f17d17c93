import type { Context } from '../../core/context.ts';
import { refuseFaults } from '../../problem/editing/fault.ts';
import { manageTraining } from '../core/see-training.service.ts';
import { translationsColumn, translationsOf } from '../core/text-in.ts';
import { lockCandidates } from '../manage/append-problems.service.ts';
import { alreadyThere } from '../manage/change-training-problem.service.ts';
import { freeDisplayId } from '../manage/free-display-id.ts';
import {
  maxNote,
  maxTrainingProblems,
  TooManyTrainingProblems,
  TrainingProblemNotFound,
} from '../manage/training-authoring.error.ts';
import { TrainingMaterialNotFound } from '../plan/plan.error.ts';
import { numberItems, touchTraining } from '../plan/renumber.service.ts';

/** A problem in place of a placeholder. */
interface Replacement {
  readonly materialId: number;
  readonly problemId: number;
}

/**
 * Puts a problem in the place of a placeholder, with its remark as note and the display id that its file gave it.
 *
 * @returns the training.
 * @throws InvalidInput, TrainingMaterialNotFound, TrainingNotFound, NotTrainingAdmin, TrainingProblemNotFound,
 *   TooManyTrainingProblems
 */
export async function replacePlaceholder(context: Context, { materialId, problemId }: Replacement): Promise<number> {
  const { db, now, locale } = context;
  const found = await db.trainingMaterial.findUnique({ where: { id: materialId }, select: { trainingId: true } });
  if (found === null) throw new TrainingMaterialNotFound();
  const { trainingId } = found;
  await manageTraining(context, trainingId, 'training.addProblem');
  const { groupId } = await manageTraining(context, trainingId, 'training.changeProblem');
  await db.$transaction(async (tx) => {
    const bankDisplayId = (await lockCandidates(tx, [problemId], groupId)).get(problemId);
    if (bankDisplayId === undefined) throw new TrainingProblemNotFound();
    await touchTraining(tx, context, trainingId, { part: 'PROBLEM', act: 'REPLACE', ids: String(problemId) });
    // Ranks become unique, so that the problem takes exactly the place of the placeholder.
    await numberItems(tx, trainingId);
    const placeholder = await tx.trainingMaterial.findFirst({
      where: { id: materialId, trainingId, kind: 'PLACEHOLDER' },
      select: { rank: true, sectionId: true, isOptional: true, content: true, translations: true, displayId: true },
    });
    if (placeholder === null) throw new TrainingMaterialNotFound();
    const present = await tx.trainingProblem.findMany({
      where: { trainingId },
      select: { problemId: true, displayId: true },
    });
    if (present.some((other) => other.problemId === problemId))
      refuseFaults([{ path: 'problemId', sentence: alreadyThere }], locale);
    if (present.length >= maxTrainingProblems) throw new TooManyTrainingProblems();
    const { content, translations, displayId, ...place } = placeholder;
    // Notes are shorter than materials.
    const note = (text: string) => text.slice(0, maxNote);
    await tx.trainingMaterial.delete({ where: { id: materialId } });
    await tx.trainingProblem.create({
      data: {
        ...place,
        trainingId,
        problemId,
        displayId: freeDisplayId(displayId ?? bankDisplayId, new Set(present.map((other) => other.displayId))),
        note: note(content),
        translations: translationsColumn(
          translationsOf(translations, 'content').map((one) => ({
            ...one,
            title: '',
            description: note(one.description),
          })),
          'note',
        ),
        addedAt: now,
      },
      select: { problemId: true },
    });
  });
  return trainingId;
}
