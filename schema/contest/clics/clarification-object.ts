import type { ContestAnnouncementRow } from '../announcement/contest-announcement.service.ts';
import type { ClarificationRow } from '../clarification/clarification.service.ts';
import type { BoardContest } from '../scoreboard/board-data.service.ts';
import type { RankedBoardRow } from '../scoreboard/board-row.ts';
import type { ClicsObject } from './clics-object.ts';
import { absoluteTime, contestTime } from './clics-time.ts';
import { teamOf } from './team-object.ts';

/** Announcements are messages of the jury to all. */
export function announcementObjects(
  announcements: readonly ContestAnnouncementRow[],
  { startsAt }: BoardContest,
): ClicsObject[] {
  return announcements.map(({ id, title, content, createdAt }) => ({
    id: `announcement-${id}`,
    text: `${title}\n\n${content}`,
    ...at(createdAt, startsAt),
  }));
}

/**
 * A question is one message, its answer another. Whoever is not told who asked gets both as one message of the jury: a
 * question from nobody would be taken for the jury's own. So does everybody while who asked has no row on the board,
 * and what is not for all is not told then: an answer to no team would go to all of them.
 */
export function clarificationObjects(
  rows: readonly ClarificationRow[],
  { startsAt, problems }: BoardContest,
  board: readonly RankedBoardRow[],
): ClicsObject[] {
  const problemIds = new Map(problems.map(({ id, displayId }) => [displayId, String(id)]));
  return rows.flatMap(({ id, question, askedAt, askerName, answer, answeredAt, isPublic, contestProblem }) => {
    const problemId = problemIds.get(contestProblem?.displayId ?? '');
    const about = problemId === undefined ? {} : { problem_id: problemId };
    const team = askerName === null ? undefined : teamOf(board, askerName);
    const teamId = team === undefined ? undefined : String(team.participantId);
    const reply =
      answer === null || answeredAt === null ? [] : [{ ...about, id: `${id}-answer`, ...at(answeredAt, startsAt) }];
    if (teamId === undefined)
      return isPublic
        ? reply.map((one): ClicsObject => ({ ...one, text: `${quoted(question)}\n\n${answer ?? ''}` }))
        : [];
    const asked: ClicsObject = {
      ...about,
      id: String(id),
      from_team_id: teamId,
      text: question,
      ...at(askedAt, startsAt),
    };
    return [
      asked,
      ...reply.map((one): ClicsObject => ({
        ...one,
        reply_to_id: String(id),
        ...(isPublic ? {} : { to_team_id: teamId }),
        text: answer ?? '',
      })),
    ];
  });
}

function at(moment: Date, startsAt: Date) {
  return { time: absoluteTime(moment), contest_time: contestTime(moment, startsAt) };
}

function quoted(text: string): string {
  return text
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n');
}
