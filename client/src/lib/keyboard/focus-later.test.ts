import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { focusLater } from './focus-later.ts';

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `
    <button id="page"></button>
    <div role="dialog" aria-modal="true" data-state="open"><button id="dialog"></button></div>`;
});

afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

test.each([
  ['nothing behind an open dialog, which that would close', 'page', ''],
  ['what is in the dialog', 'dialog', 'dialog'],
])('focuses %s', (_title, wanted, focused) => {
  focusLater(() => document.getElementById(wanted));
  vi.runAllTimers();
  expect(document.activeElement?.id).toBe(focused);
});
