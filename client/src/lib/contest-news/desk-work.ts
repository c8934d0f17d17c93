import { createStore, useStore } from '../store/store.ts';

/** How much waits for the jury at its desk, by tab of the contest. */
interface DeskWork {
  readonly balloons: number;
  readonly prints: number;
}

const none: DeskWork = { balloons: 0, prints: 0 };

/** Of the contest that is shown; written by who follows it. */
export const deskWorkStore = createStore<DeskWork>(none);

/** Nothing waits outside a contest. */
export function forgetDeskWork(): void {
  deskWorkStore.set(none);
}

/** What waits in the contest that is shown. */
export function useDeskWork(): DeskWork {
  return useStore(deskWorkStore);
}
