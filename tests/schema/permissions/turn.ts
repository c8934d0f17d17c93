import { isFullRun, sampleNumber } from '../../setup/sampling.ts';

const tokenAskers: ReadonlySet<string> = new Set([
  'user by token',
  'moderator by reading token',
  'super admin by reading token',
  'super admin by token',
  'group root by reading token',
  'token without scopes that matter',
]);

/** Is this the one of the places at which a row is asked? Full run: at all of them. */
export function isTurn(row: string, places: readonly string[], place: string): boolean {
  return isFullRun || places[sampleNumber(row) % places.length] === place;
}

/** API tokens ask a row at one of the places, every other asker at each. */
export function isAskedBy(asker: string, row: string, places: readonly string[], place: string): boolean {
  return !tokenAskers.has(asker) || isTurn(row, places, place);
}
