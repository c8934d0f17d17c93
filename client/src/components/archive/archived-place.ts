import { createContext, use } from 'react';

/** Is the page within an archived group? Pages of a group say so; elsewhere it is false. */
export const ArchivedPlaceContext = createContext(false);

/** Can what the page is about only be read? */
export function useIsArchived(): boolean {
  return use(ArchivedPlaceContext);
}
