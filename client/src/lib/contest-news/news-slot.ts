import { createStore } from '../store/store.ts';

/** Where a problem's page has room for notices of its contest, above the statement; null: no such page is shown. */
export const newsSlotStore = createStore<HTMLElement | null>(null);
