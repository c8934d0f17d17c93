import { createStore } from '../store/store.ts';

/** Where a visitor wanted to go who had to sign in first: path and query. Whoever signs in lands there. */
export const wantedAddressStore = createStore<string | null>(null);
