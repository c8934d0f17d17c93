import type { Prisma } from '@verdict/prisma/generated/client/client.ts';
import { ration } from '../../account/user/ration.ts';
import type { Context, Transaction } from '../../core/context.ts';
import { siteSwitches } from '../../core/settings/site.service.ts';
import { userIdOf } from '../../core/viewer-user.ts';
import { problemsOfOwnPlaces } from '../../problem/bank/problem.rule.ts';
import { isBlank, refuseFaults, required } from '../../problem/editing/fault.ts';
import { closedProblems } from '../core/closed-problems.service.ts';
import { ProblemClosedForDiscussion } from '../core/discussion.error.ts';
import { requireNewcomerLimits } from '../core/newcomer.service.ts';
import { requireOpen } from '../core/open-area.service.ts';
import { isExplainable, ownCodeSelect } from '../core/shown-submission.rule.ts';
import {
  CommunitySolutionChanged,
  CommunitySolutionNotFound,
  maxSolutions,
  maxWaiting,
  SolutionRefused,
  SubmissionNotExplainable,
  TooManySolutions,
} from '../core/solution.error.ts';
import { reviewedSolutions } from '../core/solution.rule.ts';
import { writingRefusal } from '../thread/comment-refusal.service.ts';
import { placeOfProblem } from '../thread/thread-path.ts';
import { notifyReviewers, solvedProblemSelect } from './solution-news.service.ts';

/** Longest title, text, and words on help, in characters. */
export const maxTitleLength = 100;
export const maxContentLength = 20_000;
export const maxHelpLength = 500;
/** Versions that are kept of one solution; older ones are deleted. */
const maxVersions = 20;

/** A version as its author writes it. */
export interface SolutionText {
  readonly submissionId: number;
  readonly title: string;
  /** Markdown. */
  readonly content: string;
  /** Whom or what it builds on; empty: own work. */
  readonly help: string;
}

const sourceSelect = {
  ...ownCodeSelect,
  id: true,
  code: true,
  status: true,
  problemId: true,
  problem: { select: solvedProblemSelect },
} as const satisfies Prisma.SubmissionSelect;
type Source = Prisma.SubmissionGetPayload<{ select: typeof sourceSelect }>;

/**
 * Writes how the viewer solved a problem. Others read it when it is approved; that of a reviewer is at once.
 *
 * @returns the id of the solution
 * @throws what a version throws, TooManySolutions
 */
export async function writeSolution(context: Context, text: SolutionText): Promise<number> {
  const { db, viewer, now } = context;
  const userId = userIdOf(viewer);
  const source = await requireSource(context, text);
  const { problemId } = source;
  return db.$transaction(async (tx) => {
    await lockAuthor(tx, userId);
    const count = await tx.communitySolution.count({ where: { authorId: userId, problemId, deletedAt: null } });
    if (count >= maxSolutions) throw new TooManySolutions();
    const { id } = await tx.communitySolution.create({
      data: { problemId, authorId: userId, createdAt: now },
      select: { id: true },
    });
    await addVersion(tx, context, { id, source, text });
    return id;
  });
}

/**
 * Writes another version of an own solution. The approved one is read until this one is approved; one that waits is
 * replaced.
 *
 * @param edit.baseVersionId the version that the author had before them.
 * @throws CommunitySolutionNotFound, CommunitySolutionChanged, SolutionRefused, InvalidInput, SubmissionNotExplainable,
 *   ProblemClosedForDiscussion, DiscussionsClosed, CommentingForbidden, WritingBanned, NewcomerLimitReached,
 *   TooManySolutions, TooManyRequests
 */
export async function editSolution(
  context: Context,
  { id, baseVersionId, text }: { readonly id: number; readonly baseVersionId: number; readonly text: SolutionText },
): Promise<void> {
  const { db, viewer } = context;
  const userId = userIdOf(viewer);
  const own = { id, authorId: userId, deletedAt: null };
  const known = await db.communitySolution.findFirst({ where: own, select: { problemId: true } });
  if (known === null) throw new CommunitySolutionNotFound();
  const source = await requireSource(context, text, known.problemId);
  await db.$transaction(async (tx) => {
    await lockAuthor(tx, userId);
    await tx.$queryRaw`SELECT FROM community_solution WHERE id = ${id} FOR NO KEY UPDATE`;
    const solution = await tx.communitySolution.findFirst({
      where: own,
      select: { shownVersionId: true, newestVersion: { select: { id: true, state: true } } },
    });
    if (solution === null) throw new CommunitySolutionNotFound();
    const { shownVersionId, newestVersion } = solution;
    if (newestVersion?.state === 'REFUSED' && shownVersionId === null) throw new SolutionRefused();
    if (newestVersion?.id !== baseVersionId) throw new CommunitySolutionChanged();
    await addVersion(tx, context, { id, source, text });
  });
}

/** Versions of one author are written one after the other, so that their limits hold. */
async function lockAuthor(tx: Transaction, userId: string): Promise<void> {
  await tx.$queryRaw`SELECT FROM "user" WHERE id = ${userId} FOR NO KEY UPDATE`;
}

/** The submission that a version explains. @param problemId of the solution; absent: a new one. */
async function requireSource(context: Context, text: SolutionText, problemId?: number): Promise<Source> {
  const { db, viewer, now, locale } = context;
  const userId = userIdOf(viewer);
  const source = await db.submission.findFirst({
    where: { id: text.submissionId, userId, problem: problemsOfOwnPlaces(viewer) },
    select: sourceSelect,
  });
  if (source === null || !isExplainable(source, now)) throw new SubmissionNotExplainable();
  if (problemId !== undefined && source.problemId !== problemId) throw new SubmissionNotExplainable();
  if ((await closedProblems(context)).includes(source.problemId)) throw new ProblemClosedForDiscussion();
  const groupId = placeOfProblem(source.problem);
  await requireOpen(context, groupId);
  const refusal = await writingRefusal(context, groupId);
  if (refusal !== null) throw refusal;
  const { title, content } = text;
  refuseFaults(
    Object.entries({ title, content }).flatMap(([path, words]) => (isBlank(words) ? [required(path)] : [])),
    locale,
  );
  await requireNewcomerLimits(context, { groupId, content });
  ration(context, 'comment', userId);
  return source;
}

/** Inserts the newest version of a solution, whose row the caller holds. */
async function addVersion(
  tx: Transaction,
  context: Context,
  { id, source, text }: { readonly id: number; readonly source: Source; readonly text: SolutionText },
): Promise<void> {
  const { viewer, now, pubsub } = context;
  const isApproved = await needsNoReview(tx, context, id);
  const replaced = await tx.solutionVersion.findFirst({
    where: { solutionId: id, state: 'WAITING' },
    select: { id: true },
  });
  if (!isApproved && replaced === null) await requireFewWaiting(tx, userIdOf(viewer));
  const version = await tx.solutionVersion.create({
    data: {
      solutionId: id,
      submissionId: source.id,
      languageKey: source.languageKey,
      code: source.code,
      title: text.title.trim(),
      content: text.content,
      help: text.help.trim(),
      writtenAt: now,
      ...(isApproved && { state: 'APPROVED', reviewedAt: now }),
    },
    select: { id: true },
  });
  await tx.communitySolution.update({
    where: { id },
    data: {
      newestVersionId: version.id,
      ...(isApproved ? { shownVersionId: version.id, waitsSince: null } : replaced === null && { waitsSince: now }),
    },
  });
  if (replaced !== null) await tx.solutionVersion.delete({ where: replaced });
  await dropOldVersions(tx, id);
  if (!isApproved && replaced === null)
    await notifyReviewers(tx, pubsub, { id, problem: source.problem, senderId: userIdOf(viewer) });
}

/** Reviewers approve what they write themselves by writing it; sites may do without reviews. */
async function needsNoReview(tx: Transaction, context: Context, id: number): Promise<boolean> {
  const { isSolutionReviewOn } = await siteSwitches(context);
  if (!isSolutionReviewOn) return true;
  const reviewed = reviewedSolutions(context.viewer, await closedProblems(context));
  return (await tx.communitySolution.count({ where: { id, AND: reviewed } })) > 0;
}

/** @throws TooManySolutions */
async function requireFewWaiting(tx: Transaction, userId: string): Promise<void> {
  const waiting = await tx.communitySolution.count({
    where: { authorId: userId, waitsSince: { not: null }, deletedAt: null },
  });
  if (waiting >= maxWaiting) throw new TooManySolutions();
}

async function dropOldVersions(tx: Transaction, id: number): Promise<void> {
  const [last] = await tx.solutionVersion.findMany({
    where: { solutionId: id },
    orderBy: { id: 'desc' },
    skip: maxVersions - 1,
    take: 1,
    select: { id: true },
  });
  if (last === undefined) return;
  await tx.solutionVersion.deleteMany({ where: { solutionId: id, id: { lt: last.id }, shownBy: null } });
}
