import { expect, test } from 'vitest';
import { keyNamesOf } from './key-names.ts';

test('on a Mac commands begin with Cmd, and Ctrl+Shift+M leaves the editor', () => {
  expect(keyNamesOf('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15')).toEqual({
    command: '⌘',
    alternative: '⌥',
    leaveEditor: ['Ctrl', 'Shift', 'M'],
  });
});

test('elsewhere they begin with Ctrl', () => {
  expect(keyNamesOf('Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36')).toEqual({
    command: 'Ctrl',
    alternative: 'Alt',
    leaveEditor: ['Ctrl', 'M'],
  });
});
