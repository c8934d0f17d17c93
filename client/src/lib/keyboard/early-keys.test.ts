import { expect, test } from 'vitest';
import { noteEarlyKeys, takeEarlyKeys } from './early-keys.ts';

test('keys are kept for what acts on them, and Ctrl+K does not open the search of the browser', () => {
  noteEarlyKeys();
  const pressed = [{ key: 'k', ctrlKey: true }, { key: 'a' }].map(
    (init) => new KeyboardEvent('keydown', { ...init, cancelable: true }),
  );
  for (const event of pressed) window.dispatchEvent(event);
  expect(takeEarlyKeys()).toEqual(pressed);
  expect(pressed.map(({ defaultPrevented }) => defaultPrevented)).toEqual([true, false]);
});
