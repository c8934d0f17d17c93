/** Stands in for a measured duration where nothing was judged lately, in milliseconds. */
export const assumedDurationMs = 2_000;

/** What a wait is reckoned from. */
export interface WaitFacts {
  /** Waiting tasks that come before. */
  readonly ahead: number;
  /** Tasks under way. */
  readonly running: number;
  /** Slots of live nodes that can do the task. */
  readonly slots: number;
  /** Mean duration of the tasks that ended lately; null when none did. */
  readonly meanDurationMs: number | null;
}

/**
 * How long a task waits until a slot takes it, in whole seconds, rounded up. With S slots and a mean duration of D a
 * task ends every D / S; all that is under way and ahead must end but for the S - 1 that may still run beside it:
 * max(0, ahead + running + 1 - S) x D / S.
 *
 * @returns null when no live node can do the task: nobody knows how long that lasts.
 */
export function expectedWaitSeconds({ ahead, running, slots, meanDurationMs }: WaitFacts): number | null {
  if (slots <= 0) return null;
  const endsFirst = Math.max(0, ahead + running + 1 - slots);
  return Math.ceil((endsFirst * (meanDurationMs ?? assumedDurationMs)) / slots / 1_000);
}
