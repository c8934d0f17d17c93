import type { CaseResult, GroupResult } from '@verdict/judge/protocol/report.ts';
import type { Transaction } from '../../core/context.ts';

/** Results of cases and groups that take the place of a submission's stored ones. */
export interface NewResults {
  readonly submissionId: number;
  /** The submission's version before the verdict they come with. */
  readonly oldVersion: number;
  readonly cases: readonly CaseResult[];
  readonly groups: readonly GroupResult[];
}

/**
 * Puts results in the place of the stored ones, which move into the history. Called before the new verdict is written.
 */
export async function replaceResults(tx: Transaction, entries: readonly NewResults[]): Promise<void> {
  const replaced = entries.filter(({ oldVersion }) => oldVersion > 0).map(({ submissionId }) => submissionId);
  if (replaced.length > 0) {
    await keepResults(tx, replaced);
    await tx.caseResult.deleteMany({ where: { submissionId: { in: replaced } } });
    await tx.groupResult.deleteMany({ where: { submissionId: { in: replaced } } });
  }
  const cases = entries.flatMap((entry) => entry.cases.map((one) => ({ ...one, submissionId: entry.submissionId })));
  if (cases.length > 0) await insertCaseResults(tx, cases);
  const groups = entries.flatMap((entry) =>
    entry.groups.map((one) => ({ ...one, exactScore: one.exactScore ?? null, submissionId: entry.submissionId })),
  );
  if (groups.length > 0) await tx.groupResult.createMany({ data: groups });
}

/**
 * Results that give way move to the judgement they came with: the newest, since verdicts by hand leave results as they
 * are.
 */
async function keepResults(tx: Transaction, submissionIds: readonly number[]): Promise<void> {
  await tx.$executeRaw`
    UPDATE verdict_change SET cases = old.cases
    FROM (
      SELECT submission_id,
        jsonb_agg(jsonb_build_object(
          'position', position, 'testCaseId', test_case_id, 'groupName', group_name, 'status', status,
          'timeMs', time_ms, 'memoryKb', memory_kb, 'score', score, 'runsMs', runs_ms) ORDER BY position) AS cases
      FROM case_result WHERE submission_id = ANY(${submissionIds}::int[]) GROUP BY submission_id
    ) old
    WHERE verdict_change.submission_id = old.submission_id AND verdict_change.version = (
      SELECT max(newest.version)
      FROM verdict_change newest
      WHERE newest.submission_id = old.submission_id AND newest.cause IN ('JUDGED', 'REJUDGED'))`;
}

/**
 * A case whose test set is gone by now (a preview may wait for long) leaves its result without it. One array a column:
 * an insert of many rows is the one kind of query whose plan Prisma does not keep, and it takes it longer than all else
 * here.
 */
async function insertCaseResults(
  tx: Transaction,
  cases: readonly (CaseResult & { readonly submissionId: number })[],
): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO case_result (
      submission_id, position, test_case_id, status, time_ms, memory_kb, score, group_name, message, judge_message,
      runs_ms, transcript, output, is_output_cut, stderr)
    SELECT submission_id, position, (SELECT known.id FROM test_case known WHERE known.id = one.test_case_id), status,
      time_ms, memory_kb, score, group_name, message, judge_message, string_to_array(runs_ms, ',')::int[], transcript,
      output, is_output_cut, stderr
    FROM unnest(
      ${cases.map((one) => one.submissionId)}::int[], ${cases.map((one) => one.position)}::int[],
      ${cases.map((one) => one.testCaseId)}::int[], ${cases.map((one) => one.status)}::int[],
      ${cases.map((one) => one.timeMs)}::int[], ${cases.map((one) => one.memoryKb)}::int[],
      ${cases.map((one) => one.score)}::int[], ${cases.map((one) => one.groupName)}::text[],
      ${cases.map((one) => one.message)}::text[], ${cases.map((one) => one.judgeMessage ?? null)}::text[],
      ${cases.map((one) => (one.runsMs ?? []).join(','))}::text[],
      ${cases.map((one) => one.transcript ?? null)}::text[],
      ${cases.map((one) => one.written?.output ?? null)}::text[],
      ${cases.map((one) => one.written?.isOutputCut ?? false)}::boolean[],
      ${cases.map((one) => one.written?.stderr ?? null)}::text[]
    ) AS one (
      submission_id, position, test_case_id, status, time_ms, memory_kb, score, group_name, message, judge_message,
      runs_ms, transcript, output, is_output_cut, stderr)`;
}
