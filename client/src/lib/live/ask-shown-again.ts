import type { ApolloClient } from '@apollo/client';
import { outdate } from './write-pushed.ts';

/**
 * Refetches those queries of these names that are on the page, because something changed. If that fails, the page keeps
 * what it has.
 */
export function askShownAgain(client: ApolloClient, names: readonly string[]): void {
  outdate(names);
  const shown = [...client.getObservableQueries('active')].flatMap(({ queryName }) =>
    queryName !== undefined && names.includes(queryName) ? [queryName] : [],
  );
  void client.refetchQueries({ include: shown }).catch(() => undefined);
}
