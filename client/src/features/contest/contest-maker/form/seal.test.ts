import { expect, test } from 'vitest';
import { offeredSeals, sealOf, sealStart, usualSeal } from './seal.ts';

const at = (time: string) => new Date(`2026-11-21T${time}:00Z`);
const times = { startsAt: at('10:00'), endsAt: at('12:00') };
const minutes = (count: number) => count * 60_000;

test('seals that a contest is too short for are not offered', () => {
  expect(offeredSeals(minutes(29))).toEqual(['WHOLE']);
  expect(offeredSeals(minutes(30))).toEqual(['HALF_HOUR', 'WHOLE']);
  expect(offeredSeals(minutes(60))).toEqual(['HALF_HOUR', 'HOUR', 'WHOLE']);
});

test('an ACM contest of two hours and more is sealed for its last hour, a shorter one for its last fifth', () => {
  expect([usualSeal('ACM', null), usualSeal('ACM', times)].map(({ seal }) => seal)).toEqual(['HOUR', 'HOUR']);
  expect(usualSeal('ACM', { ...times, startsAt: at('11:00') })).toEqual({ seal: 'MOMENT', sealsAt: at('11:48') });
});

test('an OI contest is sealed whole', () => {
  expect(usualSeal('OI', times)).toEqual({ seal: 'WHOLE', sealsAt: null });
});

test('all seals are offered while nobody knows how long the contest is', () => {
  expect(offeredSeals(0)).toEqual(['HALF_HOUR', 'HOUR', 'WHOLE']);
});

test('a seal begins so long before the end, and never before the start', () => {
  expect(sealStart('HALF_HOUR', times, null)).toEqual(at('11:30'));
  expect(sealStart('HOUR', { ...times, startsAt: at('11:30') }, null)).toEqual(at('11:30'));
  expect(sealStart('MOMENT', times, at('11:10'))).toEqual(at('11:10'));
});

test('a stored moment is known again', () => {
  expect(['10:00', '11:00', '11:30', '11:10'].map((time) => sealOf(at(time), times, at('09:00')))).toEqual([
    'WHOLE',
    'HOUR',
    'HALF_HOUR',
    'MOMENT',
  ]);
});

test('a seal that has begun is a moment', () => {
  expect(['10:59', '11:00'].map((now) => sealOf(at('11:00'), times, at(now)))).toEqual(['HOUR', 'MOMENT']);
});
