import type { PubSub, Transaction } from '../../core/context.ts';
import { replaceResults } from './case-results.service.ts';
import { moveCounters } from './counters.service.ts';
import { verdictConsequences, type OldVerdict, type Standing } from './verdict-consequence.ts';
import { isPractice, oiRankScore, type Verdict } from './verdict.ts';

/*
 * How verdicts are written
 *
 * One or thousands, by the same few statements. Everybody takes locks in one order, each kind by its key: submissions,
 * what a user has on a problem, counters of problems, counters of users, then those of the consequences
 * (verdict-consequence.ts). So a batch cannot deadlock with verdicts that come in, and the counters, which all verdicts
 * of a problem share, are locked last and for the shortest time.
 */

/** A verdict and the submission it is for. */
export interface NewVerdict {
  readonly submissionId: number;
  readonly verdict: Verdict;
}

/** A verdict with what it takes the place of. */
interface Change extends NewVerdict {
  readonly standing: Standing;
}

/**
 * Stores a verdict and all that follows from it, in the caller's transaction: the submission's row, results of cases
 * and groups, the history, the counters of problem and user, the solved list, the OI rank score and the contest's
 * board. If the submission had a verdict before, what that one counted is taken back, so a rejudge and a correction by
 * hand come this way too.
 */
export function applyVerdict(tx: Transaction, pubsub: PubSub, verdict: NewVerdict): Promise<void> {
  return applyVerdicts(tx, pubsub, [verdict]);
}

/** As applyVerdict, for many submissions; each may be named once. Submissions that are gone are left out. */
export async function applyVerdicts(tx: Transaction, pubsub: PubSub, verdicts: readonly NewVerdict[]): Promise<void> {
  const standings = new Map(
    (
      await lockSubmissions(
        tx,
        verdicts.map(({ submissionId }) => submissionId),
      )
    ).map((standing) => [standing.submissionId, standing]),
  );
  const changes = verdicts.flatMap((one): Change[] => {
    const standing = standings.get(one.submissionId);
    return standing === undefined ? [] : [{ ...one, standing }];
  });
  if (changes.length === 0) return;
  const oldVerdicts = await readOldVerdicts(tx, changes);
  await replaceResults(
    tx,
    changes.flatMap(({ submissionId, standing, verdict }) =>
      verdict.results === null ? [] : [{ submissionId, oldVersion: standing.version, ...verdict.results }],
    ),
  );
  const moves = changes
    .filter(({ standing }) => isPractice(standing))
    .map(({ submissionId, standing, verdict }) => ({
      userId: standing.userId,
      problemId: standing.problemId,
      isInBank: standing.isInBank,
      oldStatus: oldVerdicts.get(submissionId)?.status ?? null,
      newStatus: verdict.status,
    }));
  await moveCounters(tx, moves, () => writeVerdicts(tx, changes));
  const written = changes.map((change) => ({ ...change, old: oldVerdicts.get(change.submissionId) ?? null }));
  for (const follow of verdictConsequences()) await follow(tx, pubsub, written);
  const counted = new Set(moves.map(({ problemId }) => problemId));
  if (counted.size > 0)
    await pubsub.publishAll(
      'problemStatistics',
      [...counted].map((problemId) => ({ problemId })),
      tx,
    );
  await pubsub.publishAll(
    'submission',
    changes.map(({ submissionId, verdict }) => {
      const casesTotal = verdict.results?.cases.length ?? 0;
      return { submissionId, status: verdict.status, casesDone: casesTotal, casesTotal };
    }),
    tx,
  );
}

/**
 * Locks submissions in the order of their ids: two verdicts of one take turns. Rows that only refer to them may come
 * meanwhile.
 */
export function lockSubmissions(tx: Transaction, submissionIds: readonly number[]): Promise<Standing[]> {
  return tx.$queryRaw<Standing[]>`
    SELECT s.id AS "submissionId", s.user_id AS "userId", s.problem_id AS "problemId",
      coalesce(
        (SELECT c.display_id FROM contest_problem c WHERE c.id = s.contest_problem_id),
        p.display_id) AS "problemDisplayId",
      s.contest_id AS "contestId", s.origin::text AS origin, p.in_bank AS "isInBank", s.version,
      s.is_under_seal AS "isUnderSeal", p.type::text AS type,
      p.difficulty::text AS difficulty, clock_timestamp() AS now
    FROM submission s JOIN problem p ON p.id = s.problem_id
    WHERE s.id = ANY(${submissionIds}::int[]) ORDER BY s.id FOR NO KEY UPDATE OF s`;
}

/** The verdict each submission had, read under its lock: the row itself may say that it is being judged again. */
async function readOldVerdicts(tx: Transaction, changes: readonly Change[]): Promise<Map<number, OldVerdict>> {
  const judged = changes.filter(({ standing }) => standing.version > 0);
  if (judged.length === 0) return new Map();
  const rows = await tx.$queryRaw<(OldVerdict & { readonly submissionId: number })[]>`
    SELECT v.submission_id AS "submissionId", v.status, v.score
    FROM verdict_change v
      JOIN unnest(
        ${judged.map(({ submissionId }) => submissionId)}::int[],
        ${judged.map(({ standing }) => standing.version)}::int[]) AS old (id, version)
      ON v.submission_id = old.id AND v.version = old.version`;
  return new Map(rows.map(({ submissionId, ...old }) => [submissionId, old]));
}

async function writeVerdicts(tx: Transaction, changes: readonly Change[]): Promise<void> {
  const rows = changes.map(({ submissionId, standing, verdict }) => ({
    ...verdict,
    submissionId,
    version: standing.version + 1,
    cause: verdict.cause === 'JUDGED' && standing.version > 0 ? 'REJUDGED' : verdict.cause,
    oiRankScore: oiRankScore(standing, verdict),
    now: standing.now.toISOString(),
    record: verdict.record === null ? null : JSON.stringify(verdict.record),
    failures: JSON.stringify(verdict.failures),
  }));
  await tx.$executeRaw`
    WITH one AS (
      SELECT * FROM unnest(
        ${rows.map((row) => row.submissionId)}::int[], ${rows.map((row) => row.version)}::int[],
        ${rows.map((row) => row.cause)}::text[], ${rows.map((row) => row.status)}::int[],
        ${rows.map((row) => row.score)}::int[], ${rows.map((row) => row.exactScore ?? null)}::float8[],
        ${rows.map((row) => row.totalScore)}::int[], ${rows.map((row) => row.timeMs)}::int[],
        ${rows.map((row) => row.memoryKb)}::int[], ${rows.map((row) => row.message)}::text[],
        ${rows.map((row) => row.judgeName)}::text[], ${rows.map((row) => row.oiRankScore)}::int[],
        ${rows.map((row) => row.actorId)}::text[], ${rows.map((row) => row.record)}::text[],
        ${rows.map((row) => row.failures)}::text[], ${rows.map((row) => row.now)}::text[]
      ) AS one (
        id, version, cause, status, score, exact_score, total_score, time_ms, memory_kb, message, judge_name,
        oi_rank_score, actor_id, record, failures, now)
    ), told AS (
      INSERT INTO verdict_change (
        submission_id, version, cause, status, score, time_ms, memory_kb, judge_name, actor_id, record, failures,
        created_at)
      SELECT id, version, cause::verdict_cause, status, score, time_ms, memory_kb, judge_name, actor_id, record::jsonb,
        failures::jsonb, now::timestamptz
      FROM one
    )
    UPDATE submission
    SET version = one.version, is_manual = one.cause = 'MANUAL', status = one.status, score = one.score,
      exact_score = one.exact_score, total_score = one.total_score, time_ms = one.time_ms, memory_kb = one.memory_kb,
      message = one.message, judge_name = one.judge_name, oi_rank_score = one.oi_rank_score,
      judged_at = one.now::timestamptz, updated_at = one.now::timestamptz
    FROM one WHERE submission.id = one.id`;
}
