import { expect, test } from 'vitest';
import type { BoardRules, Outcome, Try } from './board-rows.ts';
import { boardOf, rowOf, type Participant } from './board.ts';

/*
 * Boards that others have published, as facts: what was submitted, and what it came to.
 */

const minute = 60_000;
const rules: BoardRules = {
  type: 'ACM',
  lengthMs: 300 * minute,
  penaltySeconds: 20 * 60,
  oiScoreRule: 'RECENT',
  sealMs: null,
};
const view = { isSealed: false, includesAfterEnd: false, untilMs: null };

function board(runs: readonly (readonly [team: number, problem: number, minute: number, outcome: Outcome])[]) {
  const participants = [...Map.groupBy(runs, ([team]) => team)].map(([id, own]): Participant => ({
    id,
    isStar: false,
    tries: new Map(
      [...Map.groupBy(own, ([, problem]) => problem)].map(([problem, tries]) => [
        problem,
        tries.map(([, , at, outcome], index): Try => ({
          submissionId: index,
          atMs: at * minute,
          outcome,
          score: null,
          timeMs: null,
        })),
      ]),
    ),
  }));
  return boardOf(participants.map((participant) => rowOf(participant, rules, view)));
}

test('the row that the Contest API of the ICPC tools (CLICS, "Scoreboard") gives as its example', () => {
  // Judged and pending runs of problems 1 to 5: 3 and 1, then solved at 20 by the first, at 55 by the second, none, at
  // 205 by the third.
  const { rows } = board([
    [123, 1, 30, 'PENALISED'],
    [123, 1, 60, 'PENALISED'],
    [123, 1, 90, 'PENALISED'],
    [123, 1, 240, 'WAITING'],
    [123, 2, 20, 'ACCEPTED'],
    [123, 3, 50, 'PENALISED'],
    [123, 3, 55, 'ACCEPTED'],
    [123, 5, 150, 'PENALISED'],
    [123, 5, 200, 'PENALISED'],
    [123, 5, 205, 'ACCEPTED'],
  ]);
  expect(rows).toMatchObject([{ rank: 1, points: 3, time: 340 * 60 }]);
  expect(rows[0]?.cells.get(1)).toEqual({ acceptedSecond: null, isAfterEnd: false, failedTries: 3, pendingTries: 1 });
});

test('the sample of "Contest Scoreboard" (UVa 10258)', () => {
  // A clarification request costs nothing.
  const { rows } = board([
    [1, 2, 10, 'PENALISED'],
    [3, 1, 11, 'ACCEPTED'],
    [1, 2, 19, 'FREE'],
    [1, 2, 21, 'ACCEPTED'],
    [1, 1, 25, 'ACCEPTED'],
  ]);
  expect(rows.map(({ participantId, points, time }) => [participantId, points, time / 60])).toEqual([
    [1, 2, 66],
    [3, 1, 11],
  ]);
});
