import { stageAt } from '@verdict/schema/contest/scoreboard/board/resolve.ts';
import { expect, test } from 'vitest';
import { ceremonyOf, type LoadedScrollBoard } from './ceremony-model.ts';

type LoadedRow = LoadedScrollBoard['revealed']['rows'][number];

function row(participantId: number, cells: LoadedRow['cells'], isStar = false): LoadedRow {
  const [points, time] = cells.reduce(
    ([solved, seconds], cell) =>
      cell?.length === 4 && cell[0] !== null ? [solved + 1, seconds + cell[0]] : [solved, seconds],
    [0, 0],
  );
  return {
    participantId,
    name: `p${participantId}`,
    userId: String(participantId),
    members: [`p${participantId}`],
    school: null,
    avatarUrl: null,
    isStar,
    cells,
    points,
    time,
  };
}

function board(
  sealed: readonly LoadedRow[],
  revealed: readonly LoadedRow[],
  more: Partial<LoadedScrollBoard['revealed']> = {},
): LoadedScrollBoard {
  return {
    __typename: 'ScrollBoard',
    sealed: { __typename: 'ContestBoard', rows: [...sealed] },
    revealed: {
      __typename: 'ContestBoard',
      contestId: 1,
      title: 'Contest',
      type: 'ACM',
      penaltySeconds: 1_200,
      awardKind: 'NONE',
      awards: [],
      rows: [...revealed],
      problems: [7, 8].map((id) => ({
        __typename: 'BoardProblem',
        id,
        displayId: String(id),
        title: 'Apples',
        color: null,
        firstSecond: null,
      })),
      ...more,
    },
  };
}

const loaded = board(
  [
    row(1, [[60, 0, 0, 0], null]),
    row(2, [
      [null, 0, 2, 0],
      [90, 0, 0, 0],
    ]),
    row(3, [[null, 0, 1, 0], null], true),
  ],
  [
    row(1, [[60, 0, 0, 0], null]),
    row(2, [
      [240, 0, 0, 0],
      [90, 0, 0, 0],
    ]),
    row(3, [[null, 0, 1, 0], null], true),
  ],
);
const wish = { removesStars: false, medals: null };
const awardsOf = (ceremony: ReturnType<typeof ceremonyOf>) =>
  ceremony.resolution.steps.flatMap((step) => (step.kind === 'FINAL' ? [[step.participantId, step.award]] : []));

test('a ceremony begins with the sealed board and ends with the revealed one', () => {
  const { resolution } = ceremonyOf(loaded, wish);
  expect(resolution.start.order).toEqual([1, 2, 3]);
  expect(stageAt(resolution, resolution.start, resolution.steps.length).order).toEqual([2, 1, 3]);
});

test("medals come from the address, else from the contest's awards, else from shares of the solvers", () => {
  expect(awardsOf(ceremonyOf(loaded, { ...wish, medals: [1, 1, 2] }))).toEqual([
    [3, null],
    [1, 2],
    [2, 0],
  ]);
  const named = board(loaded.sealed.rows as LoadedRow[], loaded.revealed.rows, {
    awardKind: 'NUMBER',
    awards: [{ __typename: 'BoardAward', name: 'First prize', background: '#fff', color: '#000', size: 1 }],
  });
  expect(awardsOf(ceremonyOf(named, wish))).toEqual([
    [3, null],
    [1, null],
    [2, 0],
  ]);
  expect(ceremonyOf(named, wish).facts.awards).toHaveLength(1);
  expect(ceremonyOf(named, { ...wish, medals: [1, 1, 2] }).facts).toMatchObject({ awardKind: 'NONE', awards: [] });
  expect(awardsOf(ceremonyOf(loaded, wish))).toEqual([
    [3, null],
    [1, null],
    [2, null],
  ]);
});

test('stars can be left out, and what is not judged is counted', () => {
  expect(ceremonyOf(loaded, wish).unjudged).toBe(1);
  const without = ceremonyOf(loaded, { ...wish, removesStars: true });
  expect(without.resolution.start.order).toEqual([1, 2]);
  expect(without.unjudged).toBe(0);
});
