import { Status } from '@verdict/judge/protocol/status.ts';

/** Results of cases and groups as a viewer may see them. */

export interface CaseView {
  readonly submissionId: number;
  readonly position: number;
  readonly testCaseId: number | null;
  readonly name: string;
  readonly groupName: string;
  readonly isSample: boolean;
  readonly status: number;
  readonly timeMs: number;
  readonly memoryKb: number;
  readonly score: number | null;
  readonly message: string | null;
  readonly judgeMessage: string | null;
  /** CPU time of each run of a case that was run several times; null when hidden. */
  readonly runsMs: readonly number[] | null;
  /** May the viewer read the conversation? */
  readonly hasTranscript: boolean;
}

/** A row of case_result with the case it is of; without the conversation, which may be long. */
export interface CaseRow extends Omit<CaseView, 'name' | 'isSample' | 'runsMs' | 'hasTranscript'> {
  readonly runsMs: readonly number[];
  /** Null when the case is gone with its test set. */
  readonly testCase: { readonly name: string; readonly isSample: boolean } | null;
}

export interface GroupRow {
  readonly position: number;
  readonly groupName: string;
  readonly status: number;
  readonly score: number;
  readonly total: number;
  readonly acceptedCases: number;
  readonly caseCount: number;
  readonly timeMs: number;
  readonly memoryKb: number;
}

export interface GroupView extends GroupRow {
  readonly cases: readonly CaseView[];
}

/**
 * Names of secret data tell what it tests, so only those who keep the problem read them; others get the number. The
 * message of a checker that failed is its jury's affair too.
 */
export function caseView({ testCase, ...row }: CaseRow, hasJuryNotes: boolean): CaseView {
  const isSample = testCase?.isSample ?? false;
  const isNamed = testCase !== null && (isSample || hasJuryNotes);
  return {
    ...row,
    isSample,
    name: isNamed ? testCase.name : `#${row.position}`,
    testCaseId: hasJuryNotes ? row.testCaseId : null,
    message: row.status === Status.SYSTEM_ERROR && !hasJuryNotes ? null : row.message,
    judgeMessage: hasJuryNotes ? row.judgeMessage : null,
    runsMs: hasJuryNotes ? row.runsMs : null,
    hasTranscript: hasJuryNotes,
  };
}

/** Groups with their own cases; those of a group below are in that one, so each case is in one place. */
export function groupViews(groups: readonly GroupRow[], cases: readonly CaseView[]): GroupView[] {
  return groups.map((group) => ({ ...group, cases: cases.filter(({ groupName }) => groupName === group.groupName) }));
}
