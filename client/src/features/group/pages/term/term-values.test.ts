import { afterEach, expect, test, vi } from 'vitest';
import { dayFault, siteDay } from './term-values.ts';

afterEach(() => vi.useRealTimers());

test('the first contest is today or later, by the calendar of the reader', () => {
  vi.useFakeTimers({ now: new Date(2026, 8, 1, 0, 30) });
  expect(dayFault('')?.id).toBe('group.term.fault.firstDay');
  expect(dayFault('2026-08-31')?.id).toBe('group.term.fault.pastDay');
  expect(dayFault('2026-09-01')).toBeNull();
});

test('a day of the reader is the one on which the first contest moves as far by the clock of the site', () => {
  // Late in the evening here, and the next day there.
  const contest = {
    __typename: 'GroupTermContest',
    id: 1,
    title: 'Midterm',
    startsAt: new Date(2026, 10, 27, 23).toISOString(),
    newStartsAt: '',
    newEndsAt: '',
    problemCount: 0,
  } as const;
  expect(siteDay('2027-03-01', { firstDay: '2026-11-28', contests: [contest] })).toBe('2027-03-02');
  expect(siteDay('2027-03-01', { firstDay: '2026-11-27', contests: [contest] })).toBe('2027-03-01');
  expect(siteDay('2027-03-01', { firstDay: null, contests: [] })).toBe('2027-03-01');
});
