import { createStore } from '../store/store.ts';

/** How long a toast stays, in ms (specification, section 8). */
const toastMs = 4000;

/** A short message at the edge of the page. */
export interface Toast {
  readonly kind: 'success' | 'error' | 'info' | 'warning' | 'loading';
  readonly text: string;
  /** Something to do about it; such a toast waits to be answered. */
  readonly action?: { readonly label: string; readonly act: () => void };
  /** Tells two toasts with the same text apart. */
  readonly id: number;
}

/** The toast shown now: one at a time, a new one takes the place of the old. */
export const toastStore = createStore<Toast | null>(null);

let lastId = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Shows a message for four seconds; one of the kind `loading`, or with something to do, until another takes its place.
 */
export function showToast(kind: Toast['kind'], text: string, action?: NonNullable<Toast['action']>): void {
  clearTimeout(timer);
  lastId += 1;
  toastStore.set({ kind, text, id: lastId, ...(action && { action }) });
  if (kind !== 'loading' && action === undefined) timer = setTimeout(dismissToast, toastMs);
}

/** Takes the message away. */
export function dismissToast(): void {
  clearTimeout(timer);
  toastStore.set(null);
}
