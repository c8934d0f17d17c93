import type { CaseResult } from '@verdict/judge/protocol/report.ts';
import type { RemoteCase } from '../core/adapter.ts';

/** Longest message of a case, in characters (judge/protocol/report.ts). */
const maxMessage = 4_000;
/** No test case of ours has it: results of other judges are stored without one. */
const noTestCase = 0;

/** Results of cases as a verdict holds them. @param hasScores of an OI problem. */
export function caseResults(cases: readonly RemoteCase[], hasScores: boolean): CaseResult[] {
  return cases.map(({ status, timeMs, memoryKb, score, message }, index) => ({
    position: index + 1,
    testCaseId: noTestCase,
    groupName: '',
    status,
    timeMs: timeMs ?? 0,
    memoryKb: memoryKb ?? 0,
    score: hasScores && score !== null ? Math.floor(score) : null,
    message: message?.replaceAll('\0', '').slice(0, maxMessage) ?? null,
  }));
}
