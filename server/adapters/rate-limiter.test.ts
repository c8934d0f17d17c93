import { expect, test } from 'vitest';
import { createRateLimiter } from './rate-limiter.ts';

const now = new Date('2026-01-01T00:00:00.000Z');

test('a ration is refused once it is used up, and given again when its time has passed', () => {
  const limiter = createRateLimiter();
  for (let act = 0; act < 300; act += 1) expect(limiter.take('signIn', '10.0.0.1', now)).toBeNull();
  const retryAt = new Date(now.getTime() + 60_000);
  expect(limiter.take('signIn', '10.0.0.1', now)).toEqual(retryAt);
  expect(limiter.take('signIn', '10.0.0.1', retryAt)).toBeNull();
});

test('addresses and acts have rations of their own', () => {
  const limiter = createRateLimiter();
  for (let act = 0; act < 301; act += 1) limiter.take('signIn', '10.0.0.1', now);
  expect(limiter.take('signIn', '10.0.0.2', now)).toBeNull();
  expect(limiter.take('register', '10.0.0.1', now)).toBeNull();
});

test('a used up rate limit does not outlast a clock that is set back', () => {
  const limiter = createRateLimiter();
  const tomorrow = new Date(now.getTime() + 86_400_000);
  for (let act = 0; act < 301; act += 1) limiter.take('signIn', '10.0.0.1', tomorrow);
  expect(limiter.take('signIn', '10.0.0.1', now)).toBeNull();
});
