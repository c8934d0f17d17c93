import { createStore } from '../store/store.ts';

/** What a provider has said of the user, waiting in the settings to be linked; null when nothing does. */
export const pendingLinkStore = createStore<{ readonly ticket: string; readonly binding: string } | null>(null);
