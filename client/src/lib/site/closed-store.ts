import { createStore } from '../store/store.ts';

/** Is the site closed to the reader for a maintenance? Set by the notice of the maintenance alone. */
export const closedStore = createStore(false);
