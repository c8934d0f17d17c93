import type { Prisma } from '@verdict/prisma/generated/client/client.ts';
import type { Context, Transaction } from '../../core/context.ts';
import { TrainingNotFound } from '../core/training.error.ts';
import { renumberItems } from '../plan/renumber.service.ts';
import { freeDisplayId } from './free-display-id.ts';
import { maxTrainingProblems, TooManyTrainingProblems } from './training-authoring.error.ts';
import { candidatesFor } from './training-problem-list.service.ts';

const maxRank = 2_147_483_647;

/** A problem that is added to a personal list. */
export interface NewListProblem {
  readonly problemId: number;
  readonly displayId: string;
  readonly sectionId?: number | null;
  readonly isOptional?: boolean;
  readonly note?: string;
  /** Of the note. */
  readonly translations?: Prisma.InputJsonValue;
}

/**
 * The problems among these that a list of a place can hold; a personal list holds those of the bank. They cannot be
 * hidden until the end of the transaction.
 */
export async function lockCandidates(
  tx: Transaction,
  problemIds: readonly number[],
  groupId: number | null = null,
): Promise<ReadonlyMap<number, string>> {
  const ids = [...new Set(problemIds)];
  await tx.$executeRaw`SELECT FROM problem WHERE id = ANY(${ids}::int[]) ORDER BY id FOR SHARE`;
  const rows = await tx.problem.findMany({
    where: { AND: [{ id: { in: ids } }, candidatesFor(groupId)] },
    select: { id: true, displayId: true },
  });
  return new Map(rows.map(({ id, displayId }) => [id, displayId]));
}

/**
 * Appends problems to a list in their order, without those it has. The caller holds the locks of the problems, which
 * come before that of the list.
 *
 * @throws TrainingNotFound, TooManyTrainingProblems
 */
export async function appendProblems(
  tx: Transaction,
  trainingId: number,
  { problems, now }: { readonly problems: readonly NewListProblem[] } & Pick<Context, 'now'>,
): Promise<void> {
  await tx.$executeRaw`SELECT FROM training WHERE id = ${trainingId} FOR NO KEY UPDATE`;
  const [present, lastMaterial] = await Promise.all([
    tx.trainingProblem.findMany({ where: { trainingId }, select: { problemId: true, displayId: true, rank: true } }),
    tx.trainingMaterial.aggregate({ where: { trainingId }, _max: { rank: true } }),
  ]);
  const known = new Set(present.map(({ problemId }) => problemId));
  const added = problems.filter(({ problemId }) => !known.has(problemId));
  if (added.length === 0) return;
  if (present.length + added.length > maxTrainingProblems) throw new TooManyTrainingProblems();
  const { count } = await tx.training.updateMany({ where: { id: trainingId }, data: { updatedAt: now } });
  if (count === 0) throw new TrainingNotFound();
  const taken = new Set(present.map(({ displayId }) => displayId));
  const last = Math.max(-1, lastMaterial._max.rank ?? -1, ...present.map(({ rank }) => rank));
  await tx.trainingProblem.createMany({
    data: added.map(({ displayId: wanted, ...problem }, index) => {
      const displayId = freeDisplayId(wanted, taken);
      taken.add(displayId);
      return { ...problem, trainingId, displayId, rank: Math.min(last + 1 + index, maxRank) };
    }),
  });
  await renumberItems(tx, trainingId);
}
