import { createStore } from '../store/store.ts';

/** What the sign-in dialog shows; null while it is closed. */
export interface AuthDialogState {
  readonly tab: 'signIn' | 'register' | 'resetPassword';
  /**
   * Why it opened by itself: `page` for a page that waits, `invitation` for the page of an invitation to a group,
   * `needed` for something else that takes an account. Null when the user asked for it.
   */
  readonly reason: 'expired' | 'invitation' | 'needed' | 'page' | 'passwordReset' | null;
}

/** Any part of the page opens the dialog here; the frame renders it. */
export const authDialogStore = createStore<AuthDialogState | null>(null);

/** Opens the dialog, unless it is open already. */
export function openAuthDialog(state: AuthDialogState): void {
  if (authDialogStore.get() === null) authDialogStore.set(state);
}
