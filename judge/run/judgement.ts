import type { CaseResult, GroupResult, Judgement } from '../protocol/report.ts';
import { Status } from '../protocol/status.ts';
import type { JudgedCase } from './judge-case.types.ts';
import type { Scored, ScoredCase, ScoredGroup } from './scoring.ts';
import { cutText } from './text.ts';

/** The report of a judged submission, from its scores and the figures of its cases. */

const messageCharacters = 65_536;
/** Of all cases together: a report must not outgrow what the server takes. */
const allTranscriptsCharacters = 1_000_000;
const allWrittenCharacters = 200_000;

/** @param judged by position. */
export function judgementOf({
  scored,
  judged,
  record,
}: {
  scored: Scored;
  judged: ReadonlyMap<number, JudgedCase>;
  record: Judgement['record'];
}): Judgement {
  const ran = [...judged.values()];
  const systemError = ran.find((one) => one.outcome.status === Status.SYSTEM_ERROR);
  return {
    status: scored.status,
    score: scored.score,
    ...(scored.exactScore === undefined ? {} : { exactScore: scored.exactScore }),
    totalScore: scored.totalScore,
    ...maxima(ran),
    message: systemError?.message ?? null,
    cases: boundTexts(scored.cases.map((one) => caseResult(one, judged.get(one.testCase.position)))),
    groups: scored.groups.map((group, index) => groupResult(group, index + 1, judged)),
    record,
  };
}

/** A judgement that ended before any case. */
export function verdictOnly(
  status: typeof Status.COMPILE_ERROR | typeof Status.SYSTEM_ERROR,
  message: string,
  record: Judgement['record'],
): Judgement {
  return {
    status,
    score: null,
    totalScore: null,
    timeMs: null,
    memoryKb: null,
    message: cutText(message, messageCharacters),
    cases: [],
    groups: [],
    record,
  };
}

function groupResult(group: ScoredGroup, position: number, judged: ReadonlyMap<number, JudgedCase>): GroupResult {
  const inside = group.cases.map((one) => judged.get(one.testCase.position)).filter((one) => one !== undefined);
  return {
    position,
    groupName: group.name,
    status: group.status,
    score: group.score,
    ...(group.exactScore === undefined ? {} : { exactScore: group.exactScore }),
    total: group.total,
    acceptedCases: group.cases.filter((one) => one.status === Status.ACCEPTED).length,
    caseCount: group.cases.length,
    timeMs: maxima(inside).timeMs ?? 0,
    memoryKb: maxima(inside).memoryKb ?? 0,
  };
}

function caseResult({ testCase, group, status, score }: ScoredCase, judged: JudgedCase | undefined): CaseResult {
  return {
    position: testCase.position,
    testCaseId: testCase.testCaseId,
    groupName: group.name,
    status,
    timeMs: judged?.timeMs ?? 0,
    memoryKb: judged?.memoryKb ?? 0,
    score,
    message: judged?.message ?? null,
    judgeMessage: judged?.judgeMessage ?? null,
    ...(judged?.runsMs === undefined ? {} : { runsMs: judged.runsMs }),
    ...(judged?.transcript === undefined ? {} : { transcript: judged.transcript }),
    ...(judged?.written === undefined ? {} : { written: judged.written }),
  };
}

/** Keeps the transcripts and the outputs of the first cases. */
function boundTexts(cases: readonly CaseResult[]): CaseResult[] {
  let room = allTranscriptsCharacters;
  let roomWritten = allWrittenCharacters;
  return cases.map(({ written, ...one }) => {
    room -= one.transcript?.length ?? 0;
    roomWritten -= written === undefined ? 0 : written.output.length + written.stderr.length;
    return {
      ...one,
      ...(room < 0 ? { transcript: null } : {}),
      ...(written === undefined || roomWritten < 0 ? {} : { written }),
    };
  });
}

function maxima(cases: readonly JudgedCase[]): { timeMs: number | null; memoryKb: number | null } {
  if (cases.length === 0) return { timeMs: null, memoryKb: null };
  return {
    timeMs: Math.max(...cases.map((one) => one.timeMs)),
    memoryKb: Math.max(...cases.map((one) => one.memoryKb)),
  };
}
