import { expect, test } from 'vitest';
import type { FailureClass } from '../core/failure.ts';
import { afterOutcome, type Breaker } from './breaker.ts';

const now = new Date('2026-11-27T04:00:00Z');
const closed: Breaker = { outcomes: [], openUntil: null, openedAt: null, openings: 0 };
const after = (breaker: Breaker, failures: ReadonlyArray<FailureClass | null>) =>
  failures.reduce((state, failure) => afterOutcome(state, failure, now), breaker);

test('five failures of the network among ten outcomes open it for half a minute', () => {
  const four = after(closed, ['network', null, 'http5xx', null, 'network', null, 'maintenance']);
  expect(four.openUntil).toBeNull();
  expect(afterOutcome(four, 'network', now).openUntil).toEqual(new Date(now.getTime() + 30_000));
});

test.each(['layout', 'challenge'] as const)('one failure of class %s opens it', (failure) => {
  expect(afterOutcome(closed, failure, now).openUntil).not.toBeNull();
});

test.each(['refused', 'throttle', 'auth'] as const)('failures of class %s do not count', (failure) => {
  expect(
    after(
      closed,
      Array.from({ length: 10 }, () => failure),
    ),
  ).toEqual(closed);
});

test('each further failure doubles the pause up to an hour, and a success closes it', () => {
  const again = after(closed, ['challenge', 'challenge']);
  expect(again.openUntil).toEqual(new Date(now.getTime() + 600_000));
  const often = after(
    again,
    Array.from({ length: 8 }, () => 'network' as const),
  );
  expect(often.openUntil).toEqual(new Date(now.getTime() + 3_600_000));
  expect(afterOutcome(often, null, now)).toMatchObject({ openUntil: null, openings: 0 });
});
