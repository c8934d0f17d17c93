import type { Prisma, PrismaClient } from '@verdict/prisma/generated/client/client.ts';
import { deliverMessages } from '../../account/message/deliver.service.ts';
import { ration } from '../../account/user/ration.ts';
import type { Context } from '../../core/context.ts';
import { sliceOf, type Page, type PageRequest } from '../../core/page.ts';
import { readTogether } from '../../core/read-together.ts';
import { canComment } from '../../core/viewer.rule.ts';
import { titlesSelect } from '../../problem/bank/named-title.ts';
import { ProblemNotFound } from '../../problem/bank/problem.error.ts';
import { enterContest, enterToSubmit } from '../core/contest.service.ts';
import { teamMateIds } from '../core/team-mates.service.ts';
import { AskingForbidden, ClarificationAnswered, ClarificationNotFound } from './clarification.error.ts';
import { answerableClarifications, canSeeAsker, visibleClarifications } from './clarification.rule.ts';

/** Questions of a page unless asked otherwise. */
export const defaultClarificationPage = 50;
/** Longest question or answer, in characters (specification, section 5: comments). */
export const maxClarificationLength = 10_000;

const clarificationSelect = {
  id: true,
  contestId: true,
  askerId: true,
  question: true,
  askedAt: true,
  answer: true,
  isPublic: true,
  answeredAt: true,
  asker: { select: { username: true } },
  answerer: { select: { username: true } },
  contestProblem: { select: { displayId: true, displayTitle: true, problem: { select: titlesSelect } } },
} as const satisfies Prisma.ClarificationSelect;
type StoredClarification = Prisma.ClarificationGetPayload<{ select: typeof clarificationSelect }>;

/** A question as its reader sees it. */
export interface ClarificationRow extends Omit<StoredClarification, 'asker' | 'askerId' | 'answerer'> {
  /** Null: another contestant's. */
  readonly askerName: string | null;
  /** Null: nobody yet, or for contest admins only. */
  readonly answererName: string | null;
  readonly isMine: boolean;
}

/** A question as it is asked. */
export interface Question {
  readonly contestId: number;
  /** Null: about the contest as a whole. */
  readonly problemDisplayId: string | null;
  readonly question: string;
}

/** Which questions of a contest. */
export interface ClarificationRequest {
  readonly contestId: number;
  /** Only those nobody has answered or marked. */
  readonly onlyOpen: boolean;
  readonly page: PageRequest;
}

/**
 * A page of the questions a viewer may read, newest first.
 *
 * @throws ContestNotFound, ContestNotStarted,
 * ContestPasswordNeeded, AccountNotAdmitted
 */
export async function listClarifications(
  asking: Pick<Context, 'db' | 'reads' | 'viewer' | 'now'>,
  { contestId, onlyOpen, page }: ClarificationRequest,
): Promise<Page<ClarificationRow>> {
  const { db, reads, viewer } = asking;
  const { isAdmin, contest } = await enterContest(asking, contestId);
  const teamIds = await teamMateIds(asking, contest);
  const asked = await Promise.all(teamIds.map((askerId) => hasAsked(reads, { contestId, askerId })));
  // Who has asked nothing reads what was answered to all, together with all others like that.
  const askerIds = teamIds.filter((_, index) => asked[index]);
  const where: Prisma.ClarificationWhereInput = {
    AND: [{ contestId }, onlyOpen ? { answeredAt: null } : {}, visibleClarifications(viewer, isAdmin, askerIds)],
  };
  const { items, total } = await reads.once(`clarifications ${JSON.stringify([where, page])}`, async () => {
    const [found, count] = await Promise.all([
      db.clarification.findMany({ where, orderBy: { id: 'desc' }, ...sliceOf(page), select: clarificationSelect }),
      db.clarification.count({ where }),
    ]);
    return { items: found, total: count };
  });
  return { ...page, items: items.map((row) => shownTo(asking, row, { isContestAdmin: isAdmin, teamIds })), total };
}

/** Somebody who may have asked. */
interface Asker {
  readonly contestId: number;
  readonly askerId: string;
}

const askerKey = ({ contestId, askerId }: Asker) => `${contestId} ${askerId}`;
const hasAsked = readTogether(askerKey, async (db: PrismaClient, askers: readonly Asker[]) => {
  const where = {
    contestId: { in: [...new Set(askers.map(({ contestId }) => contestId))] },
    askerId: { in: [...new Set(askers.map(({ askerId }) => askerId))] },
  };
  const rows = await db.clarification.groupBy({ by: ['contestId', 'askerId'], where });
  return new Map(rows.map((row) => [askerKey(row), true]));
});

/** Who reads a question. */
interface Reader {
  readonly isContestAdmin: boolean;
  /** The reader and those in the reader's team. */
  readonly teamIds: readonly string[];
}

function shownTo(
  { viewer }: Pick<Context, 'viewer'>,
  { asker, askerId, answerer, ...row }: StoredClarification,
  { isContestAdmin, teamIds }: Reader,
): ClarificationRow {
  return {
    ...row,
    askerName: canSeeAsker(viewer, { askerId }, isContestAdmin, teamIds) ? asker.username : null,
    answererName: isContestAdmin ? (answerer?.username ?? null) : null,
    isMine: viewer.kind === 'user' && teamIds.includes(askerId),
  };
}

/**
 * Asks the jury, and nobody else.
 *
 * @throws AskingForbidden, ContestNotFound, ContestNotStarted, ContestHasEnded, ContestPasswordNeeded,
 *   AccountNotAdmitted, ProblemNotFound, TooManyRequests
 */
export async function askClarification(
  context: Context,
  { contestId, problemDisplayId, question }: Question,
): Promise<ClarificationRow> {
  const { db, viewer, now, pubsub } = context;
  if (viewer.kind !== 'user' || !canComment(viewer)) throw new AskingForbidden();
  const { isAdmin } = await enterToSubmit(context, contestId, 'MESSAGE');
  const problem =
    problemDisplayId === null
      ? null
      : await db.contestProblem.findUnique({
          where: { contestId_displayId: { contestId, displayId: problemDisplayId } },
          select: { id: true },
        });
  if (problemDisplayId !== null && problem === null) throw new ProblemNotFound();
  ration(context, 'clarification', viewer.userId);
  return db.$transaction(async (tx) => {
    const asked = await tx.clarification.create({
      data: { contestId, contestProblemId: problem?.id ?? null, askerId: viewer.userId, question, askedAt: now },
      select: clarificationSelect,
    });
    await pubsub.publish('clarification', { contestId, askerId: viewer.userId, isForAll: false }, tx);
    return shownTo(context, asked, { isContestAdmin: isAdmin, teamIds: [viewer.userId] });
  });
}

/** An answer of the jury. */
export interface NewAnswer {
  readonly answer: string;
  readonly isPublic: boolean;
  /** When the question was seen to as far as who answers knows; null: not yet. */
  readonly replaces: Date | null;
}

/**
 * Answers a question, or puts another answer in the place of the one that is known; to the asker, or to all.
 *
 * @throws ClarificationNotFound, ClarificationAnswered
 */
export function answerClarification(
  context: Context,
  id: number,
  { answer, isPublic, replaces }: NewAnswer,
): Promise<ClarificationRow> {
  return change(context, id, (userId, { answeredAt }) => {
    // Two of the jury who answer at once would else both be told that theirs is the answer.
    if (answeredAt?.getTime() !== replaces?.getTime()) throw new ClarificationAnswered(answeredAt);
    return { answer, isPublic, answererId: userId, answeredAt: context.now };
  });
}

/**
 * Marks a question as seen to without an answer, or as open again, which takes its answer back. One that is seen to
 * already is not marked so again: a colleague may have answered it meanwhile.
 *
 * @throws ClarificationNotFound
 */
export function markClarification(context: Context, id: number, isDone: boolean): Promise<ClarificationRow> {
  return change(context, id, (userId, { answeredAt }) => {
    if (!isDone) return { answer: null, isPublic: false, answererId: null, answeredAt: null };
    return answeredAt === null ? { answer: null, isPublic: false, answererId: userId, answeredAt: context.now } : null;
  });
}

/** What becomes of a question as it is under its lock; null: it stays. */
type Change = (
  userId: string,
  before: Pick<StoredClarification, 'answeredAt'>,
) => Prisma.ClarificationUncheckedUpdateInput | null;

async function change(context: Context, id: number, changeOf: Change): Promise<ClarificationRow> {
  const { db, viewer, pubsub } = context;
  if (viewer.kind !== 'user') throw new ClarificationNotFound();
  return db.$transaction(async (tx) => {
    // Two admins who answer at once take turns here, so that everybody is told who saw the one before.
    await tx.$executeRaw`SELECT FROM clarification WHERE id = ${id} FOR NO KEY UPDATE`;
    const before = await tx.clarification.findFirst({
      where: { AND: [{ id }, answerableClarifications(viewer)] },
      select: clarificationSelect,
    });
    if (before === null) throw new ClarificationNotFound();
    const data = changeOf(viewer.userId, before);
    const after =
      data === null ? before : await tx.clarification.update({ where: { id }, data, select: clarificationSelect });
    const { contestId, askerId } = before;
    if (data !== null && after.answer !== null && askerId !== viewer.userId) {
      const { title } = await tx.contest.findUniqueOrThrow({ where: { id: contestId }, select: { title: true } });
      const fact = { kind: 'clarificationAnswered', contestId, contestTitle: title } as const;
      await deliverMessages(tx, pubsub, [{ recipientId: askerId, kind: 'MINE', fact }]);
    }
    if (data !== null)
      await pubsub.publish('clarification', { contestId, askerId, isForAll: before.isPublic || after.isPublic }, tx);
    return shownTo(context, after, { isContestAdmin: true, teamIds: [viewer.userId] });
  });
}
