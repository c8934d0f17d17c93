/** Full score of an OI problem whose author gave none. */
const fullScore = 100;

/** Shares a score out evenly in whole points; what is left over goes to the last ones, a point each. */
export function splitScores(count: number, total = fullScore): readonly number[] {
  const share = Math.floor(total / count);
  const left = total - share * count;
  return Array.from({ length: count }, (_, index) => share + (index >= count - left ? 1 : 0));
}
