import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { BoardView, Outcome, Try } from './board-rows.ts';
import { boardOf, rowOf, rowWith, type Row } from './board.ts';
import { minute } from './test-rules.ts';
import { withoutTry, withTry } from './tries.ts';

describe('a board that is carried on', () => {
  const outcome = fc.constantFrom<Outcome>('ACCEPTED', 'PENALISED', 'FREE', 'WAITING');
  const one = fc.record({
    submissionId: fc.integer({ min: 1, max: 30 }),
    atMs: fc.integer({ min: -minute, max: 320 * minute }),
    outcome,
    score: fc.option(fc.integer({ min: 0, max: 100 })),
    timeMs: fc.option(fc.integer({ min: 0, max: 5_000 })),
  });
  // A submission stays with its participant and problem and at its time; what becomes of it may change any number of
  // times.
  const event = fc.record({
    one,
    participantId: fc.integer({ min: 1, max: 4 }),
    problemId: fc.integer({ min: 1, max: 3 }),
    isGone: fc.boolean(),
  });
  const rules = fc.record({
    type: fc.constantFrom('ACM' as const, 'OI' as const),
    lengthMs: fc.constant(300 * minute),
    penaltySeconds: fc.constantFrom(0, 1_200),
    oiScoreRule: fc.constantFrom('RECENT' as const, 'HIGHEST' as const),
    sealMs: fc.option(fc.integer({ min: 0, max: 300 * minute })),
  });
  const view = fc.record({
    isSealed: fc.boolean(),
    includesAfterEnd: fc.boolean(),
    untilMs: fc.option(fc.integer({ min: 0, max: 320 * minute })),
  });
  const stars = new Set([2]);

  test('equals one made from all tries at once, whatever came in between', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 60 }), rules, view, (events, own, look) => {
        const tries = new Map<number, Map<number, Try[]>>();
        const rows = new Map<number, Row>();
        for (const { participantId, problemId, one: next, isGone } of events) {
          const ofParticipant = tries.get(participantId) ?? new Map<number, Try[]>();
          tries.set(participantId, ofParticipant);
          const ofProblem = ofParticipant.get(problemId) ?? [];
          const standing = ofProblem.find(({ submissionId }) => submissionId === next.submissionId);
          ofParticipant.set(
            problemId,
            isGone
              ? withoutTry(ofProblem, next.submissionId)
              : withTry(ofProblem, { ...next, atMs: standing?.atMs ?? next.atMs }),
          );
          const before =
            rows.get(participantId) ??
            rowOf({ id: participantId, isStar: stars.has(participantId), tries: new Map() }, own, look);
          rows.set(participantId, rowWith(before, { problemId, tries: ofParticipant.get(problemId) ?? [] }, own, look));
        }
        const fromScratch = [...tries].map(([id, ofParticipant]) =>
          rowOf({ id, isStar: stars.has(id), tries: shuffledBack(ofParticipant) }, own, look),
        );
        expect(plain(boardOf([...rows.values()]))).toEqual(plain(boardOf(fromScratch)));
      }),
    );
  });

  test('under the seal is the same whatever became of sealed tries', () => {
    fc.assert(
      fc.property(
        fc.array(event, { maxLength: 60 }),
        rules,
        fc.array(outcome, { minLength: 60, maxLength: 60 }),
        fc.boolean(),
        (events, own, others, includesAfterEnd) => {
          const look: BoardView = { isSealed: true, includesAfterEnd, untilMs: null };
          const board = (change: (one: Try, index: number) => Try) => {
            const tries = new Map<number, Map<number, Try[]>>();
            events.forEach(({ participantId, problemId, one: next }, index) => {
              const ofParticipant = tries.get(participantId) ?? new Map<number, Try[]>();
              tries.set(participantId, ofParticipant);
              ofParticipant.set(
                problemId,
                withTry(ofParticipant.get(problemId) ?? [], change({ ...next, submissionId: index }, index)),
              );
            });
            return plain(
              boardOf(
                [...tries].map(([id, ofParticipant]) => rowOf({ id, isStar: false, tries: ofParticipant }, own, look)),
              ),
            );
          };
          const { sealMs } = own;
          const changed = (one: Try, index: number): Try =>
            sealMs !== null && one.atMs >= sealMs
              ? { ...one, outcome: others[index] ?? 'FREE', score: index, timeMs: index }
              : one;
          expect(board(changed)).toEqual(board((one) => one));
        },
      ),
    );
  });

  /** The same tries, put in another order first: a board must not depend on the order verdicts came in. */
  function shuffledBack(ofParticipant: ReadonlyMap<number, readonly Try[]>): Map<number, Try[]> {
    return new Map(
      [...ofParticipant]
        .toReversed()
        .map(([problemId, own]) => [problemId, own.toReversed().reduce<Try[]>((sum, next) => withTry(sum, next), [])]),
    );
  }

  /** With maps in one order. */
  function plain({ rows, firstSeconds }: ReturnType<typeof boardOf>): unknown {
    const sorted = <T>(map: ReadonlyMap<number, T>) => [...map].toSorted(([a], [b]) => a - b);
    return { rows: rows.map((row) => ({ ...row, cells: sorted(row.cells) })), firstSeconds: sorted(firstSeconds) };
  }
});
