import type { Prisma } from '@verdict/prisma/generated/client/client.ts';
import DataLoader from 'dataloader';
import type { Context, Viewer } from '../../core/context.ts';
import { isOpenTo, problemOrder } from '../core/training-problem.service.ts';
import { reachableTrainings, trainingRuleSelect } from '../core/training.rule.ts';
import { candidatesFor } from '../manage/training-problem-list.service.ts';

/** Columns of a copy that say what was added to its origin. */
export const copySelect = {
  id: true,
  authorId: true,
  originId: true,
  originSeenAt: true,
} as const satisfies Prisma.TrainingSelect;
export type Copy = Prisma.TrainingGetPayload<{ select: typeof copySelect }>;

/** A problem in an origin. */
interface Place {
  readonly trainingId: number;
  readonly problemId: number;
}

/** What was added to the origin of a copy since its author looked last, and the copy lacks; in the origin's order. */
export type OriginChanges = readonly Place[];

const loaders = new WeakMap<Context, DataLoader<Copy, OriginChanges | null>>();

/**
 * Null: not the viewer's copy, or they may no longer read inside the origin. A list of copies takes as many queries as
 * one copy.
 */
export function loadOriginChanges(context: Context, copy: Copy): Promise<OriginChanges | null> {
  let loader = loaders.get(context);
  if (loader === undefined) {
    loader = new DataLoader<Copy, OriginChanges | null>((copies) => changesOf(context, copies), { cache: false });
    loaders.set(context, loader);
  }
  return loader.load(copy);
}

async function changesOf(context: Context, copies: readonly Copy[]): Promise<(OriginChanges | null)[]> {
  const { db, viewer } = context;
  const own = copies.filter((copy) => isOwn(viewer, copy));
  const open = await openOrigins(
    context,
    own.flatMap(({ originId }) => originId ?? []),
  );
  const offered = own.filter(({ originId }) => originId !== null && open.has(originId));
  const additions = await db.trainingProblem.findMany({
    where: { OR: offered.map(addedSince), isCounted: true, problem: candidatesFor(null) },
    orderBy: problemOrder,
    select: { trainingId: true, problemId: true, addedAt: true },
  });
  const present = await db.trainingProblem.findMany({
    where: {
      trainingId: { in: offered.map(({ id }) => id) },
      problemId: { in: [...new Set(additions.map(({ problemId }) => problemId))] },
    },
    select: { trainingId: true, problemId: true },
  });
  const presentIn = Map.groupBy(present, ({ trainingId }) => trainingId);
  const addedTo = Map.groupBy(additions, ({ trainingId }) => trainingId);
  return copies.map((copy) => {
    if (!offered.includes(copy)) return null;
    const has = new Set((presentIn.get(copy.id) ?? []).map(({ problemId }) => problemId));
    return (addedTo.get(copy.originId ?? 0) ?? []).filter(
      // Another copy of the same origin may have looked longer ago.
      ({ problemId, addedAt }) => !has.has(problemId) && (copy.originSeenAt === null || addedAt > copy.originSeenAt),
    );
  });
}

function isOwn(viewer: Viewer, { authorId }: Copy): boolean {
  return viewer.kind === 'user' && viewer.userId === authorId;
}

/** Problems of the origin that were added since the author of the copy looked last. */
export function addedSince({ originId, originSeenAt }: Copy): Prisma.TrainingProblemWhereInput {
  return { trainingId: originId ?? 0, ...(originSeenAt === null ? {} : { addedAt: { gt: originSeenAt } }) };
}

/** Those of some trainings that the viewer may read inside. */
export async function openOrigins(context: Context, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const origins = await context.db.training.findMany({
    where: { AND: [{ id: { in: [...new Set(ids)] } }, reachableTrainings(context)] },
    select: trainingRuleSelect,
  });
  const open = await Promise.all(origins.map(async (origin) => ((await isOpenTo(context, origin)) ? [origin.id] : [])));
  return new Set(open.flat());
}

type ProblemLoaders = Map<string, DataLoader<Place, Place | null>>;
const problemLoaders = new WeakMap<Context, ProblemLoaders>();

/** The problems of changes, as the origin has them. @param query the selection of columns. */
export async function loadChangedProblems(context: Context, changes: OriginChanges, query: object): Promise<Place[]> {
  const bySelection: ProblemLoaders = problemLoaders.get(context) ?? new Map();
  problemLoaders.set(context, bySelection);
  const selection = JSON.stringify(query);
  let loader = bySelection.get(selection);
  if (loader === undefined) {
    loader = new DataLoader<Place, Place | null>(
      async (places) => {
        const rows: Place[] = await context.db.trainingProblem.findMany({
          ...query,
          where: {
            trainingId: { in: [...new Set(places.map(({ trainingId }) => trainingId))] },
            problemId: { in: [...new Set(places.map(({ problemId }) => problemId))] },
          },
        });
        const byPlace = new Map(rows.map((row) => [keyOf(row), row]));
        return places.map((place) => byPlace.get(keyOf(place)) ?? null);
      },
      { cache: false },
    );
    bySelection.set(selection, loader);
  }
  const rows = await Promise.all(changes.map((place) => loader.load(place)));
  return rows.flatMap((row) => row ?? []);
}

function keyOf({ trainingId, problemId }: Place): string {
  return `${trainingId} ${problemId}`;
}
