import type { Prisma } from '@verdict/prisma/generated/client/client.ts';
import type { PubSub, Transaction } from '../../core/context.ts';
import { deleteSubmissions } from '../bank/delete-submissions.service.ts';
import { changedParts, partsOf, partsSchema, reportedProblemSelect } from './parts.ts';

/** What a new report is for. */
export interface ReportRequest {
  readonly problemId: number;
  /** Whoever changed the problem or asks; null: the importer. */
  readonly requestedById: string | null;
  /** True: also when nothing changed since the last report. */
  readonly isForced?: boolean;
}

/**
 * Has all that the jury left with a problem judged anew, in the transaction that changed the problem, unless nothing it
 * depends on is other than at the last report. A report that has not ended is about what is no more, and goes.
 *
 * @returns id of the report; null when none is needed.
 */
export async function requestJuryReport(
  tx: Transaction,
  pubsub: PubSub,
  { problemId, requestedById, isForced = false }: ReportRequest,
): Promise<number | null> {
  // Whoever else changes the problem waits here, so that the last one has read all that was written before.
  await tx.$queryRaw`SELECT id FROM problem WHERE id = ${problemId} FOR NO KEY UPDATE`;
  const problem = await tx.problem.findUniqueOrThrow({ where: { id: problemId }, select: reportedProblemSelect });
  const last = await tx.juryReport.findFirst({
    where: { problemId },
    orderBy: { id: 'desc' },
    select: { parts: true, state: true },
  });
  const parts = partsOf(problem);
  const changed = changedParts(last === null || last.state === 'FAILED' ? null : partsSchema.parse(last.parts), parts);
  const hasJury = problem.jurySubmissions.length + problem.inputValidators.length > 0;
  if (!isForced && (changed.length === 0 || (last === null && !hasJury))) return null;
  await dropUnended(tx, problemId);
  const { id } = await tx.juryReport.create({
    data: { problemId, requestedById, parts, changed: last === null ? [] : changed },
    select: { id: true },
  });
  await pubsub.publish('job', { name: 'jury-report', id }, tx);
  await pubsub.publish('juryReport', { problemId }, tx);
  return id;
}

async function dropUnended(tx: Transaction, problemId: number): Promise<void> {
  const unended = { problemId, state: { in: ['WAITING', 'RUNNING'] } } satisfies Prisma.JuryReportWhereInput;
  // Reports before their items and submissions, as whoever takes a report further has it: two orders would wait for
  // each other.
  await tx.$queryRaw`
    SELECT id
    FROM jury_report
    WHERE problem_id = ${problemId} AND state IN ('WAITING', 'RUNNING')
    ORDER BY id
    FOR UPDATE`;
  const submissions = await tx.submission.findMany({
    where: { juryReportItem: { report: unended } },
    select: { id: true },
  });
  await deleteSubmissions(
    tx,
    submissions.map((submission) => submission.id),
  );
  await tx.juryReport.deleteMany({ where: unended });
}
