import type { Prisma } from '@verdict/prisma/generated/client/client.ts';
import type { PubSub, Transaction } from '../../core/context.ts';
import { storeTries, type BoardSubmission } from './stored-tries.ts';

/*
 * How boards are kept
 *
 * What a participant submitted is one row of contest_participant, written by the transaction that stores a submission
 * or a verdict: a board never shows what is not stored, nor misses what is. Boards are derived from these rows
 * (board/board.ts), so nothing else has to be taken back when a verdict changes. Participants are locked last of all
 * that a verdict locks, in the order of their ids.
 */

/** A submission with its place, as the database has it now. */
interface BoardRow extends BoardSubmission {
  readonly participantId: number;
}

/** Puts submissions of contests on their boards as they stand now; those that count for none are passed over. */
export async function keepBoards(tx: Transaction, pubsub: PubSub, submissionIds: readonly number[]): Promise<void> {
  if (submissionIds.length === 0) return;
  const participants = await tx.$queryRaw<{ id: number; contestId: number; tries: Prisma.JsonValue }[]>`
    SELECT p.id, p.contest_id AS "contestId", p.tries FROM contest_participant p
    WHERE p.id IN (SELECT s.participant_id FROM submission s WHERE s.id = ANY(${submissionIds}::int[]))
    ORDER BY p.id
    FOR NO KEY UPDATE OF p`;
  if (participants.length === 0) return;
  const rows = Map.groupBy(await readRows(tx, submissionIds), ({ participantId }) => participantId);
  const changed = participants.map(({ id, contestId, tries }) => ({
    id,
    contestId,
    tries: JSON.stringify(storeTries(tries, rows.get(id) ?? [])),
  }));
  await tx.$executeRaw`
    UPDATE contest_participant SET tries = one.tries::jsonb, version = version + 1
    FROM unnest(${changed.map(({ id }) => id)}::int[], ${changed.map(({ tries }) => tries)}::text[]) AS one (id, tries)
    WHERE contest_participant.id = one.id`;
  await pubsub.publishAll(
    'board',
    changed.map(({ id, contestId }) => ({ contestId, participantId: id })),
    tx,
  );
}

/**
 * Read under the locks on participants and submissions. While a submission is judged again, its old verdict goes on
 * counting.
 */
function readRows(tx: Transaction, submissionIds: readonly number[]): Promise<BoardRow[]> {
  return tx.$queryRaw<BoardRow[]>`
    SELECT s.id AS "submissionId", s.participant_id AS "participantId", s.contest_problem_id AS "contestProblemId",
      round(extract(epoch FROM s.submitted_at - coalesce(p.starts_at, c.starts_at)) * 1000)::float8 AS "atMs",
      coalesce(v.status, s.status) AS status,
      CASE WHEN v.status IS NULL THEN s.score ELSE v.score END AS score,
      CASE WHEN v.status IS NULL THEN s.time_ms ELSE v.time_ms END AS "timeMs"
    FROM submission s JOIN contest_participant p ON p.id = s.participant_id JOIN contest c ON c.id = s.contest_id
      LEFT JOIN verdict_change v ON s.status IN (5, 6, 7, 9) AND v.submission_id = s.id AND v.version = s.version
    WHERE s.id = ANY(${submissionIds}::int[]) AND s.contest_problem_id IS NOT NULL`;
}

/**
 * Makes the rows of a contest's participants anew from its submissions, after its start or its problems have changed.
 */
export async function remakeBoard(tx: Transaction, pubsub: PubSub, contestId: number): Promise<void> {
  await tx.$executeRaw`SELECT FROM contest_participant WHERE contest_id = ${contestId} ORDER BY id FOR NO KEY UPDATE`;
  await tx.$executeRaw`
    UPDATE contest_participant SET tries = '{}', version = version + 1 WHERE contest_id = ${contestId}`;
  const submissions = await tx.submission.findMany({
    where: { contestId, participantId: { not: null } },
    select: { id: true },
  });
  await keepBoards(
    tx,
    pubsub,
    submissions.map(({ id }) => id),
  );
}
