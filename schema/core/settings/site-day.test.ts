import { expect, test } from 'vitest';
import { clockOf, dayAfter, dayOf, isoIn, isTimeZone } from './site-day.ts';

test('a day begins at midnight of the time zone', () => {
  const instant = new Date('2026-11-20T16:30:00Z');
  expect([dayOf(instant, 'Asia/Shanghai'), dayOf(instant, 'UTC'), dayOf(instant, 'America/New_York')]).toEqual([
    '2026-11-21',
    '2026-11-20',
    '2026-11-20',
  ]);
});

test('a clock shows the time of its zone, also when clocks change', () => {
  const shown = (zone: string, instant: string) => clockOf(zone)(new Date(instant)).toISOString();
  expect([
    shown('Asia/Shanghai', '2026-11-20T16:30:05Z'),
    shown('America/New_York', '2026-07-01T04:00:00Z'),
    shown('America/New_York', '2026-12-01T04:00:00Z'),
  ]).toEqual(['2026-11-21T00:30:05.000Z', '2026-07-01T00:00:00.000Z', '2026-11-30T23:00:00.000Z']);
});

test('a moment in a file names the distance of its clock from UTC', () => {
  const shown = (zone: string, instant: string) => isoIn(zone)(new Date(instant));
  expect([
    shown('Asia/Shanghai', '2026-11-20T16:30:05.900Z'),
    shown('America/New_York', '2026-12-01T04:00:00Z'),
    shown('Asia/Kathmandu', '2026-12-01T00:00:00Z'),
    shown('UTC', '2026-12-01T00:00:00Z'),
  ]).toEqual([
    '2026-11-21T00:30:05+08:00',
    '2026-11-30T23:00:00-05:00',
    '2026-12-01T05:45:00+05:45',
    '2026-12-01T00:00:00+00:00',
  ]);
});

test('days are counted across months, years and the change of clocks', () => {
  expect([
    dayAfter('2026-02-28', 1),
    dayAfter('2026-12-31', 1),
    dayAfter('2026-03-01', -1),
    dayAfter('2026-03-29', 7),
  ]).toEqual(['2026-03-01', '2027-01-01', '2026-02-28', '2026-04-05']);
});

test('names of time zones are told from other words', () => {
  expect(['Asia/Shanghai', 'UTC', 'Mars/Olympus', '', '+08:00'].map(isTimeZone)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});
