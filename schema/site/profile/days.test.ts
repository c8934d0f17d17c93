import { expect, test } from 'vitest';
import { dateIn, isTimeZone, lastDays } from './days.ts';

const startsOf = (now: string, timeZone: string, count: number) =>
  lastDays(new Date(now), timeZone, count).map(({ date, startsAt }) => [date, startsAt.toISOString()]);

test('days begin at the midnight of the zone, and the last one is today there', () => {
  expect(startsOf('2026-03-01T20:00:00Z', 'Asia/Shanghai', 3)).toEqual([
    ['2026-02-28', '2026-02-27T16:00:00.000Z'],
    ['2026-03-01', '2026-02-28T16:00:00.000Z'],
    ['2026-03-02', '2026-03-01T16:00:00.000Z'],
  ]);
  expect(startsOf('2026-03-01T20:00:00Z', 'UTC', 1)).toEqual([['2026-03-01', '2026-03-01T00:00:00.000Z']]);
  expect(startsOf('2026-03-01T03:00:00Z', 'Asia/Kathmandu', 1)).toEqual([['2026-03-01', '2026-02-28T18:15:00.000Z']]);
});

test('days are as long as the clocks make them', () => {
  expect(startsOf('2026-03-10T12:00:00Z', 'America/New_York', 4)).toEqual([
    ['2026-03-07', '2026-03-07T05:00:00.000Z'],
    ['2026-03-08', '2026-03-08T05:00:00.000Z'],
    ['2026-03-09', '2026-03-09T04:00:00.000Z'],
    ['2026-03-10', '2026-03-10T04:00:00.000Z'],
  ]);
});

test('a day whose midnight is jumped over begins where the clocks jump to', () => {
  // In Chile the clocks go from 24:00 to 01:00, and back from 24:00 to 23:00.
  expect(startsOf('2025-09-08T12:00:00Z', 'America/Santiago', 3)).toEqual([
    ['2025-09-06', '2025-09-06T04:00:00.000Z'],
    ['2025-09-07', '2025-09-07T04:00:00.000Z'],
    ['2025-09-08', '2025-09-08T03:00:00.000Z'],
  ]);
  expect(startsOf('2026-04-06T12:00:00Z', 'America/Santiago', 3)).toEqual([
    ['2026-04-04', '2026-04-04T03:00:00.000Z'],
    ['2026-04-05', '2026-04-05T04:00:00.000Z'],
    ['2026-04-06', '2026-04-06T04:00:00.000Z'],
  ]);
});

test('a year of days has no gap in any zone', () => {
  for (const timeZone of Intl.supportedValuesOf('timeZone')) {
    const days = lastDays(new Date('2026-11-21T12:00:00Z'), timeZone, 365);
    expect(days).toHaveLength(365);
    const format = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
    const wrong = days.filter(
      ({ date, startsAt, endsAt }) =>
        format.format(startsAt) !== date ||
        format.format(new Date(startsAt.getTime() - 1)) === date ||
        format.format(new Date(endsAt.getTime() - 1)) !== date,
    );
    expect([timeZone, wrong]).toEqual([timeZone, []]);
  }
});

test('a moment has the date of the zone', () => {
  expect(
    ['America/New_York', 'UTC', 'Asia/Shanghai'].map((timeZone) => dateIn(new Date('2026-03-01T20:00:00Z'), timeZone)),
  ).toEqual(['2026-03-01', '2026-03-01', '2026-03-02']);
});

test('what is no time zone is told', () => {
  expect(['Asia/Shanghai', 'UTC', 'Europe/Berlin'].filter(isTimeZone)).toHaveLength(3);
  expect(['', 'Mars/Olympus', "'; DROP"].filter(isTimeZone)).toEqual([]);
});
