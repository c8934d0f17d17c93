import { Status } from '@verdict/judge/protocol/status.ts';

/** A judged solution, its time as if the language had no factor. */
export interface TimedSolution {
  readonly name: string;
  /** Statuses of which it must get one. */
  readonly expected: readonly number[];
  readonly status: number;
  /** Slowest case, milliseconds; of one that was cut for its time, when that was. */
  readonly timeMs: number;
  /** What the problem's limit is multiplied by in its language. */
  readonly timeFactor: number;
}

/** A time limit that fits the jury's solutions, and why. */
export interface TimeLimitProposal {
  /** Milliseconds, for C and C++. */
  readonly timeLimitMs: number;
  /** The slowest solution that must be accepted decides. */
  readonly slowestName: string;
  readonly slowestMs: number;
  /** The fastest solution that must be too slow; null: none was seen to run longer than it is now allowed. */
  readonly fastestTooSlowName: string | null;
  readonly fastestTooSlowMs: number | null;
  /** False: a solution that is meant to be too slow would pass, or nearly. */
  readonly isSeparating: boolean;
}

/** Right solutions get so much room, as ICPC packages do by default. */
const roomForRight = 2;
/** A wrong one must need so much more than the limit to be kept out for certain. */
const roomForTooSlow = 1.5;
const leastMs = 500;

/**
 * Proposes the limit: twice what the slowest right solution needs, its language's factor taken out, rounded up to a
 * number people like.
 *
 * @returns null when no right solution was accepted.
 */
export function proposeTimeLimit(solutions: readonly TimedSolution[]): TimeLimitProposal | null {
  const scaled = solutions.map((solution) => ({ ...solution, ownMs: solution.timeMs / solution.timeFactor }));
  const right = scaled.filter(
    ({ expected, status }) => status === Status.ACCEPTED && expected.length === 1 && expected[0] === Status.ACCEPTED,
  );
  const [slowest] = right.toSorted((a, b) => b.ownMs - a.ownMs);
  if (slowest === undefined) return null;
  const timeLimitMs = roundUp(Math.max(leastMs, slowest.ownMs * roomForRight));
  const tooSlow = scaled.filter(
    ({ expected, status }) =>
      expected.length === 1 &&
      expected[0] === Status.TIME_LIMIT_EXCEEDED &&
      (status === Status.TIME_LIMIT_EXCEEDED || status === Status.ACCEPTED),
  );
  const [fastest] = tooSlow.toSorted((a, b) => a.ownMs - b.ownMs);
  return {
    timeLimitMs,
    slowestName: slowest.name,
    slowestMs: Math.round(slowest.ownMs),
    fastestTooSlowName: fastest?.name ?? null,
    fastestTooSlowMs: fastest === undefined ? null : Math.round(fastest.ownMs),
    isSeparating: fastest === undefined || fastest.ownMs >= timeLimitMs * roomForTooSlow,
  };
}

/** To 100 ms up to a second, to half a second up to five, to a second above. */
function roundUp(ms: number): number {
  const step = ms <= 1_000 ? 100 : ms <= 5_000 ? 500 : 1_000;
  return Math.ceil(ms / step) * step;
}
