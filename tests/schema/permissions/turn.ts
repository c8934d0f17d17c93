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

/** Who asks about what, in one table of permissions. */
interface Scope<Asker, Place> {
  readonly askers: readonly Asker[];
  /** Those who differ from an ordinary account in a group only. */
  readonly groupAskers: readonly Asker[];
  readonly sitePlaces: readonly Place[];
  readonly groupPlaces: readonly Place[];
}

/**
 * Askers of a row at a place, without those that cannot differ there: each request takes time. API tokens ask it at one
 * of the places of the site and at one of those of a group.
 */
export function askersAt<Asker extends string, Place extends string>(
  { askers, groupAskers, sitePlaces, groupPlaces }: Scope<Asker, Place>,
  place: Place,
  row: string,
): readonly Asker[] {
  const isOfSite = sitePlaces.includes(place);
  const isTokensTurn = isTurn(row, isOfSite ? sitePlaces : groupPlaces, place);
  return askers.filter(
    (asker) => !(isOfSite && groupAskers.includes(asker)) && (isTokensTurn || !tokenAskers.has(asker)),
  );
}
