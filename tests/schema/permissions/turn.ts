/** `VERDICT_WHOLE=1`: every row is asked of every place, by every asker. */
const isWhole = process.env['VERDICT_WHOLE'] === '1';

/**
 * Is a place the one of its kind that a row is asked of? Rows take turns by their names, so that a new row changes no
 * other one's place.
 */
export function isTurn(row: string, places: readonly string[], place: string): boolean {
  const number = Array.from(row).reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  return isWhole || places[number % places.length] === place;
}
