const firstInstant = Date.parse('0001-01-02T00:00:00.000Z');

/** The instant an ISO 8601 text with a zone names; null for anything else. */
export function readInstant(value: unknown): Date | null {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}T.*(Z|[+-]\d{2}:\d{2})$/.test(value)) return null;
  const [year, month, day] = value.slice(0, 10).split('-').map(Number) as [number, number, number];
  // A Date would take the 30th of February for the 2nd of March.
  if (day > new Date(Date.UTC(year, month, 0)).getUTCDate()) return null;
  const instant = new Date(value);
  // The database has no year 0.
  return instant.getTime() >= firstInstant ? instant : null;
}
