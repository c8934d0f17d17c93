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
    classPlace: '班内名次',
    name: '参赛者',
    username: '用户名',
    realName: '姓名',
    number: '学号',
    school: '学校',
    solved: '通过数',
    points: '总分',
    penalty: '罚时（秒）',
    penaltyMinutes: '罚时（分）',
    time: '用时（毫秒）',
    award: '奖项',
  },
  'en-US': {
    rank: 'Rank',
    classPlace: 'In class',
    name: 'Participant',
    username: 'Username',
    realName: 'Name',
    number: 'Student number',
    school: 'School',
    solved: 'Solved',
    points: 'Score',
    penalty: 'Penalty (s)',
    penaltyMinutes: 'Penalty (min)',
    time: 'Time (ms)',
    award: 'Award',
  },
} as const;

/** What of a board is in its file. */
interface SheetWish {
  readonly locale: Locale;
  /** Members of the class to which rows are narrowed; their ranks stay. Null: all rows. */
  readonly usernames: ReadonlySet<string> | null;
  /** Who members are by the roster of the contest's group, by username; null: it is not told. */
  readonly persons: ReadonlyMap<string, { readonly name: string; readonly number: string }> | null;
  /** Whole minutes of an ACM contest, as the page shows them; else seconds. */
  readonly isPenaltyInMinutes: boolean;
}

/** A board as a table with a head. @param rows all of them, in order. */
export function boardSheet(
  contest: BoardContest,
  rows: readonly BoardRow[],
  { locale, usernames, persons, isPenaltyInMinutes }: SheetWish,
): Sheet {
  const words = heads[locale];
  const isAcm = contest.type === 'ACM';
  const awards = rowAwards(contest, rows);
  const names = awardListOf(contest).map(({ name }) => name);
  const ranks = ranksOf(rows.map(({ row }) => row));
  const shown = rows
    .map((each, index) => ({ ...each, rank: ranks[index] ?? 0, award: awards?.[index] ?? -1 }))
    .filter(({ person }) => usernames === null || person.members.some((member) => usernames.has(member)));
  const places = usernames === null ? null : ranksOf(shown.map(({ row }) => row));
  const head = [
    words.rank,
    ...(places ? [words.classPlace] : []),
    words.name,
    words.username,
    ...(persons ? [words.realName, words.number] : []),
    words.school,
    isAcm ? words.solved : words.points,
    isAcm ? (isPenaltyInMinutes ? words.penaltyMinutes : words.penalty) : words.time,
    ...contest.problems.map(({ displayId }) => displayId),
    ...(awards ? [words.award] : []),
  ];
  return [
    head,
    ...shown.map(({ row, person, rank, award }, index) => [
      placeText(rank),
      ...(places ? [placeText(places[index] ?? 0)] : []),
      person.name,
      person.members.join(', '),
      ...(persons ? whoAre(person.members.flatMap((username) => persons.get(username) ?? [])) : []),
      person.school,
      row.points,
      isAcm && isPenaltyInMinutes ? Math.floor(row.time / 60) : row.time,
      ...contest.problems.map(({ id }) => cellText(row.cells.get(id))),
      ...(awards ? [names[award] ?? null] : []),
    ]),
  ];
}

function whoAre(persons: ReadonlyArray<{ readonly name: string; readonly number: string }>): string[] {
  return [persons.map(({ name }) => name).join(', '), persons.map(({ number }) => number).join(', ')];
}

/** A star has no place. */
function placeText(place: number): string | number {
  return place === -1 ? '*' : place;
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
