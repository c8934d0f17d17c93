/** Newest backups that are kept: of so many days, weeks and months that have one. */
const kept = { days: 7, weeks: 4, months: 12 } as const;
/** Younger ones are all kept, so that one made by hand outlives the next night. */
const keepAllMs = 48 * 60 * 60_000;
const dayMs = 24 * 60 * 60_000;

/** A whole backup in a folder. */
export interface DatedBackup {
  readonly name: string;
  readonly madeAt: Date;
}

/** Backups that make way: neither young, nor the newest of a day, week or month that counts. UTC; weeks from Monday. */
export function superfluousBackups<T extends DatedBackup>(backups: readonly T[], now: Date): T[] {
  const newestFirst = backups.toSorted((a, b) => b.madeAt.getTime() - a.madeAt.getTime());
  const stays = new Set([
    ...newestFirst.filter(({ madeAt }) => now.getTime() - madeAt.getTime() < keepAllMs),
    ...newestOfEach(newestFirst, dayOf, kept.days),
    // The first Monday of the era was its fifth day.
    ...newestOfEach(newestFirst, (at) => Math.floor((dayOf(at) - 4) / 7), kept.weeks),
    ...newestOfEach(newestFirst, (at) => at.getUTCFullYear() * 12 + at.getUTCMonth(), kept.months),
  ]);
  return newestFirst.filter((backup) => !stays.has(backup));
}

function dayOf(at: Date): number {
  return Math.floor(at.getTime() / dayMs);
}

function newestOfEach<T extends DatedBackup>(
  newestFirst: readonly T[],
  periodOf: (at: Date) => number,
  most: number,
): T[] {
  const newest = new Map<number, T>();
  for (const backup of newestFirst) {
    const period = periodOf(backup.madeAt);
    if (!newest.has(period) && newest.size < most) newest.set(period, backup);
  }
  return [...newest.values()];
}
