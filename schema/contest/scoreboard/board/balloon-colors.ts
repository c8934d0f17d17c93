/** Colours of balloons that are easy to tell apart and to buy, in the order in which they are proposed. */
const usualColors = [
  '#e53935',
  '#1e66d0',
  '#2e9e44',
  '#fdd835',
  '#fb8c00',
  '#8e24aa',
  '#f06fae',
  '#26c6da',
  '#ffffff',
  '#212121',
  '#8d6e63',
  '#9e9e9e',
  '#b2d732',
  '#1a237e',
  '#800020',
  '#c9a227',
] as const;

/** A colour that no problem of the contest has yet; once all are taken, they begin again. */
export function nextBalloonColor(taken: readonly (string | null)[]): string {
  const known = new Set(taken.map((color) => color?.toLowerCase()));
  return (
    usualColors.find((color) => !known.has(color)) ?? usualColors[taken.length % usualColors.length] ?? usualColors[0]
  );
}
