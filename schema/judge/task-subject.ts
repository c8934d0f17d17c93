import { Prisma } from '@verdict/prisma/generated/client/client.ts';

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
}

/** Columns of judge_task that make a TaskSubject. */
export const subjectColumns = Prisma.sql`submission_id AS "submissionId", rejudge_item_id AS "rejudgeItemId", test_run_id AS "testRunId", checker_compile_id AS "checkerCompileId"`;
