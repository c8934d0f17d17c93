import { differing } from '../../core/audit/audit.ts';
import type { Context, Transaction } from '../../core/context.ts';
import { isUniqueViolation } from '../../core/unique-violation.ts';
import { administeredContests } from '../../place/contest/contest.rule.ts';
import { deleteSubmissions } from '../../problem/bank/delete-submissions.service.ts';
import { ProblemNotFound } from '../../problem/bank/problem.error.ts';
import { offeredProblems } from '../../problem/bank/problem.rule.ts';
import { refuseFaults } from '../../problem/editing/fault.ts';
import { auditContest } from '../core/contest-audit.ts';
import { administerContest } from '../core/contest.service.ts';
import { renewRating } from '../rating/contest-rating.service.ts';
import { remakeBoard } from '../scoreboard/keep-board.service.ts';
import {
  alreadyThere,
  fitFaults,
  namingFaults,
  takenDisplayId,
  type ContestProblemInput,
} from './contest-problem-faults.ts';
import { rowSelect, type ManagedContestProblem } from './contest-problem-list.service.ts';
import { ContestProblemHasSubmissions, maxContestProblems, TooManyContestProblems } from './contest-problem.error.ts';

/** Longest that taking a problem out of a large contest may take, in milliseconds. */
const transactionMs = 60_000;

/** A problem that goes into a contest. */
export interface NewContestProblem {
  readonly contestId: number;
  readonly problemId: number;
  readonly input: ContestProblemInput;
}

/**
 * Takes a problem of the bank or of the contest's group into a contest, as its last: admins take every one, others
 * public ones and their own.
 *
 * @throws InvalidInput, ContestNotFound, NotContestAdmin, ProblemNotFound, TooManyContestProblems
 */
export async function addContestProblem(
  context: Context,
  { contestId, problemId, input }: NewContestProblem,
): Promise<ManagedContestProblem> {
  const { db, viewer, locale } = context;
  const { contest } = await administerContest(context, contestId);
  const problem = await db.problem.findFirst({
    where: { AND: [{ id: problemId }, offeredProblems(viewer, contest.groupId)] },
    select: { type: true, testSetId: true, isRemote: true },
  });
  if (problem === null) throw new ProblemNotFound();
  refuseFaults([...fitFaults(problem, contest.type), ...namingFaults(input)], locale);
  return write(context, contestId, async (tx) => {
    const others = await tx.contestProblem.findMany({
      where: { contestId },
      select: { problemId: true, displayId: true, position: true },
    });
    if (others.length >= maxContestProblems) throw new TooManyContestProblems();
    if (others.some((other) => other.problemId === problemId))
      refuseFaults([{ path: 'problemId', sentence: alreadyThere }], locale);
    const position = Math.max(-1, ...others.map((other) => other.position)) + 1;
    const after = columnsOf(input);
    await auditContest(context, tx, contestId, { action: 'contest.addProblem', after: { problemId, ...after } });
    return tx.contestProblem.create({ data: { contestId, problemId, position, ...after }, select: rowSelect });
  });
}

/** Names a problem of a contest anew. @throws InvalidInput, ProblemNotFound */
export async function updateContestProblem(
  context: Context,
  id: number,
  input: ContestProblemInput,
): Promise<ManagedContestProblem> {
  const { contestId } = await findManaged(context, id);
  refuseFaults(namingFaults(input), context.locale);
  return write(context, contestId, async (tx) => {
    const select = { displayId: true, displayTitle: true, color: true } as const;
    const before = await tx.contestProblem.findUnique({ where: { id }, select });
    const { count } = await tx.contestProblem.updateMany({ where: { id }, data: columnsOf(input) });
    if (before === null || count === 0) throw new ProblemNotFound();
    await auditContest(context, tx, contestId, {
      action: 'contest.editProblem',
      ...differing(before, columnsOf(input)),
    });
    return tx.contestProblem.findUniqueOrThrow({ where: { id }, select: rowSelect });
  });
}

/**
 * Puts the problems of a contest in an order; those that are not named come last, as they were.
 *
 * @throws ContestNotFound, NotContestAdmin
 */
export async function orderContestProblems(context: Context, contestId: number, ids: readonly number[]): Promise<void> {
  await administerContest(context, contestId);
  await write(context, contestId, async (tx) => {
    const rows = await tx.contestProblem.findMany({
      where: { contestId },
      orderBy: [{ position: 'asc' }, { id: 'asc' }],
      select: { id: true, displayId: true },
    });
    const known = rows.map((row) => row.id);
    const wanted = [...new Set(ids.filter((id) => known.includes(id)))];
    const order = [...wanted, ...known.filter((id) => !wanted.includes(id))];
    await tx.$executeRaw`
      UPDATE contest_problem
      SET position = one.position
      FROM unnest(${order}::int[], ${order.map((_id, index) => index)}::int[]) AS one (id, position)
      WHERE contest_problem.id = one.id`;
    const names = new Map(rows.map((row) => [row.id, row.displayId]));
    const namesOf = (list: readonly number[]) => list.map((each) => names.get(each)).join(', ');
    await auditContest(context, tx, contestId, {
      action: 'contest.orderProblems',
      before: { order: namesOf(known) },
      after: { order: namesOf(order) },
    });
  });
}

/** How a problem is to be taken out. */
export interface ContestProblemRemoval {
  readonly id: number;
  /** Whoever takes it out knows that its submissions in the contest go with it. */
  readonly isWithSubmissions: boolean;
}

/** Takes a problem out of a contest; the bank keeps it. @throws ProblemNotFound, ContestProblemHasSubmissions */
export async function removeContestProblem(
  context: Context,
  { id, isWithSubmissions }: ContestProblemRemoval,
): Promise<void> {
  const { contestId } = await findManaged(context, id);
  await write(context, contestId, async (tx) => {
    // From here on nobody submits to it.
    await tx.$executeRaw`SELECT FROM contest_problem WHERE id = ${id} FOR UPDATE`;
    const submissions = await tx.submission.findMany({ where: { contestProblemId: id }, select: { id: true } });
    if (submissions.length > 0 && !isWithSubmissions) throw new ContestProblemHasSubmissions(submissions.length);
    await deleteSubmissions(
      tx,
      submissions.map((submission) => submission.id),
    );
    const [removed] = await tx.contestProblem.findMany({
      where: { id },
      select: { problemId: true, displayId: true, displayTitle: true },
    });
    if (removed === undefined) throw new ProblemNotFound();
    await tx.contestProblem.delete({ where: { id }, select: { id: true } });
    await auditContest(context, tx, contestId, {
      action: 'contest.removeProblem',
      before: removed,
      after: { submissions: submissions.length },
    });
    if (submissions.length > 0) {
      await remakeBoard(tx, context.pubsub, contestId);
      await renewRating(tx, context.pubsub, contestId);
    }
  });
}

async function findManaged(
  { db, viewer }: Pick<Context, 'db' | 'reads' | 'viewer'>,
  id: number,
): Promise<{ readonly contestId: number }> {
  const row = await db.contestProblem.findFirst({
    where: { id, contest: administeredContests(viewer) },
    select: { contestId: true },
  });
  if (row === null) throw new ProblemNotFound();
  return row;
}

/** Changes the problems of a contest, one change after another, and tells those who look at it. */
async function write<T>(
  { db, pubsub, locale }: Context,
  contestId: number,
  act: (tx: Transaction) => Promise<T>,
): Promise<T> {
  try {
    return await db.$transaction(
      async (tx) => {
        await tx.$executeRaw`SELECT FROM contest WHERE id = ${contestId} FOR NO KEY UPDATE`;
        const done = await act(tx);
        await pubsub.publish('contest', { contestId }, tx);
        return done;
      },
      { timeout: transactionMs, maxWait: 30_000 },
    );
  } catch (error) {
    if (isUniqueViolation(error)) refuseFaults([{ path: 'displayId', sentence: takenDisplayId }], locale);
    throw error;
  }
}

function columnsOf({ displayId, displayTitle, color }: ContestProblemInput) {
  const paint = color?.trim() ?? '';
  return { displayId: displayId.trim(), displayTitle: displayTitle.trim(), color: paint === '' ? null : paint };
}
