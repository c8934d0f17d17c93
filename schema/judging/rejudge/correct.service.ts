import { isFinal, Status } from '@verdict/judge/protocol/status.ts';
import type { ProblemType } from '@verdict/prisma/generated/client/client.ts';
import { auditBy } from '../../core/audit/audit.ts';
import type { Context, Transaction } from '../../core/context.ts';
import { userIdOrNull } from '../../core/viewer-user.ts';
import { SubmissionNotFound } from '../submission/submission.error.ts';
import { applyVerdict } from '../submission/verdict.service.ts';
import { AlreadyCancelled, CompileErrorStands, ScoreOutOfRange, SubmissionBeingJudged } from './rejudge.error.ts';
import { isCancellable, isOpenToHands } from './rejudge.rule.ts';

/** A verdict given by hand. */
export interface ManualVerdict {
  readonly submissionId: number;
  /** One of manualStatuses. */
  readonly status: number;
  /** Null: the full score for an accepted one, else the score it has. */
  readonly score: number | null;
  /** For the audit log; '': none. */
  readonly reason: string;
}

interface Standing {
  readonly groupId: number | null;
  readonly status: number;
  readonly hasTask: boolean;
  readonly score: number | null;
  readonly totalScore: number | null;
  readonly timeMs: number | null;
  readonly memoryKb: number | null;
  readonly type: ProblemType;
}

/**
 * Gives a verdict by hand (decision 137, "Manual judge").
 *
 * @throws SubmissionNotFound, SubmissionBeingJudged,
 * CompileErrorStands, ScoreOutOfRange
 */
export async function judgeManually(
  context: Context,
  { submissionId, status, score, reason }: ManualVerdict,
): Promise<void> {
  const { db, pubsub, viewer } = context;
  await db.$transaction(async (tx) => {
    const standing = await lockStanding(tx, submissionId);
    if (standing.hasTask || !isFinal(standing.status)) throw new SubmissionBeingJudged();
    if (!isOpenToHands(standing.status)) throw new CompileErrorStands();
    const { totalScore, timeMs, memoryKb } = standing;
    const given = manualScore(standing, { status, score });
    await auditBy(context, tx, {
      ...onSubmission(submissionId, standing),
      action: 'submission.judgeManually',
      after: { status, score: given },
      reason,
    });
    await applyVerdict(tx, pubsub, {
      submissionId,
      verdict: {
        cause: 'MANUAL',
        status,
        score: given,
        totalScore,
        timeMs,
        memoryKb,
        message: null,
        judgeName: null,
        actorId: userIdOrNull(viewer),
        record: null,
        failures: [],
        results: null,
      },
    });
  });
}

/**
 * Takes a submission out of the counting: its status is Cancelled. One that waits or is judged leaves the queue, and
 * what a judge still reports of it is refused.
 *
 * @throws SubmissionNotFound, AlreadyCancelled
 */
export async function cancelSubmission(context: Context, submissionId: number): Promise<void> {
  const { db, pubsub, viewer } = context;
  await db.$transaction(async (tx) => {
    await tx.judgeTask.deleteMany({ where: { submissionId } });
    const standing = await lockStanding(tx, submissionId);
    if (!isCancellable(standing.status)) throw new AlreadyCancelled();
    await auditBy(context, tx, { ...onSubmission(submissionId, standing), action: 'submission.cancel' });
    await applyVerdict(tx, pubsub, {
      submissionId,
      verdict: {
        cause: 'CANCELLED',
        status: Status.CANCELLED,
        score: null,
        totalScore: standing.totalScore,
        timeMs: null,
        memoryKb: null,
        message: null,
        judgeName: null,
        actorId: userIdOrNull(viewer),
        record: null,
        failures: [],
        results: null,
      },
    });
  });
}

/** A submission as it stands, kept so until the transaction ends. @throws SubmissionNotFound */
async function lockStanding(tx: Transaction, submissionId: number): Promise<Standing> {
  const [row] = await tx.$queryRaw<Standing[]>`
    SELECT s.group_id AS "groupId", s.status, s.score,
      CASE WHEN p.type = 'OI' THEN coalesce(s.total_score, p.total_score) END AS "totalScore",
      s.time_ms AS "timeMs", s.memory_kb AS "memoryKb",
      p.type::text AS type, EXISTS (SELECT FROM judge_task t WHERE t.submission_id = s.id) AS "hasTask"
    FROM submission s JOIN problem p ON p.id = s.problem_id
    WHERE s.id = ${submissionId} AND s.origin <> 'JURY' FOR NO KEY UPDATE OF s`;
  if (row === undefined) throw new SubmissionNotFound();
  return row;
}

function onSubmission(id: number, { groupId, status, score }: Standing) {
  return { target: { kind: 'SUBMISSION', id }, groupId, before: { status, score } };
}

function manualScore(
  { type, score: present, totalScore }: Standing,
  { status, score }: Pick<ManualVerdict, 'status' | 'score'>,
): number | null {
  if (type !== 'OI') {
    if (score !== null) throw new ScoreOutOfRange({ hasScore: false, maxScore: null });
    return null;
  }
  if (score === null) return status === Status.ACCEPTED ? (totalScore ?? present) : (present ?? 0);
  if (score < 0 || (totalScore !== null && score > totalScore))
    throw new ScoreOutOfRange({ hasScore: true, maxScore: totalScore });
  return score;
}
