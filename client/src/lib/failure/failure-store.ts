import { createStore } from '../store/store.ts';
import { failureOf } from './failure.ts';

/** A request that failed, to be told of. */
interface ReportedFailure {
  readonly error: unknown;
}

/** The failure that was reported last. */
export const failureStore = createStore<ReportedFailure | null>(null);

/** Pages ask again and again; the same failure is told of once in so many ms, and not again until something worked. */
const quietMs = 30_000;

let told: { readonly what: string; readonly at: number } | null = null;

/** Something came back from the server: the next failure is news. */
export function noteSuccess(): void {
  if (told !== null && Date.now() - told.at >= quietMs) told = null;
}

/** Tells of a request that failed. @param isAsked somebody pressed for it: they are told each time. */
export function reportFailure(error: unknown, isAsked: boolean): void {
  // There the page itself says so.
  if (location.pathname === '/offline') return;
  // While the browser has no network a line above the page says so.
  if (!isAsked && !navigator.onLine) return;
  const { text, told: words } = failureOf(error);
  // One outage gives both.
  const what = text.id === 'error.timeout' ? 'error.network ' : `${text.id} ${words ?? ''}`;
  if (!isAsked && told?.what === what) return;
  told = { what, at: Date.now() };
  failureStore.set({ error });
}
