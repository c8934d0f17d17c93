import type { GroupAggregation } from '@verdict/prisma/generated/client/client.ts';

/** A file in the content store. */
export interface StoredRef {
  /** SHA-256, 64 lower-case hex characters. */
  readonly sha256: string;
  readonly sizeBytes: number;
}

/** A test case whose files are in the content store, not yet a row. */
export interface NewTestCase {
  /** Path below data/ without extension. */
  readonly name: string;
  readonly isSample: boolean;
  readonly input: StoredRef;
  readonly answer: StoredRef;
  /** Full score in the OI and subtask modes; null where the group gives scores. */
  readonly score: number | null;
  /** All arguments of the checker. */
  readonly validatorFlags: readonly string[];
  /** Command-line arguments of the submission. */
  readonly args: readonly string[];
  readonly files: readonly (StoredRef & { readonly name: string })[];
}

/** A test group, not yet a row. Cases are judged before child groups. */
export interface NewTestGroup {
  /** Path below data/, such as secret/group1; unique in the set. */
  readonly name: string;
  readonly aggregation: GroupAggregation;
  readonly isBreakOnReject: boolean;
  readonly acceptScore: number;
  readonly rejectScore: number;
  readonly maxScore: number | null;
  /** Names of groups that must have passed before this one runs. */
  readonly requires: readonly string[];
  readonly cases: readonly NewTestCase[];
  readonly groups: readonly NewTestGroup[];
}
