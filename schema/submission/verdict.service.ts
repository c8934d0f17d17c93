import type { CaseResult } from '@verdict/judge/protocol/report.ts';
import type { Difficulty, ProblemType } from '@verdict/prisma/generated/client/client.ts';
import type { PubSub, Transaction } from '../context.ts';
import { moveCounters } from './counters.service.ts';
import { isPractice, oiRankScore } from './verdict.ts';
import type { SubmissionPlace, Verdict } from './verdict.ts';

/** A verdict and the submission it is for. */
export interface NewVerdict {
  readonly submissionId: number;
  readonly verdict: Verdict;
}

interface Standing extends SubmissionPlace {
  readonly userId: string;
  readonly problemId: number;
  readonly version: number;
  readonly type: ProblemType;
  readonly difficulty: Difficulty;
  readonly now: Date;
}

/**
 * Stores a verdict and all that follows from it, in the caller's transaction: the submission's row, results of cases
 * and groups, the history, the counters of problem and user, the solved list and the OI rank score. If the submission
 * had a verdict before, what that one counted is taken back, so a rejudge and a correction by hand come this way too.
 */
export async function applyVerdict(tx: Transaction, pubsub: PubSub, { submissionId, verdict }: NewVerdict): Promise<void> {
  const standing = await lockSubmission(tx, submissionId);
  if (standing === null) return;
  const { now, version: oldVersion } = standing;
  const version = oldVersion + 1;
  const old = oldVersion === 0 ? null : await tx.verdictChange.findUnique({ where: { submissionId_version: { submissionId, version: oldVersion } }, select: { status: true } });

  const { status, score, totalScore, timeMs, memoryKb, message, judgeName, cause, actorId, record, results } = verdict;
  const write = async () => {
    await tx.submission.update({
      where: { id: submissionId },
      data: {
        status, score, totalScore, timeMs, memoryKb, message, judgeName, version,
        oiRankScore: oiRankScore(standing, verdict), isManual: cause === 'MANUAL', judgedAt: now,
      },
      select: { id: true },
    });
    await tx.verdictChange.create({
      data: { submissionId, version, cause, status, score, timeMs, memoryKb, judgeName, actorId, createdAt: now, ...(record === null ? {} : { record }) },
      select: { id: true },
    });
  };
  if (isPractice(standing)) {
    await moveCounters(tx, { ...standing, oldStatus: old?.status ?? null, newStatus: status, write });
  } else {
    await write();
  }
  if (results !== null) await replaceResults(tx, submissionId, { results, oldVersion });
  const casesTotal = results?.cases.length ?? 0;
  await pubsub.publish('submission', { submissionId, status, casesDone: casesTotal, casesTotal }, tx);
}

/** Two verdicts of one submission take turns. Null when the submission is gone. */
async function lockSubmission(tx: Transaction, submissionId: number): Promise<Standing | null> {
  const [row] = await tx.$queryRaw<Standing[]>`
    SELECT s.user_id AS "userId", s.problem_id AS "problemId", s.contest_id AS "contestId", s.group_id AS "groupId",
      s.origin::text AS origin, s.version, p.type::text AS type, p.difficulty::text AS difficulty, clock_timestamp() AS now
    FROM submission s JOIN problem p ON p.id = s.problem_id
    WHERE s.id = ${submissionId} FOR UPDATE OF s`;
  return row ?? null;
}

async function replaceResults(
  tx: Transaction,
  submissionId: number,
  { results, oldVersion }: { readonly results: NonNullable<Verdict['results']>; readonly oldVersion: number },
): Promise<void> {
  if (oldVersion > 0) {
    await keepResults(tx, submissionId, oldVersion);
    await tx.caseResult.deleteMany({ where: { submissionId } });
    await tx.groupResult.deleteMany({ where: { submissionId } });
  }
  if (results.cases.length > 0) await insertCaseResults(tx, submissionId, results.cases);
  if (results.groups.length > 0) {
    await tx.groupResult.createMany({ data: results.groups.map((result) => ({ ...result, submissionId })) });
  }
}

/** Results that give way move into the history, to the judgement they came with: the newest that has none yet. */
async function keepResults(tx: Transaction, submissionId: number, oldVersion: number): Promise<void> {
  await tx.$executeRaw`
    UPDATE verdict_change SET cases = old.cases
    FROM (
      SELECT jsonb_agg(jsonb_build_object('position', position, 'testCaseId', test_case_id, 'groupName', group_name, 'status', status,
        'timeMs', time_ms, 'memoryKb', memory_kb, 'score', score, 'runsMs', runs_ms) ORDER BY position) AS cases
      FROM case_result WHERE submission_id = ${submissionId}
    ) old
    WHERE submission_id = ${submissionId} AND old.cases IS NOT NULL AND version = (
      SELECT max(version) FROM verdict_change WHERE submission_id = ${submissionId} AND version <= ${oldVersion} AND cause IN ('JUDGED', 'REJUDGED'))`;
}

/** One array a column: an insert of many rows is the one kind of query whose plan Prisma does not keep, and it takes it longer than all else here. */
async function insertCaseResults(tx: Transaction, submissionId: number, cases: readonly CaseResult[]): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO case_result (submission_id, position, test_case_id, status, time_ms, memory_kb, score, group_name, message, judge_message, runs_ms, transcript)
    SELECT ${submissionId}, position, test_case_id, status, time_ms, memory_kb, score, group_name, message, judge_message, string_to_array(runs_ms, ',')::int[], transcript
    FROM unnest(
      ${cases.map((one) => one.position)}::int[], ${cases.map((one) => one.testCaseId)}::int[], ${cases.map((one) => one.status)}::int[],
      ${cases.map((one) => one.timeMs)}::int[], ${cases.map((one) => one.memoryKb)}::int[], ${cases.map((one) => one.score)}::int[],
      ${cases.map((one) => one.groupName)}::text[], ${cases.map((one) => one.message)}::text[], ${cases.map((one) => one.judgeMessage ?? null)}::text[],
      ${cases.map((one) => (one.runsMs ?? []).join(','))}::text[], ${cases.map((one) => one.transcript ?? null)}::text[]
    ) AS one (position, test_case_id, status, time_ms, memory_kb, score, group_name, message, judge_message, runs_ms, transcript)`;
}
