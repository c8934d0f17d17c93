import { Status } from '@verdict/judge/protocol/status.ts';

/** A judged solution. */
export interface MeasuredSolution {
  readonly name: string;
  /** Statuses of which it must get one. */
  readonly expected: readonly number[];
  readonly status: number;
  /** Peak of its largest case. */
  readonly memoryKb: number;
  /** What the problem's limit is multiplied by in its language. */
  readonly memoryFactor: number;
}

/** A memory limit that fits the jury's solutions, and why. */
export interface MemoryLimitProposal {
  /** For C and C++. */
  readonly memoryLimitMb: number;
  /** The largest solution that must be accepted decides. */
  readonly largestName: string;
  readonly largestKb: number;
}

/** Right solutions get so much room, as they do in time. */
const roomForRight = 2;
const minMb = 64;
/** Limits up to here are powers of two, larger ones are multiples of 256 MB. */
const maxPowerMb = 512;
const stepMb = 256;

/**
 * Proposes the limit: twice what the largest right solution needs, its language's factor taken out, rounded up to a
 * usual size.
 *
 * @returns null when no right solution was accepted.
 */
export function proposeMemoryLimit(solutions: readonly MeasuredSolution[]): MemoryLimitProposal | null {
  const [largest] = solutions
    .filter(
      ({ expected, status }) => status === Status.ACCEPTED && expected.length === 1 && expected[0] === Status.ACCEPTED,
    )
    .map(({ name, memoryKb, memoryFactor }) => ({ name, ownKb: memoryKb / memoryFactor }))
    .toSorted((a, b) => b.ownKb - a.ownKb);
  if (largest === undefined) return null;
  return {
    memoryLimitMb: roundUp((largest.ownKb * roomForRight) / 1_024),
    largestName: largest.name,
    largestKb: Math.round(largest.ownKb),
  };
}

function roundUp(mb: number): number {
  if (mb > maxPowerMb) return Math.ceil(mb / stepMb) * stepMb;
  let size = minMb;
  while (size < mb) size *= 2;
  return size;
}
