import { createStore, useStore } from '../store/store.ts';

/** How much of what the jury said the reader has not seen, by tab of the contest. */
export interface UnreadNews {
  readonly announcements: number;
  /** For the jury: questions that wait. */
  readonly clarifications: number;
}

const none: UnreadNews = { announcements: 0, clarifications: 0 };

/** Of the contest that is shown; written by its news. */
export const unreadNewsStore = createStore<UnreadNews>(none);

/** Nothing is unread outside a contest. */
export function forgetUnreadNews(): void {
  unreadNewsStore.set(none);
}

/** What is unread in the contest that is shown. */
export function useUnreadNews(): UnreadNews {
  return useStore(unreadNewsStore);
}
