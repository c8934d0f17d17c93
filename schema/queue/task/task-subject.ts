import { Prisma, type JudgeQueue } from '@verdict/prisma/generated/client/client.ts';
import type { TaskFailure } from './task-failure.ts';

/** What a task is for: exactly one of these is set. */
export interface TaskSubject {
  /** The standing verdict of a submission. */
  readonly submissionId: number | null;
  /** A verdict beside the standing one. */
  readonly rejudgeItemId: number | null;
  readonly testRunId: number | null;
  readonly checkerCompileId: number | null;
}

/** A claimed row of the queue. */
export interface ClaimedTask extends TaskSubject {
  readonly id: number;
  readonly attempt: number;
  /** Of the program and of the checker. */
  readonly languageKeys: readonly string[];
}

/** Columns of judge_task that make a TaskSubject. */
export const subjectColumns = Prisma.sql`
  submission_id AS "submissionId", rejudge_item_id AS "rejudgeItemId", test_run_id AS "testRunId",
  checker_compile_id AS "checkerCompileId"`;

/** A task that a judge held, with what is measured of it. */
export interface MeasuredTask extends TaskSubject {
  readonly queue: JudgeQueue;
  readonly failures: readonly TaskFailure[];
  /** From the moment it was queued to its last claim. */
  readonly waitMs: number;
  /** From its last claim until now. */
  readonly durationMs: number;
}

/** Columns of judge_task that make a MeasuredTask; its failures may be given as something else than the column. */
export const measuredWith = (
  failures: Prisma.Sql,
): Prisma.Sql => Prisma.sql`${subjectColumns}, queue::text AS queue, ${failures} AS failures,
  (extract(epoch FROM claimed_at - created_at) * 1000)::int AS "waitMs",
  (extract(epoch FROM clock_timestamp() - claimed_at) * 1000)::int AS "durationMs"`;

/** The same with the failures noted so far. */
export const measuredColumns = measuredWith(Prisma.sql`failures`);
