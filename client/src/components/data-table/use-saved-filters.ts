import { entriesIn, useOwnText } from '../../lib/preferences/use-own-text.ts';

/** Most filters of a table. */
export const maxSavedFilters = 20;

/** A filter with its name. */
interface SavedFilter {
  readonly name: string;
  /** Of the address, without page and size. */
  readonly search: string;
}

/** What the address says of a list, but for the part of it that is shown. */
export function filterIn(params: URLSearchParams): string {
  const filter = new URLSearchParams(params);
  for (const name of ['currentPage', 'limit']) filter.delete(name);
  filter.sort();
  return filter.toString();
}

/** Filters of a table that are kept in this browser. */
export function useSavedFilters(table: string) {
  const [text, keep] = useOwnText(`table.${table}.filters`);
  const saved = entriesIn(text).filter(isSavedFilter).slice(0, maxSavedFilters);
  const without = (name: string) => saved.filter((each) => each.name !== name);
  return {
    saved,
    /** The newest one of a name takes the place of an older one. */
    save: (filter: SavedFilter) => keep(JSON.stringify([...without(filter.name), filter])),
    forget: (name: string) => keep(JSON.stringify(without(name))),
  };
}

function isSavedFilter(value: unknown): value is SavedFilter {
  return (
    typeof value === 'object' &&
    value !== null &&
    'name' in value &&
    typeof value.name === 'string' &&
    'search' in value &&
    typeof value.search === 'string'
  );
}
