import { expect, test, vi } from 'vitest';
import { exponential, retry } from './retry.ts';

const failing = (times: number) => {
  let attempts = 0;
  return vi.fn(async () => {
    attempts += 1;
    if (attempts <= times) throw new Error(`failure ${attempts}`);
    return attempts;
  });
};

test('an action is retried until it succeeds', async () => {
  const onRetry = vi.fn();
  expect(await retry(failing(2), { pauseMs: () => 1, onRetry })).toBe(3);
  expect(onRetry.mock.calls.map(([, attempt]) => attempt)).toEqual([1, 2]);
});

test('the last error is thrown after the last attempt', async () => {
  const action = failing(5);
  await expect(retry(action, { maxAttempts: 3, pauseMs: () => 1 })).rejects.toThrow('failure 3');
  expect(action).toHaveBeenCalledTimes(3);
});

test('other failures are not retried', async () => {
  const action = failing(1);
  await expect(retry(action, { isRetryable: () => false, pauseMs: () => 1 })).rejects.toThrow('failure 1');
  expect(action).toHaveBeenCalledTimes(1);
});

test('a signal ends a pause', async () => {
  const ending = new AbortController();
  const action = failing(5);
  const retrying = retry(action, { pauseMs: () => 60_000, onRetry: () => ending.abort(), signal: ending.signal });
  await expect(retrying).rejects.toMatchObject({ name: 'AbortError' });
  expect(action).toHaveBeenCalledTimes(1);
});

test('exponential pauses double up to their maximum', () => {
  expect([1, 2, 3, 4, 5].map(exponential({ firstMs: 100, maxMs: 500 }))).toEqual([100, 200, 400, 500, 500]);
});
