import type { Prisma } from '@verdict/prisma/generated/client/client.ts';
import DataLoader from 'dataloader';
import type { Context, Viewer } from '../../core/context.ts';
import { userIdOrNull } from '../../core/viewer-user.ts';
import { isContestAdmin } from '../../place/contest/contest.rule.ts';
import { may, placedSelect } from '../../place/place.rule.ts';
import { closedProblems } from '../core/closed-problems.service.ts';
import { discussedEditorials, knownEditorials, openableEditorials, textStep } from '../core/editorial.rule.ts';
import { writerSelect } from '../core/writer.ts';

function selectFor(viewer: Viewer) {
  const own = { userId: userIdOrNull(viewer) ?? '' };
  return {
    id: true,
    problemId: true,
    disclosure: true,
    publishesAt: true,
    solutionNames: true,
    version: true,
    updatedAt: true,
    author: { select: writerSelect },
    publishesAfter: { select: { ...placedSelect, endsAt: true } },
    problem: {
      select: {
        ...placedSelect,
        hintReads: { where: own, select: { step: true } },
        giveUps: { where: own, select: { gaveUpAt: true } },
        solvers: { where: own, select: { firstAcceptedAt: true } },
      },
    },
  } as const satisfies Prisma.EditorialSelect;
}
type StoredEditorial = Prisma.EditorialGetPayload<{ select: ReturnType<typeof selectFor> }>;

/** An editorial as its viewer knows it. */
export interface EditorialView extends Omit<StoredEditorial, 'problem'> {
  /** May change it. */
  readonly isKept: boolean;
  /** Reads all of it, and opens nothing. */
  readonly isStaff: boolean;
  /** The disclosure admits the viewer. */
  readonly isOpenable: boolean;
  /** Solved the problem or gave it up: opens steps in any order. */
  readonly isFree: boolean;
  /** Comments below it are open to the viewer. */
  readonly isDiscussed: boolean;
  /** Steps before the viewer: 1 to 5 hints, then the text. */
  readonly isOpened: (step: number) => boolean;
  readonly isPublished: boolean;
  /** As planned now; null: a draft. */
  readonly publicationAt: Date | null;
}

const loaders = new WeakMap<Context, DataLoader<number, EditorialView | null>>();

/** The editorial of a problem; null: the viewer knows of none. All that one step of a request asks come together. */
export function loadEditorial(context: Context, problemId: number): Promise<EditorialView | null> {
  let loader = loaders.get(context);
  if (loader === undefined) {
    loader = new DataLoader<number, EditorialView | null>((ids) => editorialsOf(context, ids), { cache: false });
    loaders.set(context, loader);
  }
  return loader.load(problemId);
}

async function editorialsOf(context: Context, problemIds: readonly number[]): Promise<(EditorialView | null)[]> {
  const { db, viewer, now } = context;
  const asked = { closed: await closedProblems(context), now };
  const problemId = { in: [...problemIds] };
  const [rows, openable, discussed] = await Promise.all([
    db.editorial.findMany({ where: { problemId, AND: knownEditorials(viewer, asked) }, select: selectFor(viewer) }),
    db.editorial.findMany({ where: { problemId, AND: openableEditorials(viewer, asked) }, select: { id: true } }),
    db.editorial.findMany({ where: { problemId, AND: discussedEditorials(viewer, asked) }, select: { id: true } }),
  ]);
  const openableIds = new Set(openable.map(({ id }) => id));
  const discussedIds = new Set(discussed.map(({ id }) => id));
  const views = new Map(
    rows.map((row) => [
      row.problemId,
      { ...viewOf(row, { viewer, now, isOpenable: openableIds.has(row.id) }), isDiscussed: discussedIds.has(row.id) },
    ]),
  );
  return problemIds.map((id) => views.get(id) ?? null);
}

function viewOf(
  { problem, ...row }: StoredEditorial,
  { viewer, now, isOpenable }: { readonly viewer: Viewer; readonly now: Date; readonly isOpenable: boolean },
): Omit<EditorialView, 'isDiscussed'> {
  const { publishesAt, publishesAfter } = row;
  const publicationAt = publishesAt ?? publishesAfter?.endsAt ?? null;
  const isKept = may(viewer, 'problem.keep', problem);
  const isStaff = isKept || (publishesAfter !== null && isContestAdmin(viewer, publishesAfter));
  const steps = new Set(problem.hintReads.map(({ step }) => step));
  return {
    ...row,
    isKept,
    isStaff,
    isOpenable,
    isFree: problem.giveUps.length > 0 || problem.solvers.some(({ firstAcceptedAt }) => firstAcceptedAt !== null),
    isOpened: (step) => isOpenable && (isStaff || steps.has(step)),
    isPublished: publicationAt !== null && publicationAt <= now,
    publicationAt,
  };
}

/** Is the text before the viewer? */
export function isTextOpened(editorial: EditorialView): boolean {
  return editorial.isOpened(textStep);
}
