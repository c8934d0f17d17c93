import type { RestCaseResultFragment, RestCaseResultsQuery, RestSubmissionRowFragment } from './submission.rest.generated.ts';
import { caseModeName } from './wire.ts';

/** Submissions and case results as the wire shows them. */

/** A row of a list. Submissions outside contests have cid 0 and cpid 0, not null. */
export function wireSubmissionRow(row: RestSubmissionRowFragment) {
  return { ...common(row), title: null, displayId: null, source: null, ip: null };
}

/** The whole submission; the wire's fields about remote judges are never filled. */
export function wireSubmission(submission: RestSubmissionRowFragment & { readonly code: string | null; readonly message: string | null }) {
  return {
    ...common(submission),
    errorMessage: submission.message,
    code: submission.code,
    gid: submission.groupId,
    ip: null,
    version: submission.version,
    vjudgeSubmitId: null,
    vjudgeUsername: null,
    vjudgePassword: null,
    gmtCreate: submission.submittedAt,
    gmtModified: submission.updatedAt,
  };
}

function common(row: RestSubmissionRowFragment) {
  return {
    submitId: row.id,
    pid: row.problem.id,
    displayPid: row.problem.displayId,
    uid: row.user.id,
    username: row.user.username,
    submitTime: row.submittedAt,
    status: row.status,
    share: row.isShared,
    time: row.timeMs,
    memory: row.memoryKb,
    score: row.score,
    oiRankScore: row.oiRankScore,
    length: row.lengthBytes,
    language: row.languageName,
    cid: row.contestId ?? 0,
    cpid: row.contestProblemId ?? 0,
    judger: row.judgeName,
    isManual: row.isManual,
  };
}

/** Case results, flat or by subtask; null when hidden from the viewer. The data of the cases is never sent. */
export function wireCaseResults(submission: NonNullable<RestCaseResultsQuery['submission']>) {
  const { cases, groups } = submission;
  if (!cases) return null;
  const mode = caseModeName[submission.problem.judgeCaseMode];
  const groupNumbers = new Map(groups?.map((group) => [group.groupName, group.position]));
  const wireCase = (result: RestCaseResultFragment) => ({
    id: null,
    pid: submission.problem.id,
    submitId: submission.id,
    uid: null,
    caseId: result.testCaseId,
    time: result.timeMs,
    memory: result.memoryKb,
    score: result.score,
    status: result.status,
    inputData: null,
    outputData: null,
    userOutput: result.message,
    groupNum: groupNumbers.get(result.groupName) ?? null,
    seq: result.position,
    mode,
    gmtCreate: submission.judgedAt,
    gmtModified: submission.judgedAt,
  });
  const subtasks = (groups ?? []).filter((group) => cases.some((result) => result.groupName === group.groupName)).map((group) => ({
    groupNum: group.position,
    time: group.timeMs,
    memory: group.memoryKb,
    score: group.score,
    status: group.status,
    ac: group.acceptedCases,
    total: group.caseCount,
    subtaskDetailList: cases.filter((result) => result.groupName === group.groupName).map(wireCase),
  }));
  return { judgeCaseMode: mode, judgeCaseList: cases.map(wireCase), subTaskJudgeCaseVoList: subtasks };
}
