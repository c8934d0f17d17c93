import { createStore } from '../store/store.ts';

/** Good news that is to be read in peace, in a corner of the page. */
export interface Notice {
  readonly title: string;
  readonly text: string;
  /** How long it stays, in ms. */
  readonly lastsMs: number;
}

/** The notice shown now: a new one takes the place of the old. */
export const noticeStore = createStore<Notice | null>(null);
