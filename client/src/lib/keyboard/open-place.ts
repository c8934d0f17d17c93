import { useEffect, useEffectEvent } from 'react';
import { createStore } from '../store/store.ts';

/** A page of the contest, the group or the training that is open. */
export interface PlacePage {
  readonly to: string;
  readonly text: string;
  /** What its pages are called together. */
  readonly place: string;
}

/** Pages that tabs lead to now; the command palette offers them. */
export const placePagesStore = createStore<readonly PlacePage[]>([]);

/** Keeps pages in the store as long as they are shown. */
export function usePlacePages(pages: readonly PlacePage[]): void {
  const keep = useEffectEvent(() => {
    placePagesStore.set([...placePagesStore.get(), ...pages]);
    return () => placePagesStore.set(placePagesStore.get().filter((page) => !pages.includes(page)));
  });
  const told = pages.map(({ to, text }) => `${to} ${text}`).join('\n');
  useEffect(() => keep(), [told]);
}
