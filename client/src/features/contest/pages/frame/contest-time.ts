/** Where a contest is in its time. */
export type ContestStatus = 'SCHEDULED' | 'RUNNING' | 'ENDED';

/** When a contest is, as the server tells it. */
export interface ContestTimes {
  /** ISO 8601. */
  readonly startsAt: string;
  readonly endsAt: string;
}

/** At its end a contest has ended. @param nowMs by the server's clock. */
export function statusAt({ startsAt, endsAt }: ContestTimes, nowMs: number): ContestStatus {
  if (nowMs < Date.parse(startsAt)) return 'SCHEDULED';
  return nowMs < Date.parse(endsAt) ? 'RUNNING' : 'ENDED';
}

/** How much of a contest has passed: 0 before it starts, 1 after its end. */
export function progressAt({ startsAt, endsAt }: ContestTimes, nowMs: number): number {
  const [start, end] = [Date.parse(startsAt), Date.parse(endsAt)];
  if (nowMs < start) return 0;
  return nowMs >= end ? 1 : (nowMs - start) / (end - start);
}

/** How many of the moments at which somebody may do more, or less, have passed: start, seal, end. */
export function phaseAt(
  { startsAt, sealsAt, endsAt }: ContestTimes & { readonly sealsAt: string | null },
  nowMs: number,
): number {
  return [startsAt, sealsAt, endsAt].filter((at) => at !== null && Date.parse(at) <= nowMs).length;
}
