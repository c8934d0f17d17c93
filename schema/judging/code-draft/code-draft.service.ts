import type { Prisma } from '@verdict/prisma/generated/client/client.ts';
import type { Context, Transaction } from '../../core/context.ts';
import { lookableContests } from '../../place/contest/contest.rule.ts';
import { oneProblem } from '../../problem/bank/problem.service.ts';
import { maxCodeLength } from '../submission/submission.error.ts';

/*
 * How this works: a browser sends what was typed with the version it grew from and how long ago it was typed, so that
 * clocks of browsers do not matter. A text that grew from the stored version takes its place. Of two that grew apart
 * the one typed later wins, and the other is kept beside it: whoever wrote it can take it back.
 */

/** Drafts in one call. */
export const maxDraftsAtOnce = 20;
/** Drafts of a user; above it the one not typed into for longest goes. */
export const maxDraftsOfUser = 1_000;
/** Texts kept beside one draft; the oldest goes first. */
export const maxLostOfDraft = 10;

/** What a browser holds of one draft. */
export interface SentDraft {
  readonly problemDisplayId: string;
  /** 0: outside contests. */
  readonly contestId: number;
  readonly languageKey: string;
  /** Null: back to the template. At most 65535 characters. */
  readonly code: string | null;
  /** The version it grew from; 0: the browser knew of none. */
  readonly baseVersion: number;
  /** How long ago it was typed, in milliseconds. */
  readonly ageMs: number;
}

/** Where it is typed; the display id is the one within the contest. */
type Place = Pick<SentDraft, 'problemDisplayId' | 'contestId'>;

/** The columns a draft is shown by. */
export const draftSelect = {
  id: true,
  contestId: true,
  languageKey: true,
  code: true,
  version: true,
  editedAt: true,
} as const satisfies Prisma.CodeDraftSelect;
export type DraftRow = Prisma.CodeDraftGetPayload<{ select: typeof draftSelect }>;

/** What became of a sent draft. */
export interface SavedDraft {
  readonly problemDisplayId: string;
  /** As it is stored now. */
  readonly draft: DraftRow;
  /** The stored text is the sent one. */
  readonly isTaken: boolean;
}

/**
 * Stores drafts of the viewer, in one transaction. What cannot be kept (no such problem, too long) is left out of the
 * answer: the browser goes on keeping it by itself.
 */
export async function saveDrafts(context: Context, sent: readonly SentDraft[]): Promise<SavedDraft[]> {
  const { db, viewer } = context;
  if (viewer.kind !== 'user') return [];
  const { userId } = viewer;
  const idOf = await reachableIds(context, sent);
  return db.$transaction(async (tx) => {
    // Two browsers of one user take turns, so that each sees what the other stored.
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext(${`code draft ${userId}`}))`;
    const saved: SavedDraft[] = [];
    for (const { problemDisplayId, ageMs, ...draft } of sent) {
      const problemId = idOf({ problemDisplayId, contestId: draft.contestId });
      if (problemId === undefined || (draft.code?.length ?? 0) > maxCodeLength) continue;
      saved.push({
        problemDisplayId,
        ...(await saveDraft(tx, { ...draft, userId, problemId, editedAt: new Date(context.now.getTime() - ageMs) })),
      });
    }
    await forgetOldest(tx, userId);
    return saved;
  });
}

/** Drafts of the viewer on one problem, and what else of theirs is kept beside them. */
export async function listDrafts({ db, viewer }: Context, { problemDisplayId, contestId }: Place): Promise<DraftRow[]> {
  if (viewer.kind !== 'user') return [];
  const problem: Prisma.ProblemWhereInput =
    contestId === 0
      ? { displayId: problemDisplayId }
      : { contestProblems: { some: { contestId, displayId: problemDisplayId } } };
  return db.codeDraft.findMany({
    where: { userId: viewer.userId, contestId, problem },
    select: draftSelect,
    orderBy: { languageKey: 'asc' },
  });
}

/** Problems the viewer may write programs for, by where they are typed. */
async function reachableIds(
  context: Context,
  sent: readonly SentDraft[],
): Promise<(place: Place) => number | undefined> {
  const displayIds = Map.groupBy(sent, ({ contestId }) => contestId);
  const found = await Promise.all(
    [...displayIds].map(async ([contestId, drafts]): Promise<[number, ReadonlyMap<string, number>]> => {
      const wanted = [...new Set(drafts.map(({ problemDisplayId }) => problemDisplayId))];
      return [
        contestId,
        new Map(contestId === 0 ? await idsInBank(context, wanted) : await idsInContest(context, contestId, wanted)),
      ];
    }),
  );
  const byContest = new Map(found);
  return ({ contestId, problemDisplayId }) => byContest.get(contestId)?.get(problemDisplayId);
}

async function idsInBank(context: Context, displayIds: readonly string[]): Promise<[string, number][]> {
  const problems = await context.db.problem.findMany({
    where: { OR: displayIds.map((displayId) => oneProblem(context, { displayId })) },
    select: { id: true, displayId: true },
  });
  return problems.map(({ id, displayId }) => [displayId, id]);
}

async function idsInContest(
  { db, viewer, now }: Context,
  contestId: number,
  displayIds: readonly string[],
): Promise<[string, number][]> {
  const places = await db.contestProblem.findMany({
    where: { displayId: { in: [...displayIds] }, contest: { AND: [{ id: contestId }, lookableContests(viewer, now)] } },
    select: { problemId: true, displayId: true },
  });
  return places.map(({ problemId, displayId }) => [displayId, problemId]);
}

type StoredDraft = Omit<SentDraft, 'problemDisplayId' | 'ageMs'> & {
  readonly userId: string;
  readonly problemId: number;
  readonly editedAt: Date;
};

async function saveDraft(
  tx: Transaction,
  { baseVersion, ...sent }: StoredDraft,
): Promise<Pick<SavedDraft, 'draft' | 'isTaken'>> {
  const { userId, problemId, contestId, languageKey, code, editedAt } = sent;
  const key = { userId_problemId_contestId_languageKey: { userId, problemId, contestId, languageKey } };
  const stored = await tx.codeDraft.findUnique({ where: key, select: draftSelect });
  if (stored === null) return { isTaken: true, draft: await tx.codeDraft.create({ data: sent, select: draftSelect }) };
  if (stored.code === code) return { isTaken: true, draft: stored };
  const isNewest = baseVersion === stored.version || editedAt >= stored.editedAt;
  if (!isNewest) {
    await keepLost(tx, stored.id, { code, editedAt });
    return { isTaken: false, draft: stored };
  }
  if (baseVersion !== stored.version) await keepLost(tx, stored.id, stored);
  return {
    isTaken: true,
    draft: await tx.codeDraft.update({
      where: key,
      data: { code, editedAt, version: { increment: 1 } },
      select: draftSelect,
    }),
  };
}

/** Keeps a text beside its draft, once however often it loses. */
async function keepLost(
  tx: Transaction,
  draftId: number,
  { code, editedAt }: { readonly code: string | null; readonly editedAt: Date },
): Promise<void> {
  if (code === null || code.trim() === '') return;
  await tx.lostCodeDraft.deleteMany({ where: { draftId, code } });
  await tx.lostCodeDraft.create({ data: { draftId, code, editedAt }, select: { id: true } });
  const tooMany = await tx.lostCodeDraft.findMany({
    where: { draftId },
    orderBy: { id: 'desc' },
    skip: maxLostOfDraft,
    select: { id: true },
  });
  await tx.lostCodeDraft.deleteMany({ where: { id: { in: tooMany.map(({ id }) => id) } } });
}

async function forgetOldest(tx: Transaction, userId: string): Promise<void> {
  const tooMany = await tx.codeDraft.findMany({
    where: { userId },
    orderBy: [{ editedAt: 'desc' }, { id: 'desc' }],
    skip: maxDraftsOfUser,
    select: { id: true },
  });
  if (tooMany.length > 0) await tx.codeDraft.deleteMany({ where: { id: { in: tooMany.map(({ id }) => id) } } });
}
