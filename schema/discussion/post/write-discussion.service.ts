import { isDeepStrictEqual } from 'node:util';
import type { Disclosure } from '@verdict/prisma/generated/client/client.ts';
import { ration } from '../../account/user/ration.ts';
import type { Context, Transaction } from '../../core/context.ts';
import type { DomainError } from '../../core/errors.ts';
import { InvalidInput } from '../../core/invalid-input.ts';
import { siteSwitches } from '../../core/settings/site.service.ts';
import { userIdOf } from '../../core/viewer-user.ts';
import { isAdmin, roleRights } from '../../core/viewer.rule.ts';
import { belongsTo, may } from '../../place/place.rule.ts';
import { visibleProblems } from '../../problem/bank/problem.rule.ts';
import { isBlank, refuseFaults, required, type Fault } from '../../problem/editing/fault.ts';
import { banRefusal } from '../core/ban.service.ts';
import { closedProblems } from '../core/closed-problems.service.ts';
import {
  DiscussingForbidden,
  DiscussionCategoryNotFound,
  DiscussionNotFound,
  NotDiscussionModerator,
  ProblemClosedForDiscussion,
  TooManyDiscussions,
} from '../core/discussion.error.ts';
import { canDeleteDiscussion, canEdit } from '../core/discussion.rule.ts';
import { topicRefusal, type Topic } from '../core/first-question.service.ts';
import { requireNewcomerLimits } from '../core/newcomer.service.ts';
import { requireOpen } from '../core/open-area.service.ts';
import { deleteText } from '../text/delete-text.service.ts';
import { keepRevision, lockVersion } from '../text/keep-revision.service.ts';
import { readDiscussion } from './discussion-list.service.ts';
import { tellMentioned } from './mention-news.service.ts';

/** Longest title and description, and longest content, in characters (specification, section 5). */
export const maxTitleLength = 255;
export const maxContentLength = 65_535;
const dayMs = 86_400_000;

/** What an author writes. */
export interface DiscussionText {
  readonly categoryId: number;
  readonly title: string;
  readonly description: string;
  readonly content: string;
  readonly disclosure: Disclosure;
}

/** A discussion as it is started. */
export interface NewDiscussion extends DiscussionText {
  /** Null: on the site. */
  readonly groupId: number | null;
  /** Null: about no problem. */
  readonly problemDisplayId: string | null;
  /** For moderators. */
  readonly isPinned: boolean;
}

type Asking = Pick<Context, 'db' | 'cache' | 'viewer' | 'now'>;

/** Why the signed-in viewer may not start a discussion of a topic in a place; null: they may. */
export async function startRefusal(
  asking: Asking,
  { groupId, ...topic }: Topic & { readonly groupId: number | null },
): Promise<DomainError | null> {
  const { db, viewer, now } = asking;
  if (viewer.kind !== 'user' || !roleRights[viewer.role].canDiscuss) return new DiscussingForbidden('ROLE');
  if (!belongsTo(viewer, groupId)) return new DiscussingForbidden('NOT_IN_GROUP');
  const ban = await banRefusal(asking, groupId);
  if (ban !== null) return ban;
  if (groupId !== null || isAdmin(viewer)) return null;
  const refusal = await topicRefusal(asking, topic);
  if (refusal !== null) return refusal;
  const { discussionDailyLimit } = await siteSwitches(asking);
  const count = await startedWithinDay(db, viewer.userId, now);
  return count >= discussionDailyLimit ? new TooManyDiscussions(discussionDailyLimit) : null;
}

function startedWithinDay(db: Context['db'] | Transaction, authorId: string, now: Date): Promise<number> {
  return db.discussion.count({
    where: { authorId, groupId: null, createdAt: { gt: new Date(now.getTime() - dayMs) } },
  });
}

/**
 * Starts a discussion. About a problem, its display id in brackets is put before the title.
 *
 * @returns its id
 * @throws InvalidInput, DiscussionsClosed, DiscussingForbidden, TooFewSolvedToWrite, TooManyDiscussions,
 *   DiscussionCategoryNotFound, ProblemClosedForDiscussion, NotDiscussionModerator, NewcomerLimitReached,
 *   TooManyRequests
 */
export async function createDiscussion(context: Context, input: NewDiscussion): Promise<number> {
  const { db, viewer, pubsub, now, locale } = context;
  const { groupId, problemDisplayId, categoryId, isPinned } = input;
  await requireOpen(context, groupId);
  const about = problemDisplayId === null ? null : { displayId: problemDisplayId };
  const refusal = await startRefusal(context, { groupId, problem: about, categoryId });
  if (refusal !== null) throw refusal;
  const userId = userIdOf(viewer);
  const isModerator = may(viewer, 'discussion.moderate', { groupId, authorId: null });
  if (isPinned && !isModerator) throw new NotDiscussionModerator();
  const problem = problemDisplayId === null ? null : await findProblem(context, problemDisplayId, groupId);
  const title = problem === null ? input.title.trim() : titleFor(problem.displayId, input.title.trim());
  refuseFaults(textFaults({ ...input, title }, problem !== null), locale);
  await requireNewcomerLimits(context, { groupId, content: input.content });
  // Groups have no limit of a day, and anybody joins a public one.
  if (groupId !== null && !isModerator) ration(context, 'comment', userId);
  const { discussionDailyLimit } = await siteSwitches(context);
  return db.$transaction(async (tx) => {
    // One author's posts take turns, so that the limit of a day holds.
    await tx.$queryRaw`SELECT FROM "user" WHERE id = ${userId} FOR NO KEY UPDATE`;
    const isLimited = groupId === null && !isAdmin(viewer);
    if (isLimited && (await startedWithinDay(tx, userId, now)) >= discussionDailyLimit)
      throw new TooManyDiscussions(discussionDailyLimit);
    // Super admins may in every group, so also in one that there is not.
    if (groupId !== null && (await tx.group.count({ where: { id: groupId } })) === 0)
      throw new DiscussingForbidden('NOT_IN_GROUP');
    await requireCategory(tx, categoryId, groupId);
    const { id } = await tx.discussion.create({
      data: {
        ...columnsOf({ ...input, title }),
        groupId,
        problemId: problem?.id ?? null,
        isPinned,
        authorId: userId,
        createdAt: now,
      },
      select: { id: true },
    });
    await tellMentioned(tx, context, { id, title, content: input.content, problemId: problem?.id ?? null });
    await pubsub.publish('discussion', { discussionId: id }, tx);
    return id;
  });
}

/** An edit of a discussion. */
interface DiscussionEdit extends DiscussionText {
  /** When the version was written that it started from; null: any. */
  readonly basis: Date | null;
}

/**
 * Changes the text of an own discussion; the former one is kept.
 *
 * @throws InvalidInput, DiscussionNotFound, DiscussionsClosed, NotDiscussionModerator, DiscussingForbidden,
 *   WritingBanned, TooFewSolvedToWrite, NewcomerLimitReached, TextChanged
 */
export async function updateDiscussion(
  context: Context,
  id: number,
  { basis, ...text }: DiscussionEdit,
): Promise<void> {
  const { db, viewer, pubsub, now, locale } = context;
  const discussion = await readDiscussion(context, id);
  if (!canEdit(viewer, discussion)) throw new NotDiscussionModerator();
  if (viewer.kind !== 'user' || !roleRights[viewer.role].canDiscuss) throw new DiscussingForbidden('ROLE');
  const ban = await banRefusal(context, discussion.groupId);
  if (ban !== null) throw ban;
  const { groupId, problemId } = discussion;
  if (groupId === null && text.categoryId !== discussion.categoryId) {
    // A first question stays a question.
    const refusal = await topicRefusal(context, {
      problem: problemId === null ? null : { id: problemId },
      categoryId: text.categoryId,
    });
    if (refusal !== null) throw refusal;
  }
  refuseFaults(textFaults(text, problemId !== null), locale);
  await requireNewcomerLimits(context, { groupId, content: text.content });
  const columns = columnsOf(text);
  // Also when an edit is sent again whose answer was lost.
  if (isDeepStrictEqual(columns, columnsOf(discussion))) return;
  await db.$transaction(async (tx) => {
    await requireCategory(tx, text.categoryId, discussion.groupId);
    const ref = { kind: 'DISCUSSION', id } as const;
    const version = await lockVersion(tx, ref, basis);
    if (version === null) throw new DiscussionNotFound();
    if (isOtherText(columns, version)) await keepRevision(tx, ref, { version, now });
    await tx.discussion.update({ where: { id }, data: { ...columns, editedAt: now } });
    const { title, content } = columns;
    await tellMentioned(tx, context, { id, title, content, problemId: discussion.problemId });
    await pubsub.publish('discussion', { discussionId: id }, tx);
  });
}

/**
 * Deletes a discussion; nobody reads its comments then. @throws DiscussionNotFound, DiscussionsClosed,
 * NotDiscussionModerator
 */
export async function deleteDiscussion(context: Context, id: number): Promise<void> {
  const discussion = await readDiscussion(context, id);
  if (!canDeleteDiscussion(context.viewer, discussion)) throw new NotDiscussionModerator();
  if (!(await deleteText(context, { kind: 'DISCUSSION', id }))) throw new DiscussionNotFound();
}

type Words = Pick<DiscussionText, 'title' | 'description' | 'content'>;

function isOtherText({ title, description, content }: Words, before: Words): boolean {
  return title !== before.title || description !== before.description || content !== before.content;
}

/** A problem the viewer may discuss in a place. @throws InvalidInput, ProblemClosedForDiscussion */
async function findProblem(context: Context, displayId: string, groupId: number | null) {
  const { db, viewer, locale } = context;
  const problem = await db.problem.findFirst({
    where: { AND: [{ displayId }, visibleProblems(viewer), { OR: [{ inBank: true }, { groupId }] }] },
    select: { id: true, displayId: true },
  });
  if (problem === null) throw new InvalidInput([{ path: 'problemDisplayId', message: noProblem[locale] }]);
  if ((await closedProblems(context)).includes(problem.id)) throw new ProblemClosedForDiscussion();
  return problem;
}

const noProblem = { 'zh-CN': '该题号不存在。', 'en-US': 'There is no such problem.' };
const needsProblem = {
  'zh-CN': '只有与题目相关的讨论才能限制可见范围。',
  'en-US': 'Only a discussion about a problem can be limited to some readers.',
};

function titleFor(displayId: string, title: string): string {
  const prefix = `[${displayId}]`;
  return title.startsWith(prefix) ? title : `${prefix} ${title}`;
}

function textFaults(
  { title, description, content, disclosure }: DiscussionText,
  isAboutProblem: boolean,
): readonly Fault[] {
  const tooLong = {
    path: 'title',
    sentence: {
      'zh-CN': `标题不能超过 ${maxTitleLength} 个字符。`,
      'en-US': `A title has at most ${maxTitleLength} characters.`,
    },
  };
  return [
    ...Object.entries({ title, description, content }).flatMap(([path, text]) =>
      isBlank(text) ? [required(path)] : [],
    ),
    ...(title.length > maxTitleLength ? [tooLong] : []),
    ...(disclosure !== 'ALL' && !isAboutProblem ? [{ path: 'disclosure', sentence: needsProblem }] : []),
  ];
}

function columnsOf({ categoryId, title, description, content, disclosure }: DiscussionText) {
  return { categoryId, title: title.trim(), description: description.trim(), content, disclosure };
}

/** A discussion has a category of the site or of its own group. @throws DiscussionCategoryNotFound */
async function requireCategory(tx: Transaction, id: number, groupId: number | null): Promise<void> {
  const known = await tx.discussionCategory.count({
    where: { id, OR: [{ groupId: null }, ...(groupId === null ? [] : [{ groupId }])] },
  });
  if (known === 0) throw new DiscussionCategoryNotFound();
}
