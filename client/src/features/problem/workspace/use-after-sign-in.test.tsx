import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { authDialogStore } from '../../../lib/session/auth-dialog-store.ts';
import { tokenStore } from '../../../lib/session/token-store.ts';
import { useAfterSignIn } from './use-after-sign-in.ts';

beforeEach(() => {
  tokenStore.set(null);
  authDialogStore.set(null);
});
afterEach(() => {
  tokenStore.set(null);
  authDialogStore.set(null);
});

/** Asks a visitor for an account. @returns what it went on with. */
function ask(): ReturnType<typeof vi.fn> {
  const goOn = vi.fn();
  const { result } = renderHook(() => useAfterSignIn(goOn));
  act(() => result.current('a program'));
  expect(authDialogStore.get()).toEqual({ tab: 'signIn', reason: 'needed' });
  return goOn;
}

test('what a visitor wanted goes on once they have signed in', () => {
  const goOn = ask();
  act(() => tokenStore.set('a token'));
  act(() => authDialogStore.set(null));
  expect(goOn.mock.calls).toEqual([['a program']]);
});

test('who closes the dialog and signs in later wanted nothing any more', () => {
  const goOn = ask();
  act(() => authDialogStore.set(null));
  act(() => tokenStore.set('a token'));
  expect(goOn).not.toHaveBeenCalled();
});
