import type {
  RestCaseResultFragment,
  RestCaseResultsQuery,
  RestSubmissionRowFragment,
  RestWholeSubmissionFragment,
} from './submission.rest.generated.ts';
import { caseModeName } from './wire.ts';

/** Submissions and case results as the wire shows them. */

/** A row of a list. Submissions outside contests have cid 0 and cpid 0, not null. */
export function wireSubmissionRow(row: RestSubmissionRowFragment) {
  return { ...common(row), title: row.problem.title, displayId: null, source: null, ip: null };
}

/** The whole submission; the wire's fields about remote judges are never filled. */
export function wireSubmission(submission: RestWholeSubmissionFragment) {
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

/**
 * Case results, flat or by subtask; null when hidden from the viewer. Those who keep the problem get names and ids,
 * nobody the data.
 */
export function wireCaseResults(submission: NonNullable<RestCaseResultsQuery['submission']>) {
  const { cases, groups } = submission;
  if (!cases) return null;
  const subtaskGroups = (groups ?? []).filter((group) => cases.some((result) => result.groupName === group.groupName));
  const mode = listedMode(caseModeName[submission.problem.judgeCaseMode], subtaskGroups.length > 0);
  const groupNumbers = new Map(groups?.map((group) => [group.groupName, group.position]));
  const wireCase = (result: RestCaseResultFragment) => ({
    id: result.testCaseId,
    pid: submission.problem.id,
    submitId: submission.id,
    uid: result.testCaseId === null ? null : submission.user.id,
    caseId: result.testCaseId,
    time: result.timeMs,
    memory: result.memoryKb,
    score: result.score,
    status: result.status,
    inputData: result.testCaseId === null ? null : `${result.name}.in`,
    outputData: result.testCaseId === null ? null : `${result.name}.ans`,
    userOutput: result.message,
    groupNum: groupNumbers.get(result.groupName) ?? null,
    seq: result.position,
    mode,
    gmtCreate: submission.judgedAt,
    gmtModified: submission.judgedAt,
  });
  const subtasks = subtaskGroups.map((group) => ({
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

type CaseMode = (typeof caseModeName)[keyof typeof caseModeName];

/** The mode clients list the cases in: they look for subtasks only where there are any, as ACM problems have none. */
function listedMode(mode: CaseMode, hasSubtasks: boolean): CaseMode {
  const isBySubtask = mode === 'subtask_lowest' || mode === 'subtask_average';
  return isBySubtask && !hasSubtasks ? 'default' : mode;
}
