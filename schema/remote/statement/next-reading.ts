const dayMs = 86_400_000;
/** Problems that people study or are about to compete on are read again each week, others each month. */
const studiedDays = 7;
const otherDays = 30;

/** When a statement is read again. Problems that were imported together do not come together again. */
export function nextReading(
  problemId: number,
  { isStudied, now }: { readonly isStudied: boolean; readonly now: Date },
): Date {
  const days = isStudied ? studiedDays : otherDays;
  const spread = ((problemId * 7_919) % 1_000) / 1_000;
  return new Date(now.getTime() + (days - spread) * dayMs);
}

/** When a reading that failed is tried again. */
export function readingAfterFailure(now: Date): Date {
  return new Date(now.getTime() + dayMs);
}
