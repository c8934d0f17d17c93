import { afterEach, expect, test, vi } from 'vitest';
import { dayFault } from './term-values.ts';

afterEach(() => vi.useRealTimers());

test('the first contest is today or later, by the calendar of the reader', () => {
  vi.useFakeTimers({ now: new Date(2026, 8, 1, 0, 30) });
  expect(dayFault('')?.id).toBe('group.term.fault.firstDay');
  expect(dayFault('2026-08-31')?.id).toBe('group.term.fault.pastDay');
  expect(dayFault('2026-09-01')).toBeNull();
});
