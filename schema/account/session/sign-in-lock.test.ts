import { describe, expect, test } from 'vitest';
import { lockedUntil, maxSignInFailures, signInLockMs } from './sign-in-lock.ts';

const start = new Date('2026-01-01T00:00:00.000Z');

function minutesAfter(minutes: number): Date {
  return new Date(start.getTime() + minutes * 60_000);
}

/** Failures one minute apart, newest first. */
function failures(count: number): Date[] {
  return Array.from({ length: count }, (_, index) => minutesAfter(count - 1 - index));
}

describe('lock after wrong passwords', () => {
  test('one failure less than the limit does not lock', () => {
    expect(lockedUntil(failures(maxSignInFailures - 1), minutesAfter(20))).toBeNull();
  });

  test('the last allowed failure locks for half an hour from that moment', () => {
    expect(lockedUntil(failures(maxSignInFailures), minutesAfter(20))).toEqual(
      minutesAfter(19 + signInLockMs / 60_000),
    );
  });

  test('the lock opens when its time has passed', () => {
    expect(lockedUntil(failures(maxSignInFailures), minutesAfter(49))).toBeNull();
  });

  test('failures spread over more than half an hour do not lock', () => {
    const spread = Array.from({ length: maxSignInFailures }, (_, index) => minutesAfter(40 - index * 2));
    expect(lockedUntil(spread, minutesAfter(41))).toBeNull();
  });
});
