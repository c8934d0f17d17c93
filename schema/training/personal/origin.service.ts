import type { Prisma } from '@verdict/prisma/generated/client/client.ts';
import DataLoader from 'dataloader';
import type { Context, Viewer } from '../../core/context.ts';
import { isOpenTo, problemOrder } from '../core/training-problem.service.ts';
import { TrainingNotFound } from '../core/training.error.ts';
import { reachableTrainings, trainingRuleSelect, visibleTrainings } from '../core/training.rule.ts';
import { candidatesFor } from '../manage/training-problem-list.service.ts';
import { appendProblems, lockCandidates } from './append-problems.service.ts';
import { manageOwnList } from './save-list.service.ts';

/** Columns of a copy that say what was added to its origin. */
export const copySelect = {
  id: true,
  authorId: true,
  originId: true,
  originSeenAt: true,
} as const satisfies Prisma.TrainingSelect;
type Copy = Prisma.TrainingGetPayload<{ select: typeof copySelect }>;

type Loaders = Map<string, DataLoader<number, { readonly id: number } | null>>;
const loaders = new WeakMap<Context, Loaders>();

/** The training that another one was copied from; null when the viewer may not see it. @param query its columns. */
export function loadOrigin(context: Context, originId: number, query: object): Promise<{ readonly id: number } | null> {
  const bySelection: Loaders = loaders.get(context) ?? new Map();
  loaders.set(context, bySelection);
  const selection = JSON.stringify(query);
  let loader = bySelection.get(selection);
  if (loader === undefined) {
    loader = new DataLoader(
      async (ids) => {
        const rows: { readonly id: number }[] = await context.db.training.findMany({
          ...query,
          where: { AND: [{ id: { in: [...ids] } }, visibleTrainings(context.viewer)] },
        });
        const byId = new Map(rows.map((row) => [row.id, row]));
        return ids.map((id) => byId.get(id) ?? null);
      },
      { cache: false },
    );
    bySelection.set(selection, loader);
  }
  return loader.load(originId);
}

/** What was added to the origin of a copy since its author looked last, and the copy lacks. */
export interface OriginChanges {
  readonly where: Prisma.TrainingProblemWhereInput;
}

/** Null: not the viewer's copy, or they may no longer read inside the origin. */
export async function originChanges(context: Context, copy: Copy): Promise<OriginChanges | null> {
  const { id, originId, originSeenAt } = copy;
  if (originId === null || !isOwn(context.viewer, copy) || !(await isReadable(context, originId))) return null;
  return {
    where: {
      trainingId: originId,
      isCounted: true,
      ...(originSeenAt === null ? {} : { addedAt: { gt: originSeenAt } }),
      problem: { AND: [candidatesFor(null), { trainings: { none: { trainingId: id } } }] },
    },
  };
}

/** The problems of these changes, as the origin has them. @param query the selection of columns. */
export function listChanges({ db }: Pick<Context, 'db'>, { where }: OriginChanges, query: object) {
  return db.trainingProblem.findMany({ ...query, where, orderBy: problemOrder });
}

function isOwn(viewer: Viewer, { authorId }: Copy): boolean {
  return viewer.kind === 'user' && viewer.userId === authorId;
}

async function isReadable(context: Context, originId: number): Promise<boolean> {
  const origin = await context.db.training.findFirst({
    where: { AND: [{ id: originId }, reachableTrainings(context)] },
    select: trainingRuleSelect,
  });
  return origin !== null && (await isOpenTo(context, origin));
}

/**
 * Adds what was added to the origin to the viewer's copy, each problem to the section of the same title. The rest is
 * offered no more.
 *
 * @param problemIds null: all.
 * @throws TrainingNotFound, NotTrainingAdmin, TooManyTrainingProblems
 */
export async function takeOverOriginChanges(
  context: Context,
  id: number,
  problemIds: readonly number[] | null,
): Promise<void> {
  const { db, now } = context;
  await manageOwnList(context, id);
  const copy = await db.training.findUnique({ where: { id }, select: copySelect });
  if (!copy?.originId || !(await isReadable(context, copy.originId))) throw new TrainingNotFound();
  const additions = await additionsTo(context, copy);
  const wanted = additions.filter((row) => row.isCounted && (problemIds?.includes(row.problemId) ?? true));
  await db.$transaction(async (tx) => {
    const candidates = await lockCandidates(
      tx,
      wanted.map(({ problemId }) => problemId),
    );
    const sections = await tx.trainingSection.findMany({
      where: { trainingId: id },
      orderBy: { position: 'desc' },
      select: { id: true, title: true },
    });
    // Of two with the same title the first one remains.
    const byTitle = new Map(sections.map((section) => [section.title, section.id]));
    const problems = wanted
      .filter(({ problemId }) => candidates.has(problemId))
      .map(({ problemId, displayId, note, isOptional, section }) => ({
        problemId,
        displayId,
        note,
        isOptional,
        sectionId: section === null ? null : (byTitle.get(section.title) ?? null),
      }));
    await appendProblems(tx, id, { problems, now });
    await tx.training.updateMany({ where: { id }, data: seen(additions) });
  });
}

/** Offers what was added to the origin no more. @throws TrainingNotFound, NotTrainingAdmin */
export async function dismissOriginChanges(context: Context, id: number): Promise<void> {
  await manageOwnList(context, id);
  const copy = await context.db.training.findUnique({ where: { id }, select: copySelect });
  if (copy === null) throw new TrainingNotFound();
  await context.db.training.updateMany({ where: { id }, data: seen(await additionsTo(context, copy)) });
}

/** What was added to the origin since, hidden problems too. */
function additionsTo({ db }: Context, { originId, originSeenAt }: Copy) {
  return db.trainingProblem.findMany({
    where: { trainingId: originId ?? 0, ...(originSeenAt === null ? {} : { addedAt: { gt: originSeenAt } }) },
    orderBy: problemOrder,
    select: {
      problemId: true,
      displayId: true,
      isCounted: true,
      note: true,
      isOptional: true,
      addedAt: true,
      section: { select: { title: true } },
    },
  });
}

function seen(additions: readonly { readonly addedAt: Date }[]): { originSeenAt?: Date } {
  if (additions.length === 0) return {};
  return { originSeenAt: new Date(Math.max(...additions.map(({ addedAt }) => addedAt.getTime()))) };
}
