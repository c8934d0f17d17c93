import { caseResultSchema, judgementRecordSchema, type JudgementRecord } from '@verdict/judge/protocol/report.ts';
import type { VerdictCause } from '@verdict/prisma/generated/client/client.ts';
import { z } from 'zod';
import { taskFailures, type TaskFailure } from '../../queue/task/task-failure.ts';

/** A verdict of the history, as it is stored. */
export interface StoredVerdict {
  readonly version: number;
  readonly cause: VerdictCause;
  readonly status: number;
  readonly score: number | null;
  readonly timeMs: number | null;
  readonly memoryKb: number | null;
  readonly judgeName: string | null;
  readonly actorId: string | null;
  readonly record: unknown;
  readonly failures: unknown;
  readonly cases: unknown;
  readonly createdAt: Date;
}

/** A batch that had the submission in it. */
interface Batch {
  readonly oldVersion: number;
  readonly rejudge: { readonly id: number; readonly isPreview: boolean; readonly createdById: string | null };
  readonly appliedVersion: number | null;
}

/** A result of a case that gave way to a later one. */
const oldCaseSchema = caseResultSchema
  .pick({ position: true, groupName: true, status: true, timeMs: true, memoryKb: true, score: true })
  .extend({ runsMs: z.array(z.int()).nullish() });
export type OldCase = z.infer<typeof oldCaseSchema>;

/** A verdict of the history, for admins. */
export interface HistoryEntry extends Omit<StoredVerdict, 'record' | 'failures' | 'cases'> {
  readonly record: JudgementRecord | null;
  readonly failures: readonly TaskFailure[];
  /** Null: they are still the submission's, or there were none. */
  readonly cases: readonly OldCase[] | null;
  /** The batch it came by. */
  readonly rejudgeId: number | null;
}

/** The history with who caused what: a rejudge's results are its starter's, a preview's of whoever applied it. */
export function historyOf(verdicts: readonly StoredVerdict[], batches: readonly Batch[]): HistoryEntry[] {
  return verdicts.map(({ record, failures, cases, ...verdict }) => {
    const batch =
      verdict.cause === 'REJUDGED' || verdict.cause === 'FAILED'
        ? batches.find(({ oldVersion, appliedVersion, rejudge }) =>
            rejudge.isPreview ? appliedVersion === verdict.version : oldVersion === verdict.version - 1,
          )
        : undefined;
    return {
      ...verdict,
      actorId: verdict.actorId ?? batch?.rejudge.createdById ?? null,
      record: judgementRecordSchema.nullable().catch(null).parse(record),
      failures: taskFailures(failures),
      cases: z.array(oldCaseSchema).nullable().catch(null).parse(cases),
      rejudgeId: batch?.rejudge.id ?? null,
    };
  });
}
