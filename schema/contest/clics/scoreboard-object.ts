import type { RankedBoardRow } from '../scoreboard/board-row.ts';
import type { AcmCell, OiCell } from '../scoreboard/board/board-rows.ts';
import { ranksOf } from '../scoreboard/board/rank.ts';
import { absoluteTime, contestTime } from './clics-time.ts';
import { stateObject } from './contest-object.ts';
import type { Look } from './look.service.ts';
import type { Sources } from './sources.service.ts';
import type { LoggedSubmission } from './submission-data.service.ts';
import { showSubmission } from './submission-object.ts';
import { groupOf } from './team-object.ts';

const minuteSeconds = 60;
const names = new Intl.Collator('en-US');

/**
 * The board as its viewer sees it. We rank by seconds and the Contest API counts in minutes, so rows with as many
 * minutes may differ in rank. Star rows have no rank, so they are not on it, but have a board of their group.
 */
export function scoreboardObject(
  look: Look,
  { board, submissions }: Pick<Sources, 'board' | 'submissions'>,
  groupId: string,
) {
  const { contest, now } = look;
  const ranked = rankedRows(board?.rows ?? [], groupId);
  const judged = contest.type === 'OI' ? judgedOf(look, submissions.values()) : new Map<string, LoggedSubmission[]>();
  return {
    time: absoluteTime(now),
    contest_time: contestTime(now, contest.startsAt),
    state: stateObject(look, submissions.values()),
    rows: ranked.map(({ one, rank }) => ({
      rank,
      team_id: String(one.row.participantId),
      score: scoreOf(one, contest.type),
      problems: problemsOf(one, look, judged),
    })),
  };
}

/** Rows of one group in its own order, equal ones by name. Star rows have ranks among themselves alone. */
function rankedRows(
  rows: readonly RankedBoardRow[],
  groupId: string,
): { readonly one: RankedBoardRow; readonly rank: number }[] {
  const own = rows.filter(({ row }) => groupOf(row) === groupId);
  const ranks = ranksOf(own.map(({ row }) => ({ ...row, isStar: false })));
  return own
    .map((one, index) => ({ one, rank: ranks[index] ?? 0 }))
    .toSorted((a, b) => a.rank - b.rank || names.compare(a.one.person.name, b.one.person.name));
}

function scoreOf({ row: { points, time, cells } }: RankedBoardRow, type: 'ACM' | 'OI') {
  if (type === 'OI') return { score: points };
  const last = Math.max(
    ...[...cells.values()].map((cell) => ('acceptedSecond' in cell ? (cell.acceptedSecond ?? -1) : -1)),
  );
  return { num_solved: points, total_time: toMinutes(time), ...(points > 0 ? { time: toMinutes(last) } : {}) };
}

function problemsOf(
  { row: { participantId, cells } }: RankedBoardRow,
  { contest }: Look,
  judged: ReadonlyMap<string, readonly LoggedSubmission[]>,
) {
  return contest.problems.map(({ id }) => {
    const cell = cells.get(id);
    const problem = { problem_id: String(id), num_judged: 0, num_pending: cell?.pendingTries ?? 0 };
    if (contest.type === 'ACM') return { ...problem, ...acmProblem(cell as AcmCell | undefined) };
    return {
      ...problem,
      ...oiProblem(cell as OiCell | undefined, {
        own: judged.get(`${participantId} ${id}`) ?? [],
        startsAt: contest.startsAt,
        isHighest: contest.oiScoreRule === 'HIGHEST',
      }),
    };
  });
}

function acmProblem(cell: AcmCell | undefined) {
  const isSolved = cell !== undefined && cell.acceptedSecond !== null;
  return {
    num_judged: (cell?.failedTries ?? 0) + (isSolved ? 1 : 0),
    solved: isSolved,
    ...(isSolved ? { time: toMinutes(cell.acceptedSecond ?? 0) } : {}),
  };
}

/** A score is from when the program that counts was submitted: the last one, or the first of the best. */
function oiProblem(
  cell: OiCell | undefined,
  {
    own,
    startsAt,
    isHighest,
  }: { readonly own: readonly LoggedSubmission[]; readonly startsAt: Date; readonly isHighest: boolean },
) {
  const score = Math.max(0, cell?.score ?? 0);
  const counting = isHighest
    ? own.find((one) => one.verdict?.score === score)
    : own.findLast((one) => one.verdict?.score === score);
  const second = counting === undefined ? 0 : (counting.submittedAt.getTime() - startsAt.getTime()) / 1_000;
  return { num_judged: own.length, score, ...(score > 0 ? { time: toMinutes(second) } : {}) };
}

/** Submissions whose verdict the board tells, by row and problem, in the order they were submitted. */
function judgedOf(
  { contest, isAdmin, isSealed }: Look,
  submissions: Iterable<LoggedSubmission>,
): Map<string, LoggedSubmission[]> {
  // A board is the same to everybody it is sealed for, so nobody is the viewer here.
  const told = [...submissions].filter(
    (one) => showSubmission(one, { contest, isAdmin, isSealed, viewerTeamId: null }).judgement !== null,
  );
  const inOrder = told.toSorted((a, b) => a.submittedAt.getTime() - b.submittedAt.getTime() || a.id - b.id);
  return Map.groupBy(inOrder, ({ teamId, problemId }) => `${teamId} ${problemId}`);
}

function toMinutes(seconds: number): number {
  return Math.floor(seconds / minuteSeconds);
}
