import { createStore } from '../store/store.ts';

/** How long a toast stays, in ms (specification, section 8). */
const toastMs = 4000;

/** The same for a toast that offers what another part of the site leads to as well. */
const offerMs = 8000;

interface ToastAction {
  readonly label: string;
  readonly act: () => void;
  /** Another part of the site leads there as well, so the toast goes by itself. */
  readonly isOffer?: boolean;
}

/** A short message at the edge of the page. */
export interface Toast {
  readonly kind: 'success' | 'error' | 'info' | 'warning' | 'loading';
  readonly text: string;
  /** Something to do about it; such a toast waits to be answered. */
  readonly action?: ToastAction;
  /** Tells two toasts with the same text apart. */
  readonly id: number;
}

/** The toast shown now: one at a time, a new one takes the place of the old. */
export const toastStore = createStore<Toast | null>(null);

let lastId = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Shows a message for four seconds, an offer for eight; one of the kind `loading`, or with something to do, until
 * another takes its place. A failure that is shown already stays, and is not read out twice.
 */
export function showToast(kind: Toast['kind'], text: string, action?: ToastAction): void {
  clearTimeout(timer);
  const shown = toastStore.get();
  const isShown = kind === 'error' && shown?.kind === kind && shown.text === text && !action && !shown.action;
  if (!isShown) {
    lastId += 1;
    toastStore.set({ kind, text, id: lastId, ...(action && { action }) });
  }
  if (kind === 'loading' || (action !== undefined && !action.isOffer)) return;
  timer = setTimeout(dismissToast, action === undefined ? toastMs : offerMs);
}

/** Takes the message away. */
export function dismissToast(): void {
  clearTimeout(timer);
  toastStore.set(null);
}
