import { awardListOf } from '../scoreboard/board-data.service.ts';
import type { RankedBoardRow } from '../scoreboard/board-row.ts';
import { awardCuts, awardsOf, eligibleRows } from '../scoreboard/board/award.ts';
import type { BoardState } from '../scoreboard/boards.ts';
import type { ClicsObject } from './clics-object.ts';
import type { Look } from './look.service.ts';
import type { LoggedSubmission } from './submission-data.service.ts';
import { showSubmission } from './submission-object.ts';

const medals = ['gold-medal', 'silver-medal', 'bronze-medal'];

/**
 * Who wins what, if the contest ended as its viewer sees it: the leader, the contest's awards, and who was first at
 * each problem.
 */
export function awardObjects(look: Look, board: BoardState, submissions: Iterable<LoggedSubmission>): ClicsObject[] {
  const { rows } = board;
  const leaders = rows.filter(({ row: { rank, points } }) => rank === 1 && points > 0);
  return [
    { id: 'winner', citation: 'Contest winner', team_ids: idsOf(leaders) },
    ...listedAwards(look, rows),
    ...firstAwards(look, board, submissions),
  ];
}

function listedAwards({ contest }: Look, rows: readonly RankedBoardRow[]): ClicsObject[] {
  if (contest.awardKind === 'NONE') return [];
  const awards = awardListOf(contest);
  const placed = rows.map(({ row }) => row);
  const cuts = awardCuts(
    eligibleRows(placed),
    contest.awardKind,
    awards.map(({ size }) => size),
  );
  const won = awardsOf(
    placed,
    placed.map(({ rank }) => rank),
    cuts,
  );
  return awards.map(({ name }, award) => ({
    id: medals[award] ?? `award-${award + 1}`,
    citation: name,
    team_ids: idsOf(rows.filter((_row, index) => won[index] === award)),
  }));
}

/**
 * Nobody is called first while something that was submitted no later waits for its verdict: it could still be the
 * first.
 */
function firstAwards(
  look: Look,
  { contest, rows, firstSeconds }: BoardState,
  submissions: Iterable<LoggedSubmission>,
): ClicsObject[] {
  if (contest.type === 'OI') return [];
  const stars = new Set(rows.filter(({ row }) => row.isStar).map(({ row }) => row.participantId));
  const secondOf = (moment: Date) => Math.floor((moment.getTime() - contest.startsAt.getTime()) / 1_000);
  const open = new Set<number>();
  for (const one of submissions) {
    if (stars.has(one.teamId) || secondOf(one.submittedAt) > (firstSeconds.get(one.problemId) ?? -1)) continue;
    if (showSubmission(one, look).judgement === null) open.add(one.problemId);
  }
  return contest.problems.map(({ id, displayId }) => {
    const second = open.has(id) ? undefined : firstSeconds.get(id);
    const first =
      second === undefined
        ? []
        : rows.filter(({ row: { isStar, cells } }) => {
            const cell = cells.get(id);
            return (
              !isStar &&
              cell !== undefined &&
              'acceptedSecond' in cell &&
              cell.acceptedSecond === second &&
              !cell.isAfterEnd
            );
          });
    return { id: `first-to-solve-${id}`, citation: `First to solve problem ${displayId}`, team_ids: idsOf(first) };
  });
}

function idsOf(rows: readonly RankedBoardRow[]): string[] {
  return rows.map(({ row }) => String(row.participantId)).toSorted((a, b) => Number(a) - Number(b));
}
