import type { Locale } from '../../core/context.ts';
import type { Sheet } from '../../core/sheet/csv.ts';
import { awardListOf, type BoardContest } from './board-data.service.ts';
import type { BoardRow } from './board-row.ts';
import { awardCuts, awardsOf, eligibleRows } from './board/award.ts';
import type { Cell } from './board/board-rows.ts';
import { ranksOf } from './board/rank.ts';

/** Index of the award of each row; null: none. Null where the contest awards none. */
export function rowAwards(contest: BoardContest, rows: readonly BoardRow[]): (number | null)[] | null {
  if (contest.awardKind === 'NONE') return null;
  const placed = rows.map(({ row }) => row);
  const eligible = eligibleRows(placed);
  const cuts = awardCuts(
    eligible,
    contest.awardKind,
    awardListOf(contest).map(({ size }) => size),
  );
  return awardsOf(placed, ranksOf(placed), cuts);
}

const heads = {
  'zh-CN': {
    rank: '排名',
    name: '参赛者',
    username: '用户名',
    school: '学校',
    solved: '通过数',
    points: '总分',
    penalty: '罚时（秒）',
    time: '用时（毫秒）',
    award: '奖项',
  },
  'en-US': {
    rank: 'Rank',
    name: 'Participant',
    username: 'Username',
    school: 'School',
    solved: 'Solved',
    points: 'Score',
    penalty: 'Penalty (s)',
    time: 'Time (ms)',
    award: 'Award',
  },
} as const;

/** A board as a table with a head. @param rows in order. */
export function boardSheet(contest: BoardContest, rows: readonly BoardRow[], locale: Locale): Sheet {
  const words = heads[locale];
  const isAcm = contest.type === 'ACM';
  const awards = rowAwards(contest, rows);
  const names = awardListOf(contest).map(({ name }) => name);
  const ranks = ranksOf(rows.map(({ row }) => row));
  const head = [
    words.rank,
    words.name,
    words.username,
    words.school,
    isAcm ? words.solved : words.points,
    isAcm ? words.penalty : words.time,
    ...contest.problems.map(({ displayId }) => displayId),
    ...(awards ? [words.award] : []),
  ];
  return [
    head,
    ...rows.map(({ row, person }, index) => [
      ranks[index] === -1 ? '*' : (ranks[index] ?? null),
      person.name,
      person.members.join(', '),
      person.school,
      row.points,
      row.time,
      ...contest.problems.map(({ id }) => cellText(row.cells.get(id))),
      ...(awards ? [names[awards[index] ?? -1] ?? null] : []),
    ]),
  ];
}

/** Time, with tries that failed or wait in brackets: `1:02:03 (-2)`, `(-3)`, `(?1)`. After the end a star. */
function cellText(cell: Cell | undefined): string | number | null {
  if (cell === undefined) return null;
  const pending = cell.pendingTries === 0 ? '' : `(?${cell.pendingTries})`;
  if ('score' in cell) return pending === '' ? cell.score : [cell.score ?? '', pending].join(' ').trim();
  const { acceptedSecond: second, failedTries, isAfterEnd } = cell;
  const two = (figure: number) => String(Math.floor(figure)).padStart(2, '0');
  const time =
    second === null
      ? ''
      : `${Math.floor(second / 3_600)}:${two((second % 3_600) / 60)}:${two(second % 60)}${isAfterEnd ? '*' : ''}`;
  return [time, failedTries === 0 ? '' : `(-${failedTries})`, pending].filter((part) => part !== '').join(' ') || null;
}
