/** When a seal begins: so long before the end, with the contest, or at a moment of its own. */
export type Seal = 'HALF_HOUR' | 'HOUR' | 'WHOLE' | 'MOMENT';

const beforeEndMs = { HALF_HOUR: 1_800_000, HOUR: 3_600_000 } as const;

/** ACM contests of this length or more are proposed the last hour, in ms; shorter ones their last fifth. */
export const longMs = 7_200_000;
const minuteMs = 60_000;

/** The seals a contest is long enough for. @param durationMs 0: not known yet. */
export function offeredSeals(durationMs: number): readonly Exclude<Seal, 'MOMENT'>[] {
  const isLong = (leastMs: number) => durationMs === 0 || durationMs >= leastMs;
  return [
    ...(isLong(beforeEndMs.HALF_HOUR) ? (['HALF_HOUR'] as const) : []),
    ...(isLong(beforeEndMs.HOUR) ? (['HOUR'] as const) : []),
    'WHOLE',
  ];
}

interface SealTimes {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** What a seal begins as when it is switched on. @param times null: not known yet. */
export function usualSeal(type: 'ACM' | 'OI', times: SealTimes | null): { seal: Seal; sealsAt: Date | null } {
  if (type === 'OI') return { seal: 'WHOLE', sealsAt: null };
  const durationMs = times === null ? longMs : times.endsAt.getTime() - times.startsAt.getTime();
  if (times === null || durationMs >= longMs || durationMs <= 0) return { seal: 'HOUR', sealsAt: null };
  // In whole minutes, as the field has them.
  const sealsAt = Math.ceil((times.endsAt.getTime() - durationMs / 5) / minuteMs) * minuteMs;
  return { seal: 'MOMENT', sealsAt: new Date(Math.min(sealsAt, times.endsAt.getTime())) };
}

/**
 * The moment a seal begins. One the contest is too short for holds from the start.
 *
 * @param moment of MOMENT.
 */
export function sealStart(seal: Seal, { startsAt, endsAt }: SealTimes, moment: Date | null): Date {
  if (seal === 'MOMENT' && moment !== null) return moment;
  if (seal === 'MOMENT' || seal === 'WHOLE') return startsAt;
  return new Date(Math.max(startsAt.getTime(), endsAt.getTime() - beforeEndMs[seal]));
}

/** Which seal a stored moment is. One that has begun stays where it is, however the end is moved. */
export function sealOf(sealsAt: Date, times: SealTimes, now: Date): Seal {
  if (sealsAt <= now) return 'MOMENT';
  const offered = offeredSeals(times.endsAt.getTime() - times.startsAt.getTime());
  return (
    (['WHOLE', 'HOUR', 'HALF_HOUR'] as const).find(
      (seal) => offered.includes(seal) && sealStart(seal, times, null).getTime() === sealsAt.getTime(),
    ) ?? 'MOMENT'
  );
}
