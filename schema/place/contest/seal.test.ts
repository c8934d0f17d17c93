import { expect, test } from 'vitest';
import { isHiddenUnderSeal, isSealed } from './seal.ts';

const at = (time: string) => new Date(`2026-11-21T${time}Z`);
const contest = { sealsAt: at('11:00:00'), endsAt: at('12:00:00'), isUnsealedAtEnd: true, unsealedAt: null };

test('a contest without a seal is never sealed', () => {
  expect(isSealed({ ...contest, sealsAt: null, isUnsealedAtEnd: false }, at('11:30:00'))).toBe(false);
});

test('the seal holds from its time to the end, where it ends with the contest', () => {
  expect(
    ['10:59:59.999', '11:00:00', '11:59:59.999', '12:00:00', '13:00:00'].map((time) => isSealed(contest, at(time))),
  ).toEqual([false, true, true, false, false]);
});

test('the seal outlasts the contest until it is taken away, where it does not end with it', () => {
  const kept = { ...contest, isUnsealedAtEnd: false };
  expect(['11:30:00', '12:00:00', '23:00:00'].map((time) => isSealed(kept, at(time)))).toEqual([true, true, true]);
  const unsealed = { ...kept, unsealedAt: at('14:00:00') };
  expect(['11:30:00', '13:59:59.999', '14:00:00'].map((time) => isSealed(unsealed, at(time)))).toEqual([
    true,
    true,
    false,
  ]);
});

test('taken away before the end, the seal still holds until the end', () => {
  expect(isSealed({ ...contest, isUnsealedAtEnd: false, unsealedAt: at('11:10:00') }, at('11:30:00'))).toBe(true);
});

test('submissions made while frozen stay hidden until the unfreeze, also from readers who began before', () => {
  const kept = { ...contest, isUnsealedAtEnd: false, unsealedAt: at('14:00:00') };
  expect(
    ['10:59:59.999', '11:00:00', '13:59:59.999', '14:00:00'].map((time) => isHiddenUnderSeal(kept, at(time))),
  ).toEqual([true, true, true, false]);
  expect(isHiddenUnderSeal({ ...kept, sealsAt: null }, at('10:00:00'))).toBe(false);
});
