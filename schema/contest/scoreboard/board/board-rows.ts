/*
 * Words of the board
 *
 * A participant is one row: a person, a team, or somebody who takes part later. A try is one submission of theirs to
 * one problem. What a board shows follows from the tries alone, by the rules of the contest and the view somebody has
 * of it. Times are milliseconds since the start of the participant's contest, on its own clock.
 */

/** What a verdict means to a board. WAITING: there is none yet. */
export type Outcome = 'ACCEPTED' | 'PENALISED' | 'FREE' | 'WAITING';

/** One submission, as a board sees it. */
export interface Try {
  readonly submissionId: number;
  /** When it was submitted; below zero: before the start. */
  readonly atMs: number;
  readonly outcome: Outcome;
  /** OI points; null: it has none, or waits. */
  readonly score: number | null;
  /** Most CPU time over the cases; null where nothing ran. */
  readonly timeMs: number | null;
}

/** What of a contest decides about its board. */
export interface BoardRules {
  readonly type: 'ACM' | 'OI';
  readonly lengthMs: number;
  /** ACM: for each penalised try before the first accepted one, in seconds. */
  readonly penaltySeconds: number;
  /** OI: which score of several counts. */
  readonly oiScoreRule: 'RECENT' | 'HIGHEST';
  /** From here on tries are sealed; null: there is no seal. */
  readonly sealMs: number | null;
}

/** How much of a contest somebody sees. */
export interface BoardView {
  /** Of what was submitted from the seal on only that it was. */
  readonly isSealed: boolean;
  /** Also what was submitted after the end. */
  readonly includesAfterEnd: boolean;
  /** Nothing that was submitted later than this; null: all. */
  readonly untilMs: number | null;
}

/** One participant's place at one problem of an ACM contest. */
export interface AcmCell {
  /** When it was solved, in whole seconds; null: not as far as the view tells. */
  readonly acceptedSecond: number | null;
  /** Was it solved after the end? */
  readonly isAfterEnd: boolean;
  /** Penalised tries before it was solved. */
  readonly failedTries: number;
  /** Tries whose result is not known or not told. */
  readonly pendingTries: number;
}

/** One participant's place at one problem of an OI contest. */
export interface OiCell {
  /** Points that count; null: none yet, as far as the view tells. */
  readonly score: number | null;
  /** Is what counts a full score? Not where a later try counts that got less. */
  readonly isFull: boolean;
  /**
   * Least run time of a full score, in milliseconds, whether it counts or not; null: there is none, or none that ran.
   */
  readonly timeMs: number | null;
  readonly pendingTries: number;
}

export type Cell = AcmCell | OiCell;

/** What rows are ordered by: the more the better, and of equals the less time the better. */
export interface Standing {
  /** ACM: problems solved. OI: points. */
  readonly points: number;
  /** ACM: seconds with penalties. OI: milliseconds of run time. */
  readonly time: number;
}

/** A participant's tries, by problem (id of the problem in the contest), each list in the order they were submitted. */
export type Tries = ReadonlyMap<number, readonly Try[]>;
