const steps = [
  { unit: 'hour', seconds: 3_600 },
  { unit: 'minute', seconds: 60 },
  { unit: 'second', seconds: 1 },
] as const;

/**
 * A length of time in one unit, such as "45 sec" or "3 min", rounded up: two of a unit before the next smaller one is
 * left.
 */
export function formatSpan(seconds: number, locale: string): string {
  const step = steps.find((candidate) => seconds >= 2 * candidate.seconds) ?? steps[2];
  return new Intl.NumberFormat(locale, { style: 'unit', unit: step.unit, unitDisplay: 'short' }).format(
    Math.ceil(seconds / step.seconds),
  );
}
