import { expect, test } from 'vitest';
import { readTyped } from './local-time.ts';

test('a moment is read as the site writes it, and as others do', () => {
  for (const text of ['2026-11-28 09:30', '2026-11-28T09:30', '2026/11/28 9:30', ' 2026.11.28  09:30 '])
    expect(readTyped(text, 'datetime-local')).toBe('2026-11-28T09:30');
  expect(readTyped('2026-3-1', 'date')).toBe('2026-03-01');
});

test('what names no moment is none', () => {
  for (const text of ['', '2026-11', '2026-11-28', '2026-02-30 10:00', '2026-11-28 25:00', '2026-11-28 10:75', 'soon'])
    expect(readTyped(text, 'datetime-local')).toBeNull();
  for (const text of ['2026-13-01', '2026-11-28 09:30']) expect(readTyped(text, 'date')).toBeNull();
});
