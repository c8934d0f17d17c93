import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { authDialogStore } from '../../../lib/session/auth-dialog-store.ts';
import { keepUnsent, unsentStore } from '../../../lib/submission/unsent.ts';
import { unsentProgram } from '../../../testing/unsent-program.ts';
import { useAwaitedKey } from './use-awaited-key.ts';

afterEach(() => {
  authDialogStore.set(null);
  localStorage.clear();
});

test('what waits for a sign-in is given up when the dialog is closed', () => {
  const onGivenUp = vi.fn();
  const { result } = renderHook(() => useAwaitedKey(null, { onSent: vi.fn(), onRefused: vi.fn(), onGivenUp }));
  authDialogStore.set({ tab: 'signIn', reason: 'expired' });
  keepUnsent(unsentProgram());
  act(() => result.current[1]('one'));
  act(() => authDialogStore.set(null));
  expect(onGivenUp).toHaveBeenCalledOnce();
  expect(unsentStore.get()).toEqual([]);
});
