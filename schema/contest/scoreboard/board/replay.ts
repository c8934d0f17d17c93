import type { BoardRules, BoardView, Outcome, Try } from './board-rows.ts';
import { boardOf, rowOf, type Board, type Participant, type Row } from './board.ts';
import { byStanding } from './rank.ts';

/*
 * A board as it stood
 *
 * Whoever takes part later sees beside the own row the board of the contest at the same second of its time. All tries
 * are sent once, as far as the reader may know them; every second of the board follows from them here.
 */

/** Outcomes as they travel, by their place. */
const outcomes = ['ACCEPTED', 'PENALISED', 'FREE', 'WAITING'] as const satisfies readonly Outcome[];

/** A try as it travels. `outcome` is a place in: accepted, penalised, free of penalty, waiting. */
export type WireTry = readonly [atMs: number, outcome: number, score: number | null, timeMs: number | null];
/** Tries of a row, with an entry a problem, in the order of the problems. */
export type WireTries = readonly (readonly WireTry[])[];

/** Somebody on a replayed board. */
export interface Replayed extends Participant {
  /** Takes part on a clock of their own: is placed among the others, and takes nobody's place. */
  readonly isVirtual: boolean;
}

/** A row of a replayed board. */
export interface ReplayedRow extends Row {
  /** From 1; of a virtual row the place it would have had; -1 for star rows. */
  readonly rank: number;
  readonly isVirtual: boolean;
}

/** Tries within the contest's time as a view tells them: of sealed ones only that they came. */
export function toWireTries(
  tries: Participant['tries'],
  problemIds: readonly number[],
  { lengthMs, sealMs }: BoardRules,
  { isSealed }: BoardView,
): WireTries {
  return problemIds.map((problemId) =>
    (tries.get(problemId) ?? [])
      .filter(({ atMs }) => atMs >= 0 && atMs <= lengthMs)
      .map(({ atMs, outcome, score, timeMs }): WireTry => {
        const isHidden = isSealed && sealMs !== null && atMs >= sealMs;
        return isHidden
          ? [atMs, outcomes.indexOf('WAITING'), null, null]
          : [atMs, outcomes.indexOf(outcome), score, timeMs];
      }),
  );
}

/** Tries as they came; their numbers, which only tell which came first, are their places. */
export function fromWireTries(wire: WireTries, problemIds: readonly number[]): Participant['tries'] {
  return new Map(
    problemIds.map((problemId, index) => [
      problemId,
      (wire[index] ?? []).map(([atMs, outcome, score, timeMs], submissionId): Try => ({
        submissionId,
        atMs,
        outcome: outcomes[outcome] ?? 'WAITING',
        score,
        timeMs,
      })),
    ]),
  );
}

/** Is any of them not judged yet? */
export function isAnyWaiting(wire: WireTries): boolean {
  return wire.some((own) => own.some(([, outcome]) => outcomes[outcome] === 'WAITING'));
}

/**
 * The board after so much of the contest's time. Ranks and first solutions are those of the contest; virtual rows stand
 * among them.
 */
export function boardAt(
  participants: readonly Replayed[],
  rules: BoardRules,
  elapsedMs: number,
): { readonly rows: readonly ReplayedRow[]; readonly firstSeconds: Board['firstSeconds'] } {
  const view: BoardView = { isSealed: false, includesAfterEnd: false, untilMs: elapsedMs };
  const rowsOf = (isVirtual: boolean) =>
    participants.filter((one) => one.isVirtual === isVirtual).map((one) => rowOf(one, rules, view));
  const { rows: real, firstSeconds } = boardOf(rowsOf(false));
  const virtual = rowsOf(true).map((row) => ({
    ...row,
    isVirtual: true,
    rank: 1 + real.filter((other) => !other.isStar && byStanding(other, row) < 0).length,
  }));
  const rows = [...real.map((row) => ({ ...row, isVirtual: false })), ...virtual].toSorted(
    (a, b) => byStanding(a, b) || a.participantId - b.participantId,
  );
  return { rows, firstSeconds };
}
