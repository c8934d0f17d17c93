import type { PlagiarismReview, Prisma } from '@verdict/prisma/generated/client/client.ts';
import type { Context } from '../../core/context.ts';
import { sliceOf, type Page, type PageRequest } from '../../core/page.ts';
import { userIdOrNull } from '../../core/viewer-user.ts';
import { titlesSelect } from '../../problem/bank/named-title.ts';
import { auditContest } from '../core/contest-audit.ts';
import { administerContest } from '../core/contest.service.ts';
import { PlagiarismPairNotFound, PlagiarismProblemNotFound } from './plagiarism.error.ts';
import { checkedProblems, reviewedPairs } from './plagiarism.rule.ts';
import { plagiarismJob } from './run-check.service.ts';

type Asking = Pick<Context, 'db' | 'reads' | 'viewer' | 'now'>;

const problemSelect = {
  id: true,
  contestId: true,
  displayId: true,
  displayTitle: true,
  problem: { select: titlesSelect },
  plagiarismCheck: {
    select: {
      state: true,
      attempts: true,
      requestedAt: true,
      endedAt: true,
      programCount: true,
      leftOutCount: true,
      cutCount: true,
      tooShortCount: true,
    },
  },
} as const satisfies Prisma.ContestProblemSelect;
/** A problem of a contest with its check. */
export type CheckedProblem = Prisma.ContestProblemGetPayload<{ select: typeof problemSelect }>;

const sideSelect = {
  id: true,
  languageKey: true,
  status: true,
  score: true,
  submittedAt: true,
  user: { select: { username: true } },
  participant: { select: { name: true } },
} as const satisfies Prisma.SubmissionSelect;
const pairSelect = {
  id: true,
  similarity: true,
  longestTokens: true,
  review: true,
  note: true,
  reviewedAt: true,
  reviewer: { select: { username: true } },
  left: { select: sideSelect },
  right: { select: sideSelect },
} as const satisfies Prisma.PlagiarismPairSelect;
/** A pair as lists show it. */
export type PairRow = Prisma.PlagiarismPairGetPayload<{ select: typeof pairSelect }>;
export type PairSide = PairRow['left'];

const gapSelect = { reason: true, submission: { select: sideSelect } } as const satisfies Prisma.PlagiarismGapSelect;
/** A program that was passed over, or not read to its end. */
export type GapRow = Prisma.PlagiarismGapGetPayload<{ select: typeof gapSelect }>;

const wholePairSelect = {
  ...pairSelect,
  fragments: true,
  left: { select: { ...sideSelect, code: true } },
  right: { select: { ...sideSelect, code: true } },
  check: { select: { contestProblem: { select: problemSelect } } },
} as const satisfies Prisma.PlagiarismPairSelect;
/** With both programs. */
export type WholePair = Prisma.PlagiarismPairGetPayload<{ select: typeof wholePairSelect }>;

/** The most alike first. */
const byLikeness: Prisma.PlagiarismPairOrderByWithRelationInput[] = [{ similarity: 'desc' }, { id: 'asc' }];

/** The problems of a contest with their checks, for its admins. @throws ContestNotFound, NotContestAdmin */
export async function listChecks(asking: Asking, contestId: number): Promise<CheckedProblem[]> {
  await administerContest(asking, contestId);
  return asking.db.contestProblem.findMany({
    where: { contestId },
    orderBy: [{ position: 'asc' }, { displayId: 'asc' }],
    select: problemSelect,
  });
}

/** Null: no such problem, or the viewer is no admin of its contest. */
export function findCheckedProblem({ db, viewer }: Asking, contestProblemId: number): Promise<CheckedProblem | null> {
  return db.contestProblem.findFirst({
    where: { AND: [{ id: contestProblemId }, checkedProblems(viewer)] },
    select: problemSelect,
  });
}

/** Which pairs of a problem are asked for. */
export interface PairRequest {
  readonly contestProblemId: number;
  /** Undefined: all. Null: those that nobody has looked at. */
  readonly review: PlagiarismReview | null | undefined;
  readonly page: PageRequest;
}

/** Pairs of a problem, the most alike first. @throws PlagiarismProblemNotFound */
export async function listPairs(
  asking: Asking,
  { contestProblemId, review, page }: PairRequest,
): Promise<Page<PairRow>> {
  if ((await findCheckedProblem(asking, contestProblemId)) === null) throw new PlagiarismProblemNotFound();
  const where = { check: { contestProblemId }, ...(review === undefined ? {} : { review }) };
  const [items, total] = await Promise.all([
    asking.db.plagiarismPair.findMany({ where, orderBy: byLikeness, ...sliceOf(page), select: pairSelect }),
    asking.db.plagiarismPair.count({ where }),
  ]);
  return { ...page, items, total };
}

/**
 * Programs of a problem that were passed over or not read to their end, in the order they were submitted.
 *
 * @throws PlagiarismProblemNotFound
 */
export async function listGaps(
  asking: Asking,
  { contestProblemId, page }: Pick<PairRequest, 'contestProblemId' | 'page'>,
): Promise<Page<GapRow>> {
  if ((await findCheckedProblem(asking, contestProblemId)) === null) throw new PlagiarismProblemNotFound();
  const where = { check: { contestProblemId } };
  const [items, total] = await Promise.all([
    asking.db.plagiarismGap.findMany({ where, orderBy: { submissionId: 'asc' }, ...sliceOf(page), select: gapSelect }),
    asking.db.plagiarismGap.count({ where }),
  ]);
  return { ...page, items, total };
}

/** A pair with both programs; null when there is none or the viewer is no admin of its contest. */
export function findPair({ db, viewer }: Asking, id: number): Promise<WholePair | null> {
  return db.plagiarismPair.findFirst({ where: { AND: [{ id }, reviewedPairs(viewer)] }, select: wholePairSelect });
}

/**
 * The next pair of the same problem that nobody has looked at, by how alike they are, then from the first on; null when
 * there is no other.
 */
export async function nextUnreviewed(
  { db }: Pick<Asking, 'db'>,
  { id, similarity, check }: Pick<WholePair, 'id' | 'similarity' | 'check'>,
): Promise<number | null> {
  const unreviewed = { check: { contestProblemId: check.contestProblem.id }, review: null, id: { not: id } } as const;
  const ask = (where: Prisma.PlagiarismPairWhereInput) =>
    db.plagiarismPair.findFirst({ where, orderBy: byLikeness, select: { id: true } });
  const after = { OR: [{ similarity: { lt: similarity } }, { similarity, id: { gt: id } }] };
  return ((await ask({ AND: [unreviewed, after] })) ?? (await ask(unreviewed)))?.id ?? null;
}

/**
 * Has what was submitted to a problem compared; what is under way already goes on.
 *
 * @throws PlagiarismProblemNotFound
 */
export async function startCheck(
  context: Asking & Pick<Context, 'pubsub'>,
  contestProblemId: number,
): Promise<CheckedProblem> {
  const { db, viewer, now, pubsub } = context;
  if (viewer.kind !== 'user' || (await findCheckedProblem(context, contestProblemId)) === null)
    throw new PlagiarismProblemNotFound();
  const asked = {
    state: 'WAITING',
    attempts: 0,
    requestedAt: now,
    requestedById: viewer.userId,
    endedAt: null,
  } as const;
  return db.$transaction(async (tx) => {
    const { contestId, displayId } = await tx.contestProblem.findUniqueOrThrow({
      where: { id: contestProblemId },
      select: { contestId: true, displayId: true },
    });
    await auditContest(context, tx, contestId, { action: 'contest.checkPlagiarism', after: { problem: displayId } });
    // Two who ask at once get one check.
    await tx.plagiarismCheck.createMany({ data: [{ contestProblemId, ...asked }], skipDuplicates: true });
    await tx.plagiarismCheck.updateMany({ where: { contestProblemId, state: { not: 'WAITING' } }, data: asked });
    const { id } = await tx.plagiarismCheck.findUniqueOrThrow({ where: { contestProblemId }, select: { id: true } });
    await pubsub.publish('job', { name: plagiarismJob, id }, tx);
    return tx.contestProblem.findUniqueOrThrow({ where: { id: contestProblemId }, select: problemSelect });
  });
}

/** What the jury thinks of a pair. */
export interface PairReview {
  readonly id: number;
  /** Null: nothing any more. */
  readonly review: PlagiarismReview | null;
  readonly note: string;
}

/** Notes what the jury thinks of a pair. @throws PlagiarismPairNotFound */
export async function reviewPair(context: Asking, { id, review, note }: PairReview): Promise<PairRow> {
  const { db, viewer, now } = context;
  return db.$transaction(async (tx) => {
    const before = await tx.plagiarismPair.findFirst({
      where: { AND: [{ id }, reviewedPairs(viewer)] },
      select: {
        review: true,
        leftId: true,
        rightId: true,
        check: { select: { contestProblem: { select: { contestId: true } } } },
      },
    });
    if (before === null) throw new PlagiarismPairNotFound();
    await auditContest(context, tx, before.check.contestProblem.contestId, {
      action: 'contest.reviewPlagiarism',
      before: { review: before.review },
      after: { review, submissions: `${before.leftId}, ${before.rightId}` },
    });
    return tx.plagiarismPair.update({
      where: { id },
      data: {
        review,
        note: note.trim(),
        ...(review === null
          ? { reviewerId: null, reviewedAt: null }
          : { reviewerId: userIdOrNull(viewer), reviewedAt: now }),
      },
      select: pairSelect,
    });
  });
}
