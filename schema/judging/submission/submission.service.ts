import { Status } from '@verdict/judge/protocol/status.ts';
import { Prisma, type PrismaClient } from '@verdict/prisma/generated/client/client.ts';
import type { Context } from '../../core/context.ts';
import { literally } from '../../core/like-pattern.ts';
import { type Page, type PageRequest, sliceOf } from '../../core/page.ts';
import { rememberedCount } from '../../core/remembered.ts';
import { rowId } from '../../core/row-id.ts';
import { isAdmitted } from '../../place/contest/account-limit.ts';
import { isContestAdmin } from '../../place/contest/contest.rule.ts';
import { placedSelect } from '../../place/place.rule.ts';
import { verdictsBefore } from './judged-again.service.ts';
import { NotYourSubmission, SharingForbidden, SubmissionNotFound } from './submission.error.ts';
import {
  canShare,
  disclosureSelect,
  isShareable,
  listedSubmissions,
  ownSubmissions,
  unknownSubmissions,
  visibleSubmissions,
} from './submission.rule.ts';

type Viewing = Pick<Context, 'db' | 'viewer' | 'now'>;

/** What a submission list is narrowed by; null and absent alike mean "any". */
export interface SubmissionFilter {
  /** Just these, wherever they were made, as far as the viewer may see them. */
  readonly ids?: readonly number[] | null | undefined;
  readonly onlyMine?: boolean | null | undefined;
  /** Specification status code. */
  readonly status?: number | null | undefined;
  /** Part of a username. */
  readonly username?: string | null | undefined;
  readonly problemDisplayId?: string | null | undefined;
  /** False: any problem whose display id contains the given one. */
  readonly isProblemIdExact?: boolean | null | undefined;
  readonly languageKey?: string | null | undefined;
  /** Those of one contest, as far as the viewer may see them. */
  readonly contestId?: number | null | undefined;
  /** Those of the problems of one group, as far as the viewer may see them. */
  readonly groupId?: number | null | undefined;
  /** Those of members of this class of the group. */
  readonly classId?: string | null | undefined;
  /** DURING by default. */
  readonly contestPhase?: 'BEFORE' | 'DURING' | 'SINCE_START' | null | undefined;
}

/** Rows per page of the submission list unless asked otherwise (specification, section 9). */
export const defaultSubmissionPage = 15;

/**
 * The list is counted, and can be turned to, up to here: counting all of a million rows costs more than the page
 * itself. A total of this number means "this many or more". Totals above 1,000 may be half a minute old.
 */
export const maxCounted = 10_000;

/** Most users or problems that a part of a name may stand for. */
const maxMatches = 500;

/**
 * A page of the public submission list, newest first.
 *
 * @param request.query the selection of columns, from the caller.
 */
export async function listSubmissions(
  context: Viewing & Pick<Context, 'largeValues' | 'now'>,
  { filter, page, query }: { readonly filter: SubmissionFilter; readonly page: PageRequest; readonly query: object },
): Promise<Page<{ readonly id: number }>> {
  const slice = sliceOf(page);
  const where = slice.skip < maxCounted ? await listedBy(context, filter) : null;
  if (where === null) return { ...page, items: [], total: 0 };
  const [items, total] = await Promise.all([
    context.db.submission.findMany({ ...query, where, orderBy: { id: 'desc' }, ...slice }),
    rememberedCount(context, countKey(context, filter), () => context.db.submission.count({ where, take: maxCounted })),
  ]);
  return { ...page, items, total };
}

/** By who asks for what: the condition itself holds the moment, and is another one each time. */
function countKey({ viewer }: Pick<Viewing, 'viewer'>, filter: SubmissionFilter): string {
  const asker =
    viewer.kind === 'user' ? [viewer.userId, viewer.role, [...viewer.groupLevels], [...viewer.groupRights]] : null;
  return `submissions ${JSON.stringify([asker, filter])}`;
}

/** Condition that names what a list holds; null: nothing can be in it. */
export async function listedBy(
  context: Viewing,
  filter: SubmissionFilter,
): Promise<Prisma.SubmissionWhereInput | null> {
  const conditions = await conditionsOf(context, filter);
  return conditions && { AND: [ruleOf(context, filter), ...conditions] };
}

function ruleOf({ viewer, now }: Viewing, filter: SubmissionFilter): Prisma.SubmissionWhereInput {
  return filter.ids || isGiven(filter.contestId) || isGiven(filter.groupId)
    ? visibleSubmissions(viewer, now)
    : listedSubmissions(viewer);
}

/** A zero is given as well: it is a status, and the number of no contest and no group. */
function isGiven(id: number | null | undefined): id is number {
  return id !== null && id !== undefined;
}

/** Conditions of a filter. Names become ids first, so that the index on the id is used. Null: nothing can match. */
async function conditionsOf(
  { db, viewer, now }: Viewing,
  filter: SubmissionFilter,
): Promise<Prisma.SubmissionWhereInput[] | null> {
  const conditions: Prisma.SubmissionWhereInput[] = [];
  if (filter.ids) conditions.push({ id: { in: [...filter.ids] } });
  if (isGiven(filter.status)) conditions.push(statusCondition({ viewer, now }, filter.status));
  if (isGiven(filter.groupId)) conditions.push({ groupId: filter.groupId });
  if (filter.classId) {
    const ids = await memberIds(db, filter.groupId ?? 0, rowId(filter.classId));
    if (ids.length === 0) return null;
    conditions.push({ userId: { in: ids } });
  }
  if (filter.languageKey) conditions.push({ languageKey: filter.languageKey });
  const problem = filter.problemDisplayId?.trim();
  if (isGiven(filter.contestId)) {
    const inContest = await contestCondition({ db, viewer }, { ...filter, contestId: filter.contestId });
    if (inContest === null) return null;
    conditions.push(inContest);
  } else if (problem) {
    const ids = await problemIds(db, problem, filter.isProblemIdExact ?? false);
    if (ids.length === 0) return null;
    conditions.push({ problemId: { in: ids } });
  }
  if (filter.onlyMine) {
    if (viewer.kind !== 'user') return null;
    conditions.push(ownSubmissions(viewer, isGiven(filter.contestId)));
    return conditions;
  }
  const username = filter.username?.trim();
  if (username) {
    const ids = await userIds(db, username);
    if (ids.length === 0) return null;
    conditions.push({ userId: { in: ids } });
  }
  return conditions;
}

/** Those that show a status. What is not told is of the unknown result, and of no other: else a list would tell it. */
function statusCondition(
  { viewer, now }: Pick<Viewing, 'viewer' | 'now'>,
  status: number,
): Prisma.SubmissionWhereInput {
  const unknown = unknownSubmissions(viewer, now);
  return status === Status.SUBMITTED_UNKNOWN_RESULT ? { OR: [{ status }, unknown] } : { status, NOT: unknown };
}

/**
 * Submissions of a contest to some of its problems in some of its time: the own ones alone where a private contest is
 * for other accounts, which the rule of the list, a condition for the database, cannot say. Null: there is no such
 * contest.
 */
async function contestCondition(
  { db, viewer }: Pick<Viewing, 'db' | 'viewer'>,
  filter: SubmissionFilter & { readonly contestId: number },
): Promise<Prisma.SubmissionWhereInput | null> {
  const { contestId, contestPhase } = filter;
  const contest = await db.contest.findUnique({
    where: { id: contestId },
    select: { ...placedSelect, startsAt: true, endsAt: true, access: true, accountLimit: true },
  });
  if (contest === null) return null;
  const isForOthers =
    viewer.kind === 'user' &&
    contest.access === 'PRIVATE' &&
    !isContestAdmin(viewer, contest) &&
    !isAdmitted(viewer.username, contest.accountLimit);
  const whose: Prisma.SubmissionWhereInput = isForOthers ? ownSubmissions(viewer, true) : {};
  const { startsAt, endsAt } = contest;
  const phases = { BEFORE: { lt: startsAt }, DURING: { gte: startsAt, lte: endsAt }, SINCE_START: { gte: startsAt } };
  // Those named one by one are asked for their state, whenever they were made.
  const when = filter.ids && !contestPhase ? {} : { submittedAt: phases[contestPhase ?? 'DURING'] };
  const problem = filter.problemDisplayId?.trim();
  if (!problem) return { contestId, ...when, ...whose };
  const displayId = filter.isProblemIdExact ? problem : { contains: literally(problem), mode: 'insensitive' as const };
  return { contestId, ...when, ...whose, contestProblem: { displayId } };
}

async function problemIds(db: PrismaClient, displayId: string, isExact: boolean): Promise<number[]> {
  const where = { displayId: isExact ? displayId : { contains: literally(displayId), mode: 'insensitive' as const } };
  return (await db.problem.findMany({ where, orderBy: { id: 'asc' }, take: maxMatches, select: { id: true } })).map(
    ({ id }) => id,
  );
}

/** Accounts in a class of a group, which has as many at most as a group has members. */
async function memberIds(db: PrismaClient, groupId: number, classId: number): Promise<string[]> {
  const rows = await db.groupClassMember.findMany({ where: { groupId, classId }, select: { userId: true } });
  return rows.map(({ userId }) => userId);
}

async function userIds(db: PrismaClient, username: string): Promise<string[]> {
  const where = { usernameKey: { contains: literally(username.toLowerCase()) } };
  return (
    await db.user.findMany({ where, orderBy: { usernameKey: 'asc' }, take: maxMatches, select: { id: true } })
  ).map(({ id }) => id);
}

/**
 * Condition that names the accepted submissions to a problem of the viewer, in a contest those of the viewer's team
 * too, or in practice; those too that are just judged again, and nothing whose result is not told yet.
 */
export async function lastAccepted(
  { db, viewer, now }: Viewing,
  { problemId, contestId }: { readonly problemId: number; readonly contestId: number | null },
): Promise<Prisma.SubmissionWhereInput> {
  if (viewer.kind !== 'user') return { id: { in: [] } };
  const isMember = Prisma.sql`
    s.participant_id IN (
      SELECT m.participant_id
      FROM contest_member m
      WHERE m.user_id = ${viewer.userId}::bpchar AND m.contest_id = ${contestId}::int)`;
  const before = await verdictsBefore(
    db,
    Prisma.sql`
      v.status = ${Status.ACCEPTED} AND s.problem_id = ${problemId}
        AND (s.user_id = ${viewer.userId}::bpchar OR ${isMember})`,
  );
  const isAccepted = { OR: [{ status: Status.ACCEPTED }, { id: { in: before.map(({ id }) => id) } }] };
  return {
    AND: [
      isAccepted,
      ownSubmissions(viewer, contestId !== null),
      { problemId, contestId, origin: { not: 'JURY' }, NOT: unknownSubmissions(viewer, now) },
    ],
  };
}

/**
 * Shares the code of a submission with all, or no longer.
 *
 * @throws SubmissionNotFound, NotYourSubmission, SharingForbidden
 */
export async function shareSubmission(
  { db, viewer, now }: Viewing,
  { id, isShared }: { readonly id: number; readonly isShared: boolean },
): Promise<{ readonly id: number }> {
  const submission = await db.submission.findFirst({
    where: { AND: [{ id }, visibleSubmissions(viewer, now)] },
    select: disclosureSelect,
  });
  if (submission === null) throw new SubmissionNotFound();
  if (!canShare(viewer, submission)) throw new NotYourSubmission();
  if (isShared && !isShareable(submission)) throw new SharingForbidden();
  return db.submission.update({ where: { id }, data: { isShared }, select: { id: true } });
}
