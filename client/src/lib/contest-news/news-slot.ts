import { createStore } from '../store/store.ts';

/**
 * Where a page has room for notices of its contest: above a statement, and on a phone below the tabs; null: there is no
 * such place.
 */
export const newsSlotStore = createStore<HTMLElement | null>(null);
