import type { Difficulty, Prisma } from '@verdict/prisma/generated/client/client.ts';
import type { Context } from '../../core/context.ts';
import { level } from '../../core/level.ts';
import type { Page, PageRequest } from '../../core/page.ts';
import { administeredContests } from '../../place/contest/contest.rule.ts';
import { changeSelect } from '../../place/contest/problem-change.ts';
import { placedSelect } from '../../place/place.rule.ts';
import { titleSelect } from '../../problem/bank/problem-title.ts';
import { offeredProblems } from '../../problem/bank/problem.rule.ts';
import { adminProblemsWhere, type AdminProblem } from '../../problem/editing/admin-problem.service.ts';
import { administerContest } from '../core/contest.service.ts';

export const rowSelect = {
  id: true,
  contestId: true,
  problemId: true,
  displayId: true,
  displayTitle: true,
  color: true,
  position: true,
  addedAt: true,
  contest: { select: { groupId: true, title: true } },
  problem: {
    select: {
      displayId: true,
      visibility: true,
      type: true,
      judgeMode: true,
      isRemote: true,
      testSetId: true,
      ...titleSelect,
      ...placedSelect,
      ...changeSelect,
    },
  },
  _count: { select: { submissions: true } },
} as const satisfies Prisma.ContestProblemSelect;

/** A problem of a contest, for those who keep the contest. */
export type ManagedContestProblem = Prisma.ContestProblemGetPayload<{ select: typeof rowSelect }>;

/** The problems of a contest in their order. @throws ContestNotFound, NotContestAdmin */
export async function listManagedContestProblems(
  context: Context,
  contestId: number,
): Promise<ManagedContestProblem[]> {
  await administerContest(context, contestId);
  return context.db.contestProblem.findMany({
    where: { contestId },
    orderBy: [{ position: 'asc' }, { id: 'asc' }],
    select: rowSelect,
  });
}

/** Most contests whose outdated verdicts the form of a problem names. */
export const maxJudgedPlaces = 20;

/** Places of a problem with submissions in contests that the viewer administers, newest contests first. */
export function listJudgedPlaces({ db, viewer }: Context, problemId: number): Promise<ManagedContestProblem[]> {
  return db.contestProblem.findMany({
    where: { problemId, contest: administeredContests(viewer), submissions: { some: {} } },
    orderBy: { contestId: 'desc' },
    take: maxJudgedPlaces,
    select: rowSelect,
  });
}

/** Which problems are looked for. */
export interface CandidateFilter {
  readonly id?: number | null | undefined;
  readonly keyword?: string | null | undefined;
  readonly origin?: string | null | undefined;
  /** A problem must carry all of them. */
  readonly tagIds?: readonly number[] | null | undefined;
  readonly difficulty?: Difficulty | null | undefined;
  /** Of a contest of a group: that no member below its admins has solved in practice. */
  readonly isUnsolvedByMembers?: boolean | null | undefined;
  /** Whose members these are; null: the whole group. */
  readonly classId?: number | null | undefined;
}

/**
 * Problems of the bank and of the contest's group that are not in a contest yet and are judged as it asks, newest
 * first.
 *
 * @throws ContestNotFound,
 * NotContestAdmin
 */
export async function listCandidates(
  context: Context,
  {
    contestId,
    filter,
    page,
  }: { readonly contestId: number; readonly filter: CandidateFilter; readonly page: PageRequest },
): Promise<Page<AdminProblem>> {
  const { contest } = await administerContest(context, contestId);
  const tagged = (filter.tagIds ?? []).map((tagId) => ({ tags: { some: { tagId } } }));
  const where: Prisma.ProblemWhereInput = {
    AND: [
      offeredProblems(context.viewer, contest.groupId),
      { type: contest.type, contestProblems: { none: { contestId } } },
      typeof filter.id === 'number' ? { id: filter.id } : {},
      filter.difficulty ? { difficulty: filter.difficulty } : {},
      contest.groupId !== null && filter.isUnsolvedByMembers === true
        ? unsolvedIn(contest.groupId, filter.classId ?? null)
        : {},
      ...tagged,
    ],
  };
  return adminProblemsWhere(context, { where, filter, page, isWide: contest.groupId === null });
}

/** Problems that no plain member of a group, or of a class of it, has solved in practice. */
function unsolvedIn(groupId: number, classId: number | null): Prisma.ProblemWhereInput {
  const member: Prisma.GroupMemberWhereInput = {
    groupId,
    level: level.member,
    ...(classId !== null && { classes: { some: { classId } } }),
  };
  return { solvers: { none: { firstAcceptedAt: { not: null }, user: { groupMemberships: { some: member } } } } };
}

/**
 * The problems of a contest as the bank has them, newest first: those who keep the contest see them all.
 *
 * @throws ContestNotFound, NotContestAdmin
 */
export async function listContestBankProblems(
  context: Context,
  {
    contestId,
    keyword,
    page,
  }: { readonly contestId: number; readonly keyword: string | null; readonly page: PageRequest },
): Promise<Page<AdminProblem>> {
  await administerContest(context, contestId);
  return adminProblemsWhere(context, {
    where: { contestProblems: { some: { contestId } } },
    filter: { keyword },
    page,
  });
}
