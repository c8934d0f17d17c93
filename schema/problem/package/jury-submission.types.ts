import type { expectableStatuses, statusShortNames } from '@verdict/judge/protocol/status.ts';
import type { SourceFile } from './problem-package.types.ts';

/** Verdicts by the codes of this project. Run-time error and output limit are both RE. */
export type VerdictCode = (typeof statusShortNames)[(typeof expectableStatuses)[number]];

/** A solution of the jury and what must come of it. */
export interface JurySubmission {
  /** Path below `submissions/`, such as `accepted/sum.cpp`. */
  readonly name: string;
  /** Language code of the format: c, cpp, java, python2, python3, javascript, go, rust, ... */
  readonly language: string;
  /** File or class where the program starts; null for languages without a choice. */
  readonly entryPoint: string | null;
  /** All files; a single one for most submissions. */
  readonly files: readonly SourceFile[];
  readonly expected: ExpectedResult;
}

/** What must come of a jury submission. */
export interface ExpectedResult {
  /** The submission's verdict is one of these. */
  readonly verdicts: readonly VerdictCode[];
  /** Where the expectation comes from. */
  readonly origin: 'folder' | 'tag' | 'submissions.yaml';
  /** Inclusive bounds of the score, when stated. */
  readonly score: readonly [number, number] | null;
  /** Conditions on cases (newer formats); all must hold on the cases that ran. */
  readonly conditions: readonly CaseCondition[];
}

/** A condition on the verdicts of some test cases. */
export interface CaseCondition {
  /**
   * Test cases it is for: null for all, else a glob on names of cases and groups below `data/` (`*` within a name,
   * `{a,b}`), which also holds for what is inside a group it matches.
   */
  readonly cases: string | null;
  /** Each of the cases has one of these verdicts; null: any. */
  readonly permitted: readonly VerdictCode[] | null;
  /** At least one of the cases has one of these verdicts; null: any. */
  readonly required: readonly VerdictCode[] | null;
  /** Inclusive bounds of the score of the group, when stated. */
  readonly score: readonly [number, number] | null;
}
