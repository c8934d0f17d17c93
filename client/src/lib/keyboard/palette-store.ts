import { createStore } from '../store/store.ts';

/** Is the command palette open? Any part of the page opens it here; the frame renders it. */
export const isPaletteOpenStore = createStore(false);
