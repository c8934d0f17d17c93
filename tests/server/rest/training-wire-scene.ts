import type { Services } from '@verdict/schema/core/context.ts';
import { buildProblem } from '../../factories/problem.ts';
import { buildTraining, buildTrainingCategory } from '../../factories/training.ts';

/** Trainings of an admin. */
export interface TrainingWireScene {
  /** Public, with the problem of the scene; its rank lists the contestant. */
  readonly id: number;
  /** Of a problem that may be removed from it. */
  readonly oldProblemId: number;
  readonly categoryId: number;
  /** Private, with the password "secret". */
  readonly privateId: number;
  /** That may be changed and deleted. */
  readonly spareId: number;
  readonly oldId: number;
  /** Of a category that may be deleted. */
  readonly oldCategoryId: number;
}

/** Builds the trainings. */
export async function buildTrainingWireScene(
  services: Pick<Services, 'db' | 'files'>,
  {
    authorId,
    contestantId,
    problem,
  }: {
    readonly authorId: string;
    readonly contestantId: string;
    readonly problem: { readonly problemId: number; readonly displayId: string };
  },
): Promise<TrainingWireScene> {
  const [category, oldCategory] = [await buildTrainingCategory(services), await buildTrainingCategory(services)];
  const columns = { authorId, categoryId: category.id };
  const old = await buildProblem(services, { hasTests: false });
  const training = await buildTraining(services, {
    ...columns,
    problems: [{ id: problem.problemId, displayId: problem.displayId }, old],
    members: [{ id: contestantId }],
  });
  await services.db.trainingMember.updateMany({ where: { trainingId: training.id }, data: { isListed: true } });
  const secret = { ...columns, access: 'PRIVATE', password: 'secret' } as const;
  return {
    id: training.id,
    oldProblemId: old.id,
    categoryId: category.id,
    privateId: (await buildTraining(services, secret)).id,
    spareId: (await buildTraining(services, columns)).id,
    oldId: (await buildTraining(services, columns)).id,
    oldCategoryId: oldCategory.id,
  };
}
