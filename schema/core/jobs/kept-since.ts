const dayMs = 86_400_000;

/** What is older than this many days is removed. */
export function keptSince(now: Date, days: number): Date {
  return new Date(now.getTime() - days * dayMs);
}
