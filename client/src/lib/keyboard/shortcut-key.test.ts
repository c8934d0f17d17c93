import { expect, test } from 'vitest';
import { isPaletteKey } from './is-palette-key.ts';
import { shortcutKey } from './shortcut-key.ts';

test.each([
  ['a letter with CapsLock is the letter', { key: 'J', shiftKey: false }, 'j'],
  ['a letter with Shift stays a capital', { key: 'J', shiftKey: true }, 'J'],
  ['a named key keeps its name', { key: 'ArrowDown', shiftKey: false }, 'ArrowDown'],
])('%s', (_claim, event, key) => {
  expect(shortcutKey(event)).toBe(key);
});

test('Ctrl+K opens the palette with CapsLock on', () => {
  expect(isPaletteKey(new KeyboardEvent('keydown', { key: 'K', ctrlKey: true }))).toBe(true);
});
