/*
 * What students of the demo class did, invented
 *
 * The same each time, apart from the moment it is counted back from. Nothing here knows the database.
 */

/** A student's attempt at the problem of a list or a contest. */
interface Attempt {
  /** Place of the problem, from 0. */
  readonly problem: number;
  readonly isAccepted: boolean;
  /** Practice: before now. Contest: since the start. */
  readonly ms: number;
}

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** The class has been at it for so long. */
export const termMs = 35 * dayMs;
/** How well a class works: shares of its students. */
const [idleShare, stuckShare, aheadShare] = [0.1, 0.2, 0.2];

/** Numbers from 0 to 1, always the same ones of a seed. */
type Dice = () => number;

/** mulberry32 */
export function diceOf(seed: number): Dice {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * A student's way through a list, the oldest attempt first: some have not begun, some are stuck at a problem, some are
 * nearly through.
 */
export function practiceOf(dice: Dice, problems: number): Attempt[] {
  const fate = dice();
  if (fate < idleShare) return [];
  const isStuck = fate < idleShare + stuckShare;
  const isAhead = fate > 1 - aheadShare;
  const reach = Math.round(problems * (isAhead ? 0.85 + 0.15 * dice() : 0.2 + 0.45 * dice()));
  // Stuck students tried a short while ago; others may have been away for two weeks.
  const lastMs = (isStuck ? 0.2 + 3 * dice() : 0.1 + 14 * dice() ** 2) * dayMs;
  const stepMs = (termMs - lastMs) / (reach + 1);
  const attempts: Attempt[] = [];
  for (let problem = 0; problem < reach; problem += 1) {
    // Left out.
    if (problem > 1 && dice() < 0.08) continue;
    const ms = lastMs + (reach - problem + 0.8 * dice()) * stepMs;
    attempts.push(...triesAt(problem, { wrong: Math.floor(4 * dice() ** 2), isSolved: dice() < 0.93, ms, dice }));
  }
  if (isStuck && reach < problems)
    attempts.push(
      ...triesAt(reach, { wrong: 3 + Math.floor(4 * dice()), isSolved: false, ms: lastMs + dayMs / 8, dice }),
    );
  return attempts;
}

function triesAt(
  problem: number,
  {
    wrong,
    isSolved,
    ms,
    dice,
  }: { readonly wrong: number; readonly isSolved: boolean; readonly ms: number; dice: Dice },
): Attempt[] {
  const count = Math.max(1, wrong + Number(isSolved));
  return Array.from({ length: count }, (_, index) => ({
    problem,
    isAccepted: isSolved && index === count - 1,
    ms: Math.round(ms - (index + dice() / 2) * 12 * minuteMs),
  }));
}

/** A student's contest, in the order of time. Easy problems come first, and not everybody takes part. */
export function contestOf(dice: Dice, { problems, durationMs }: { problems: number; durationMs: number }): Attempt[] {
  const skill = dice();
  if (skill < 0.1) return [];
  const attempts: Attempt[] = [];
  let ms = (4 + 10 * dice()) * minuteMs;
  for (let problem = 0; problem < problems; problem += 1) {
    const hardness = (problem + 1) / (problems + 1);
    const isSolved = skill + 0.6 * dice() > 1.3 * hardness;
    const wrong = Math.floor((1 + 3 * hardness) * (1.6 - skill) * dice()) + Number(!isSolved && dice() < 0.7);
    for (let index = 0; index < wrong + Number(isSolved); index += 1) {
      ms += (4 + 30 * hardness * (1.3 - skill) * (0.5 + dice())) * minuteMs;
      if (ms >= durationMs) return attempts;
      attempts.push({ problem, isAccepted: index === wrong, ms: Math.round(ms) });
    }
  }
  return attempts;
}
