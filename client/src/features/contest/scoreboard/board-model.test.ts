import { boardDigest } from '@verdict/schema/contest/scoreboard/board/wire.ts';
import { expect, test } from 'vitest';
import { modelOf, placedRows, rowsOfClass, withChange, type BoardRow, type LoadedBoard } from './board-model.ts';

function row(participantId: number, points: number, time: number, more: Partial<BoardRow> = {}): BoardRow {
  return {
    participantId,
    name: `p${participantId}`,
    userId: `u${participantId}`,
    members: [`p${participantId}`],
    school: null,
    isStar: false,
    cells: [points > 0 ? [time, 0, 0, 0] : null],
    points,
    time,
    ...more,
  };
}

function board(rows: readonly BoardRow[], more: Partial<LoadedBoard> = {}): LoadedBoard {
  return {
    __typename: 'ContestBoard',
    contestId: 1,
    title: 'Contest',
    type: 'ACM',
    startsAt: '',
    endsAt: '',
    sealsAt: null,
    isSealed: false,
    isFrozenForOthers: false,
    includesAfterEnd: false,
    penaltySeconds: 1_200,
    boardName: 'USERNAME',
    oiScoreRule: 'RECENT',
    version: boardDigest(rows),
    isUnchanged: false,
    awardKind: 'NONE',
    awards: [],
    problems: [{ __typename: 'BoardProblem', id: 7, displayId: 'A', title: 'Apples', color: null, firstSecond: null }],
    rows,
    viewerParticipantId: null,
    viewerIsAdmin: false,
    viewerCanUnseal: false,
    ...more,
  };
}

test('rows are ranked here as on the server: equal ones share a rank, stars have none, and can be left out', () => {
  const model = modelOf(
    board([row(1, 1, 60), row(2, 2, 90), row(3, 1, 60), row(4, 3, 10, { isStar: true }), row(5, 0, 0)]),
  );
  const places = (hasStars: boolean) =>
    placedRows(model, hasStars).map(({ row: { participantId }, rank }) => [participantId, rank]);
  expect(places(true)).toEqual([
    [4, -1],
    [2, 1],
    [1, 2],
    [3, 2],
    [5, 4],
  ]);
  expect(places(false)).toEqual([
    [2, 1],
    [1, 2],
    [3, 2],
    [5, 4],
  ]);
});

test('a change takes the place of its row, names the cells it touched, and leads to the version it says', () => {
  const before = [row(1, 0, 0), row(2, 1, 50)];
  const after = row(1, 1, 40);
  const model = withChange(modelOf(board(before)), {
    rows: [after],
    firstSeconds: [{ __typename: 'BoardFirstSecond', problemId: 7, second: 40 }],
  });
  expect(model.version).toBe(boardDigest([after, row(2, 1, 50)]));
  expect([...model.touched]).toEqual([[1, new Set([0])]]);
  expect(model.facts.problems[0]?.firstSecond).toBe(40);
  expect(withChange(model, { rows: [after], firstSeconds: [] }).version).toBe(model.version);
});

test('somebody new joins the rows', () => {
  const model = withChange(modelOf(board([row(1, 1, 50)])), { rows: [row(9, 0, 0)], firstSeconds: [] });
  expect(model.rows.size).toBe(2);
  expect(model.version).toBe(boardDigest([row(1, 1, 50), row(9, 0, 0)]));
});

test('awards are those of the contest, and none where it awards none', () => {
  const rows = Array.from({ length: 20 }, (_, index) => row(index + 1, 1, index));
  const awards = (more: Partial<LoadedBoard>) =>
    placedRows(modelOf(board(rows, more)), true)
      .map(({ award }) => award)
      .filter((award) => award !== null);
  expect(awards({})).toEqual([]);
  expect(
    awards({
      awardKind: 'NUMBER',
      awards: [{ __typename: 'BoardAward', name: 'First prize', background: '#fff', color: '#000', size: 1 }],
    }),
  ).toEqual([0]);
});

test('rows of a class keep their ranks and get places among themselves; a team is of the class of any member', () => {
  const model = modelOf(
    board([
      row(1, 3, 10),
      row(2, 2, 20),
      row(3, 2, 20),
      row(4, 1, 5, { members: ['x', 'p9'] }),
      row(5, 1, 1, { isStar: true }),
    ]),
  );
  const inClass = rowsOfClass(placedRows(model, true), new Set(['p2', 'p3', 'p9', 'p5']));
  expect(inClass.map(({ row: { participantId }, rank, classPlace }) => [participantId, rank, classPlace])).toEqual([
    [2, 2, 1],
    [3, 2, 1],
    [5, -1, undefined],
    [4, 4, 3],
  ]);
  expect(rowsOfClass(placedRows(model, true), null)).toHaveLength(5);
});
