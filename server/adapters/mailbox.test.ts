import { expect, test, vi } from 'vitest';
import { Mailbox } from './mailbox.ts';

test('what comes before it is asked for is kept in order', async () => {
  const box = new Mailbox<number>({ onEnd: () => {} });
  box.put(1);
  box.put(2);
  expect(await box.next()).toEqual({ done: false, value: 1 });
  expect(await box.next()).toEqual({ done: false, value: 2 });
});

test('who waits gets the next message at once, unless the filter refuses it', async () => {
  const box = new Mailbox<number>({ onEnd: () => {}, filter: (message) => message > 1 });
  const waiting = box.next();
  box.put(1);
  box.put(2);
  expect(await waiting).toEqual({ done: false, value: 2 });
});

test('an aborted signal ends waiting and iteration, and is told once', async () => {
  const onEnd = vi.fn();
  const controller = new AbortController();
  const box = new Mailbox<number>({ onEnd, signal: controller.signal });
  const waiting = box.next();
  controller.abort();
  expect(await waiting).toEqual({ done: true, value: undefined });
  await box.return();
  box.put(1);
  expect(await box.next()).toEqual({ done: true, value: undefined });
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test('a slow reader loses the oldest messages, not the newest', async () => {
  const box = new Mailbox<number>({ onEnd: () => {} });
  for (let message = 0; message <= 1_000; message += 1) box.put(message);
  expect(await box.next()).toEqual({ done: false, value: 1 });
});
