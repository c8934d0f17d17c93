import type { ApolloClient } from '@apollo/client';
import { outdate } from './write-pushed.ts';

/**
 * Asks queries of these names anew because something changed, those of them that are shown. A failure leaves what is
 * shown.
 */
export function askShownAgain(client: ApolloClient, names: readonly string[]): void {
  outdate(names);
  const shown = [...client.getObservableQueries('active')].flatMap(({ queryName }) =>
    queryName !== undefined && names.includes(queryName) ? [queryName] : [],
  );
  void client.refetchQueries({ include: shown }).catch(() => undefined);
}
