import type { Prisma } from '@verdict/prisma/generated/client/client.ts';
import type { Context } from '../../core/context.ts';
import type { Page, PageRequest } from '../../core/page.ts';
import { sharedWith, visibleProblems } from '../../problem/bank/problem.rule.ts';
import { adminProblemsWhere, type AdminProblem } from '../../problem/editing/admin-problem.service.ts';
import { manageTraining } from '../core/see-training.service.ts';
import { problemOrder } from '../core/training-problem.service.ts';

export const rowSelect = {
  trainingId: true,
  problemId: true,
  displayId: true,
  rank: true,
  isCounted: true,
  sectionId: true,
  isOptional: true,
  note: true,
  translations: true,
  version: true,
  problem: {
    select: {
      displayId: true,
      title: true,
      statements: { orderBy: { id: 'asc' }, select: { language: true, title: true } },
      visibility: true,
      type: true,
    },
  },
} as const satisfies Prisma.TrainingProblemSelect;

/** A problem of a training, as its managers see it. */
export type ManagedTrainingProblem = Prisma.TrainingProblemGetPayload<{ select: typeof rowSelect }>;

/** The problems of a training in their order, hidden ones too. @throws TrainingNotFound, NotTrainingAdmin */
export async function listManagedTrainingProblems(
  context: Context,
  trainingId: number,
): Promise<ManagedTrainingProblem[]> {
  await manageTraining(context, trainingId, 'training.addProblem');
  return context.db.trainingProblem.findMany({ where: { trainingId }, orderBy: problemOrder, select: rowSelect });
}

/** Which problems are looked for. */
interface ProblemSearch {
  readonly trainingId: number;
  readonly keyword: string | null;
  readonly page: PageRequest;
}

/** Problems that can be added to a training, the newest first. @throws TrainingNotFound, NotTrainingAdmin */
export async function listTrainingCandidates(
  context: Context,
  { trainingId, keyword, page }: ProblemSearch,
): Promise<Page<AdminProblem>> {
  const { groupId } = await manageTraining(context, trainingId, 'training.addProblem');
  return adminProblemsWhere(context, {
    where: { AND: [candidatesFor(groupId), { trainings: { none: { trainingId } } }] },
    filter: { keyword },
    page,
  });
}

/**
 * The problems of a training as the bank shows them to the viewer, the newest first. @throws TrainingNotFound,
 * NotTrainingAdmin
 */
export async function listTrainingBankProblems(
  context: Context,
  { trainingId, keyword, page }: ProblemSearch,
): Promise<Page<AdminProblem>> {
  await manageTraining(context, trainingId, 'training.addProblem');
  const where = { AND: [{ trainings: { some: { trainingId } } }, visibleProblems(context.viewer)] };
  return adminProblemsWhere(context, { where, filter: { keyword }, page });
}

/** Problems that count in trainings of a place: public ones of the bank, of the same group, and those it received. */
export function candidatesFor(groupId: number | null): Prisma.ProblemWhereInput {
  const ofGroup = groupId === null ? [] : [{ groupId }, sharedWith([groupId])];
  return { visibility: 'PUBLIC', OR: [{ inBank: true }, ...ofGroup] };
}
