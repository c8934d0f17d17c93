import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { BoardRules, Outcome, Try } from './board-rows.ts';
import { boardOf, rowOf, type Participant } from './board.ts';
import { nextAward, resolutionOf, stageAt, type Resolution, type Stage } from './resolve.ts';
import { acm, minute, oi } from './test-rules.ts';

const problemIds = [1, 2, 3];

function resolve(participants: readonly Participant[], rules: BoardRules, cuts: readonly number[] = []) {
  const view = (isSealed: boolean) =>
    participants.map((participant) => rowOf(participant, rules, { isSealed, includesAfterEnd: false, untilMs: null }));
  const [sealed, revealed] = [view(true), view(false)];
  return {
    sealed,
    revealed,
    resolution: resolutionOf({ sealed, revealed, problemIds, penaltySeconds: rules.penaltySeconds, cuts }),
  };
}

let lastId = 0;
type Given = readonly [problem: number, atMinutes: number, outcome: Outcome, score?: number];
function participant(id: number, tries: readonly Given[], isStar = false): Participant {
  const made = tries.map(
    ([problem, at, outcome, score]) =>
      [
        problem,
        {
          submissionId: (lastId += 1),
          atMs: at * minute,
          outcome,
          score: score ?? null,
          timeMs: outcome === 'ACCEPTED' ? 5 : null,
        } satisfies Try,
      ] as const,
  );
  return {
    id,
    isStar,
    tries: new Map(
      [...Map.groupBy(made, ([problem]) => problem)].map(([problem, own]) => [problem, own.map(([, one]) => one)]),
    ),
  };
}

/** Steps in short: whose cell, from which place to which; or who is final with what. */
function told({ steps }: Resolution) {
  return steps.flatMap((step) =>
    step.kind === 'CHOOSE'
      ? []
      : step.kind === 'REVEAL'
        ? [`${step.participantId}.${step.problemId} ${step.from}>${step.to}`]
        : [`${step.participantId} #${step.rank} ${step.award ?? '-'}`],
  );
}

describe('an ACM board', () => {
  // Under the seal: 1 has two, 2 one, 3 none; after it 3 solves two, 2 fails, 1 needs nothing.
  const three = [
    participant(1, [
      [1, 10, 'ACCEPTED'],
      [2, 20, 'ACCEPTED'],
    ]),
    participant(2, [
      [1, 30, 'ACCEPTED'],
      [3, 250, 'PENALISED'],
    ]),
    participant(3, [
      [2, 260, 'ACCEPTED'],
      [1, 250, 'ACCEPTED'],
      [3, 255, 'PENALISED'],
    ]),
  ];

  test('is resolved from the last row up, in each row from the left, and who rises makes room for the next', () => {
    const { resolution } = resolve(three, acm, [1, 2]);
    expect(told(resolution)).toEqual(['3.1 2>2', '3.2 2>1', '2.3 2>2', '2 #3 -', '3.3 1>1', '3 #2 1', '1 #1 0']);
  });

  test('of every sealed cell is chosen before it is told', () => {
    const { steps } = resolve(three, acm).resolution;
    const chosen = steps.flatMap((step, index) =>
      step.kind === 'REVEAL'
        ? [[steps[index - 1], { kind: 'CHOOSE', participantId: step.participantId, problemId: step.problemId }]]
        : [],
    );
    expect(chosen).toHaveLength(4);
    for (const [before, wanted] of chosen) expect(before).toEqual(wanted);
  });

  test('of equal rows those with sealed cells come first, so that ranks told are ranks kept', () => {
    const { resolution } = resolve(
      [
        participant(1, [
          [1, 10, 'ACCEPTED'],
          [2, 250, 'ACCEPTED'],
        ]),
        participant(2, [[1, 10, 'ACCEPTED']]),
      ],
      acm,
      [1],
    );
    expect(told(resolution)).toEqual(['1.2 1>0', '2 #2 -', '1 #1 0']);
  });

  test('tells stars without rank or award', () => {
    const { resolution } = resolve(
      [participant(1, [[1, 250, 'ACCEPTED']], true), participant(2, [[1, 260, 'ACCEPTED']])],
      acm,
      [1],
    );
    expect(told(resolution)).toEqual(['2.1 1>0', '1.1 1>0', '2 #1 0', '1 #-1 -']);
  });

  test('has nothing to choose where a try is still waiting in both views', () => {
    const { resolution } = resolve([participant(1, [[1, 250, 'WAITING']])], acm);
    expect(told(resolution)).toEqual(['1 #1 -']);
  });
});

describe('an OI board', () => {
  test('tells the score of one problem at a time', () => {
    const { resolution } = resolve(
      [
        participant(1, [[1, 10, 'FREE', 60]]),
        participant(2, [
          [1, 20, 'FREE', 30],
          [1, 250, 'FREE', 50],
          [2, 250, 'ACCEPTED', 100],
        ]),
      ],
      oi,
      [1],
    );
    expect(told(resolution)).toEqual(['2.1 1>1', '2.2 1>0', '1 #2 -', '2 #1 0']);
    const totals = resolution.steps.map(
      (_, index) => stageAt(resolution, resolution.start, index + 1).rows.get(2)?.points,
    );
    expect(totals).toEqual([30, 50, 50, 150, 150, 150]);
  });

  test('whose last score counts lets a row fall among final ones, and goes on with it there', () => {
    const { resolution } = resolve(
      [
        participant(1, [
          [1, 10, 'FREE', 90],
          [1, 250, 'FREE', 10],
          [2, 251, 'FREE', 20],
        ]),
        participant(2, [[1, 20, 'FREE', 50]]),
      ],
      oi,
      [1],
    );
    expect(told(resolution)).toEqual(['2 #1 0', '1.1 0>1', '1.2 1>1', '1 #2 -']);
  });
});

describe('any ceremony', () => {
  const one = fc.record({
    atMs: fc.integer({ min: 0, max: 320 * minute }),
    outcome: fc.constantFrom<Outcome>('ACCEPTED', 'PENALISED', 'FREE', 'WAITING'),
    score: fc.option(fc.integer({ min: 0, max: 100 })),
    timeMs: fc.option(fc.integer({ min: 0, max: 50 })),
  });
  const event = fc.record({ one, id: fc.integer({ min: 1, max: 7 }), problem: fc.constantFrom(...problemIds) });
  const people = fc.array(event, { maxLength: 80 }).map((events) =>
    [
      ...Map.groupBy(
        events.map((each, submissionId) => ({ ...each, submissionId })),
        ({ id }) => id,
      ),
    ].map(([id, own]): Participant => ({
      id,
      isStar: id === 3,
      tries: new Map(
        [...Map.groupBy(own, ({ problem }) => problem)].map(([problem, tries]) => [
          problem,
          tries.map(({ one: each, submissionId }) => ({ ...each, submissionId })).toSorted((a, b) => a.atMs - b.atMs),
        ]),
      ),
    })),
  );
  const rules = fc.record({
    type: fc.constantFrom('ACM' as const, 'OI' as const),
    lengthMs: fc.constant(300 * minute),
    penaltySeconds: fc.constantFrom(0, 1_200),
    oiScoreRule: fc.constantFrom('RECENT' as const, 'HIGHEST' as const),
    sealMs: fc.option(fc.integer({ min: 0, max: 300 * minute })),
  });
  const cuts = fc.constantFrom([1, 3, 5], [0, 0, 2], []);

  const cellsOf = (cells: ReadonlyMap<number, unknown>) => [...cells].toSorted(([a], [b]) => a - b);
  const plain = ({ order, rows, final }: Stage) => ({
    order,
    rows: order.map((id) => ({ ...rows.get(id), cells: cellsOf(rows.get(id)?.cells ?? new Map()) })),
    final: [...final].toSorted(),
  });

  test('ends with the revealed board, every row of it told to be final once', () => {
    fc.assert(
      fc.property(people, rules, cuts, (participants, own, medals) => {
        const { revealed, resolution } = resolve(participants, own, medals);
        const end = stageAt(resolution, resolution.start, resolution.steps.length);
        expect(plain(end).rows).toEqual(
          boardOf(revealed).rows.map(({ rank: _rank, ...row }) => ({ ...row, cells: cellsOf(row.cells) })),
        );
        expect(
          resolution.steps
            .filter(({ kind }) => kind === 'FINAL')
            .map(({ participantId }) => participantId)
            .toSorted(),
        ).toEqual(participants.map(({ id }) => id).toSorted());
        const ranks = new Map(boardOf(revealed).rows.map(({ participantId, rank }) => [participantId, rank]));
        for (const step of resolution.steps)
          if (step.kind === 'FINAL') expect(step.rank).toBe(ranks.get(step.participantId));
      }),
    );
  });

  test('begins with the sealed board', () => {
    fc.assert(
      fc.property(people, rules, (participants, own) => {
        const { sealed, resolution } = resolve(participants, own);
        const standings = ({ points, time }: { readonly points: number; readonly time: number }) => [points, time];
        expect(plain(resolution.start).rows.map((row) => standings(row as { points: number; time: number }))).toEqual(
          boardOf(sealed).rows.map(standings),
        );
      }),
    );
  });

  test('can be taken back step by step, and jumped through, to what it was before', () => {
    fc.assert(
      fc.property(people, rules, cuts, fc.nat(), fc.nat(), (participants, own, medals, a, b) => {
        const { resolution } = resolve(participants, own, medals);
        const { start, steps } = resolution;
        const forth = [start];
        for (let at = 0; at < steps.length; at += 1) forth.push(stageAt(resolution, forth[at] ?? start, at + 1));
        let stage = forth.at(-1) ?? start;
        for (let at = steps.length; at >= 0; at -= 1) {
          stage = stageAt(resolution, stage, at);
          expect(plain(stage)).toEqual(plain(forth[at] ?? start));
        }
        const [from, to] = [a % (steps.length + 1), b % (steps.length + 1)];
        expect(plain(stageAt(resolution, forth[from] ?? start, to))).toEqual(plain(forth[to] ?? start));
      }),
    );
  });

  test('of an ACM contest never moves a row that is final, nor lets one fall', () => {
    fc.assert(
      fc.property(people, cuts, (participants, medals) => {
        const { resolution } = resolve(participants, acm, medals);
        let stage = resolution.start;
        resolution.steps.forEach((step, index) => {
          if (step.kind === 'REVEAL') expect(step.to).toBeLessThanOrEqual(step.from);
          stage = stageAt(resolution, stage, index + 1);
          if (step.kind !== 'FINAL') return;
          const place = stage.order.indexOf(step.participantId);
          expect(stage.order.slice(place).every((id) => stage.final.has(id))).toBe(true);
          expect(stage.final.size).toBe(stage.order.length - place);
          const { order, rows } = stage;
          const row = rows.get(step.participantId);
          const better = order
            .slice(0, place)
            .map((id) => rows.get(id))
            .filter(
              (other) =>
                other &&
                row &&
                !other.isStar &&
                (other.points > row.points || (other.points === row.points && other.time < row.time)),
            );
          if (!row?.isStar) expect(step.rank).toBe(better.length + 1);
        });
      }),
    );
  });
});

test('the next award is one step behind its row, or the end where none is left', () => {
  const { resolution } = resolve(
    [participant(1, [[1, 10, 'ACCEPTED']]), participant(2, [[1, 20, 'ACCEPTED']]), participant(3, [])],
    acm,
    [1, 2],
  );
  expect(told(resolution)).toEqual(['3 #3 -', '2 #2 1', '1 #1 0']);
  expect([nextAward(resolution, 0), nextAward(resolution, 2), nextAward(resolution, 3)]).toEqual([2, 3, 3]);
});

test('a cut and a cell out of range, and who is on one of the boards alone, are passed over', () => {
  const { sealed, revealed } = resolve([participant(1, [[1, 250, 'ACCEPTED']]), participant(2, [])], acm);
  const resolution = resolutionOf({ sealed, revealed: revealed.slice(0, 1), problemIds, penaltySeconds: 0, cuts: [] });
  expect(resolution.start.order).toEqual([1]);
  expect(stageAt(resolution, resolution.start, 99).taken).toBe(resolution.steps.length);
  expect(stageAt(resolution, resolution.start, -1).taken).toBe(0);
});
