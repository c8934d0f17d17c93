import type { BoardContest } from '../scoreboard/board-data.service.ts';
import type { ClicsObject } from './clics-object.ts';
import { absoluteTime, contestTime } from './clics-time.ts';
import { judgementTypeOf } from './judgement-type.ts';
import type { Look } from './look.service.ts';
import type { LoggedSubmission } from './submission-data.service.ts';

/** Stands for the language of a sealed submission, which is not told. */
export const sealedLanguage = { id: 'sealed', name: 'Not told before the thaw' } as const;

/** What a look shows of a submission. */
export interface ShownSubmission {
  readonly submission: ClicsObject;
  /** Null: there is no verdict, or it is not told. */
  readonly judgement: ClicsObject | null;
}

type Showing = Pick<Look, 'contest' | 'isSealed' | 'isAdmin' | 'viewerTeamId'>;

/**
 * A submission as somebody sees it. Of what others submitted under the seal that it came, as the board shows it: whose,
 * for which problem and when. What is of one's own row is told whole, save that an OI contest keeps its verdict
 * (decision 137, "Seal").
 */
export function showSubmission(one: LoggedSubmission, look: Showing): ShownSubmission {
  const { contest, isSealed, isAdmin } = look;
  const isOfOthers = isSealedFromViewer(one, look);
  return {
    submission: submissionObject(one, contest, { isOfOthers, hasFiles: isAdmin }),
    judgement:
      isOfOthers || (isSealed && one.isUnderSeal && contest.type === 'OI') ? null : judgementObject(one, contest),
  };
}

/** Is it of others, who submitted it under the seal? */
export function isSealedFromViewer(
  { isUnderSeal, teamId }: LoggedSubmission,
  { isSealed, viewerTeamId }: Pick<Look, 'isSealed' | 'viewerTeamId'>,
): boolean {
  return isSealed && isUnderSeal && teamId !== viewerTeamId;
}

function submissionObject(
  { id, languageKey, problemId, teamId, submittedAt }: LoggedSubmission,
  { id: contestId, startsAt }: BoardContest,
  { isOfOthers, hasFiles }: { readonly isOfOthers: boolean; readonly hasFiles: boolean },
): ClicsObject {
  return {
    id: String(id),
    language_id: isOfOthers ? sealedLanguage.id : languageKey,
    problem_id: String(problemId),
    team_id: String(teamId),
    time: absoluteTime(submittedAt),
    contest_time: contestTime(submittedAt, startsAt),
    // The judge finds what is to be run by itself. The schema asks for the property in Java, C and C++ all the same.
    entry_point: null,
    files: hasFiles
      ? [{ href: `contests/${contestId}/submissions/${id}/files`, filename: 'files.zip', mime: 'application/zip' }]
      : [],
  };
}

/**
 * A judgement is a verdict; one that takes the place of another is another judgement. When a judge began is not kept:
 * the first counts from when it was submitted.
 */
function judgementObject(
  { id, submittedAt, verdict }: LoggedSubmission,
  { type, startsAt }: BoardContest,
): ClicsObject | null {
  if (verdict === null) return null;
  const { version, status, score, timeMs, endedAt } = verdict;
  const beganAt = version <= 1 ? submittedAt : endedAt;
  return {
    id: `${id}-${version}`,
    submission_id: String(id),
    judgement_type_id: judgementTypeOf(status),
    ...(type === 'OI' ? { score: score ?? 0 } : {}),
    start_time: absoluteTime(beganAt),
    start_contest_time: contestTime(beganAt, startsAt),
    end_time: absoluteTime(endedAt),
    end_contest_time: contestTime(endedAt, startsAt),
    ...(timeMs === null ? {} : { max_run_time: timeMs / 1_000 }),
  };
}
