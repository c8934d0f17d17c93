import { afterEach, expect, test } from 'vitest';
import { dismissToast, showToast, toastStore } from './toast-store.ts';

afterEach(dismissToast);

test('a failure that is shown already is not shown a second time', () => {
  showToast('error', 'No connection');
  const first = toastStore.get();
  showToast('error', 'No connection');
  expect(toastStore.get()).toBe(first);
  showToast('error', 'The list is full');
  expect(toastStore.get()).not.toBe(first);
});

test('the same good news twice are two toasts', () => {
  showToast('success', 'Saved');
  const first = toastStore.get();
  showToast('success', 'Saved');
  expect(toastStore.get()).not.toBe(first);
});
