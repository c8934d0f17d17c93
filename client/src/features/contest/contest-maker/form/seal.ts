/** When a seal begins: so long before the end, with the contest, or at a moment of its own. */
export type Seal = 'HALF_HOUR' | 'HOUR' | 'WHOLE' | 'MOMENT';

const beforeEndMs = { HALF_HOUR: 1_800_000, HOUR: 3_600_000 } as const;

/** The seals a contest is long enough for. */
export function offeredSeals(durationMs: number): readonly Exclude<Seal, 'MOMENT'>[] {
  return [
    ...(durationMs >= beforeEndMs.HALF_HOUR ? (['HALF_HOUR'] as const) : []),
    ...(durationMs >= beforeEndMs.HOUR ? (['HOUR'] as const) : []),
    'WHOLE',
  ];
}

/** What a seal begins as when it is switched on (specification of groups and admin, section 4). */
export function usualSeal(type: 'ACM' | 'OI', durationMs: number): Seal {
  return type === 'ACM' && durationMs >= beforeEndMs.HOUR ? 'HOUR' : 'WHOLE';
}

interface SealTimes {
  readonly startsAt: Date;
  readonly endsAt: Date;
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
