import { expect, test, vi } from 'vitest';
import { AsyncQueue } from './async-queue.ts';

test('what comes before it is asked for is kept in order', async () => {
  const queue = new AsyncQueue<number>({ maxItems: 10 });
  queue.put(1);
  queue.put(2);
  expect(await queue.next()).toEqual({ done: false, value: 1 });
  expect(await queue.poll(0)).toBe(2);
});

test('who waits gets the next item at once', async () => {
  const queue = new AsyncQueue<number>({ maxItems: 10 });
  const waiting = [queue.next(), queue.poll(60_000)];
  queue.put(1);
  queue.put(2);
  expect(await Promise.all(waiting)).toEqual([{ done: false, value: 1 }, 2]);
});

test('an aborted signal ends waiting and iteration, and is told once', async () => {
  const onEnd = vi.fn();
  const controller = new AbortController();
  const queue = new AsyncQueue<number>({ maxItems: 10, onEnd, signal: controller.signal });
  const waiting = queue.next();
  controller.abort();
  expect(await waiting).toEqual({ done: true, value: undefined });
  await queue.return();
  queue.put(1);
  expect(await queue.next()).toEqual({ done: true, value: undefined });
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test('a signal that had aborted before ends the queue', async () => {
  const onEnd = vi.fn();
  const queue = new AsyncQueue<number>({ maxItems: 10, onEnd, signal: AbortSignal.abort() });
  expect(await queue.poll(60_000)).toBeNull();
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test('a slow reader loses the oldest items, not the newest', async () => {
  const queue = new AsyncQueue<number>({ maxItems: 1_000 });
  for (let item = 0; item <= 1_000; item += 1) queue.put(item);
  expect(await queue.next()).toEqual({ done: false, value: 1 });
});

test('too many items can be replaced by one', async () => {
  const queue = new AsyncQueue<string>({ maxItems: 2, onOverflow: () => ['reload'] });
  for (const item of ['a', 'b', 'c', 'd']) queue.put(item);
  expect([await queue.poll(0), await queue.poll(0), await queue.poll(0)]).toEqual(['reload', 'd', null]);
});

test('an item that comes after a poll has timed out goes to the next read', async () => {
  const queue = new AsyncQueue<number>({ maxItems: 10 });
  expect(await queue.poll(1)).toBeNull();
  queue.put(1);
  expect(await queue.poll(0)).toBe(1);
});

test('waiting items can be read after the end, then the failure is thrown once', async () => {
  const queue = new AsyncQueue<number>({ maxItems: 10 });
  queue.put(1);
  queue.end({ error: new Error('lost') });
  expect(await queue.next()).toEqual({ done: false, value: 1 });
  await expect(queue.next()).rejects.toThrow('lost');
  expect(await queue.next()).toEqual({ done: true, value: undefined });
});

test('a poll learns of the end at once, later ones take their time', async () => {
  vi.useFakeTimers();
  try {
    const queue = new AsyncQueue<number>({ maxItems: 10 });
    const waiting = queue.poll(60_000);
    queue.end();
    expect(await waiting).toBeNull();
    const onTimeout = vi.fn();
    void queue.poll(1_000).then(onTimeout);
    await vi.advanceTimersByTimeAsync(999);
    expect(onTimeout).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(onTimeout).toHaveBeenCalledWith(null);
  } finally {
    vi.useRealTimers();
  }
});
