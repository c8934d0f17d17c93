import { awardListOf, type Person } from '@verdict/schema/contest/scoreboard/board-data.service.ts';
import type { BoardRow } from '@verdict/schema/contest/scoreboard/board-row.ts';
import { rowAwards } from '@verdict/schema/contest/scoreboard/board-sheet.ts';
import type { Cell } from '@verdict/schema/contest/scoreboard/board/board-rows.ts';
import { ranksOf } from '@verdict/schema/contest/scoreboard/board/rank.ts';
import type { ShownBoard } from '@verdict/schema/contest/scoreboard/open-board.service.ts';

const genders = { MALE: 'male', FEMALE: 'female', SECRECY: 'secrecy' } as const;

/** Who a row is, as the wire says it. A team is shown by its name, whichever of the two names a contest shows. */
export function wirePerson({ userId, username, nickname, realName, school, gender, avatarUrl, teamName }: Person) {
  return {
    uid: userId,
    username,
    nickname: teamName ?? nickname,
    realname: teamName ?? realName,
    school,
    gender: genders[gender],
    avatar: avatarUrl,
  };
}

/** Writes rows of a board, by their place in it, as the wire shows them. */
export function rowWriter({ contest, rows, firstSeconds }: ShownBoard) {
  const ranks = ranksOf(rows.map(({ row }) => row));
  // The wire shades medals by itself: only awards of the contest's own are told.
  const awards = rowAwards(contest, rows);
  const list = awardListOf(contest);
  return ({ row, person }: BoardRow, index: number) => {
    const award = list[awards?.[index] ?? -1];
    const shared = {
      ...wirePerson(person),
      username: person.teamName ?? person.username,
      rank: ranks[index] ?? 0,
      isWinAward: award !== undefined,
      awardName: award?.name ?? null,
      awardBackground: award?.background ?? null,
      awardColor: award?.color ?? null,
      totalTime: row.time,
    };
    const cells = contest.problems.flatMap(({ id, displayId }) => {
      const cell = row.cells.get(id);
      return cell === undefined
        ? []
        : [
            {
              displayId,
              cell,
              isFirst:
                !row.isStar &&
                'acceptedSecond' in cell &&
                !cell.isAfterEnd &&
                cell.acceptedSecond !== null &&
                cell.acceptedSecond === firstSeconds.get(id),
            },
          ];
    });
    if (contest.type === 'OI') {
      const scores = cells.flatMap(({ displayId, cell }) =>
        'score' in cell && cell.score !== null ? [[displayId, cell.score] as const] : [],
      );
      const times = cells.flatMap(({ displayId, cell }) =>
        'score' in cell && cell.timeMs !== null ? [[displayId, cell.timeMs] as const] : [],
      );
      return {
        ...shared,
        totalScore: row.points,
        submissionInfo: Object.fromEntries(scores),
        timeInfo: times.length === 0 ? null : Object.fromEntries(times),
      };
    }
    return {
      ...shared,
      ac: row.points,
      total: triesOf(row),
      submissionInfo: Object.fromEntries(
        cells.map(({ displayId, cell, isFirst }) => [displayId, wireCell(cell, isFirst)]),
      ),
    };
  };
}

/** Tries the board tells of. */
function triesOf({ cells }: BoardRow['row']): number {
  let tries = 0;
  for (const cell of cells.values())
    if ('acceptedSecond' in cell)
      tries += cell.failedTries + cell.pendingTries + (cell.acceptedSecond === null ? 0 : 1);
  return tries;
}

/** Keys are left out rather than false, as old clients expect. */
function wireCell(cell: Cell, isFirst: boolean) {
  if ('score' in cell) return {};
  const { acceptedSecond, failedTries, pendingTries, isAfterEnd } = cell;
  return {
    errorNum: failedTries,
    ...(acceptedSecond === null ? {} : { isAC: true, isFirstAC: isFirst, ACTime: acceptedSecond }),
    ...(isAfterEnd ? { isAfterContest: true } : {}),
    ...(pendingTries === 0 ? {} : { tryNum: pendingTries }),
  };
}
