import { createStore } from '../store/store.ts';

/** What the sign-in dialog shows; null while it is closed. */
export interface AuthDialogState {
  readonly tab: 'signIn' | 'register' | 'resetPassword';
  /** Why it opened by itself; null when the user asked for it. */
  readonly reason: 'expired' | 'needed' | 'passwordReset' | null;
}

/** Any part of the page opens the dialog here; the frame renders it. */
export const authDialogStore = createStore<AuthDialogState | null>(null);

/** Opens the dialog, unless it is open already. */
export function openAuthDialog(state: AuthDialogState): void {
  if (authDialogStore.get() === null) authDialogStore.set(state);
}
