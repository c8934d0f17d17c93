import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AsyncQueue } from './async-queue.ts';
import type { PubSub, SubscribeOptions } from './context.ts';
import { DomainError } from './errors.ts';
import { watch, type Watch } from './watch.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

class Refused extends DomainError {
  readonly code = 'REFUSED';
}
const refused = new Refused({ 'zh-CN': '不可', 'en-US': 'Refused' });
const ofSubmission = (submissionId: number) => ({ submissionId, status: 0, casesDone: 0, casesTotal: 0 });

/** A watched value that the test sets, its messages, and what viewers received. */
function scene(options: Partial<Watch<object, 'submission', number>> = {}) {
  let value: number | null | Error = 1;
  let queue: AsyncQueue<unknown> | null = null;
  const leaving = new AbortController();
  const read = vi.fn(async () => {
    if (value instanceof Error) throw value;
    return value;
  });
  const subscribe = ({ signal, maxItems = 1_000 }: SubscribeOptions<'submission'>) =>
    (queue = new AsyncQueue<unknown>({ signal, maxItems }));
  const pubsub = { subscribe: (_topic: string, limits: SubscribeOptions<'submission'>) => subscribe(limits) };
  const context = { pubsub: pubsub as unknown as PubSub, signal: leaving.signal };
  const received: number[] = [];
  let hasEnded = false;
  return {
    read,
    received,
    hasEnded: () => hasEnded,
    set: (next: number | null | Error) => void (value = next),
    leave: () => leaving.abort(),
    async open() {
      const states = await watch(context, { topic: 'submission', idleMs: 10_000, read, ...options });
      void (async () => {
        for await (const state of states) received.push(state);
        hasEnded = true;
      })();
      await vi.advanceTimersByTimeAsync(0);
    },
    async message(submissionId = 1, count = 1) {
      for (let sent = 0; sent < count; sent += 1) queue?.put(ofSubmission(submissionId));
      await vi.advanceTimersByTimeAsync(5);
    },
  };
}

test('a state is sent at once, then after messages that changed it', async () => {
  const { open, set, message, received } = scene();
  await open();
  await message();
  set(2);
  await message();
  expect(received).toEqual([1, 2]);
});

test('a change whose message was lost is found after the idle time', async () => {
  const { open, set, received } = scene();
  await open();
  set(2);
  await vi.advanceTimersByTimeAsync(9_900);
  expect(received).toEqual([1]);
  await vi.advanceTimersByTimeAsync(200);
  expect(received).toEqual([1, 2]);
});

test('a refusal at the start is thrown before the stream begins', async () => {
  const { open, set } = scene();
  set(refused);
  await expect(open()).rejects.toThrow(refused);
});

test.each([['a refusal', refused] as const, ['a missing state', null] as const])(
  '%s in a later round ends the stream',
  async (_name, next) => {
    const { open, set, message, hasEnded, received } = scene();
    await open();
    set(next);
    await message();
    expect([hasEnded(), received]).toEqual([true, [1]]);
  },
);

test('the final state is the last one', async () => {
  const { open, set, message, hasEnded, received } = scene({ isOver: (state) => state === 2 });
  await open();
  set(2);
  await message();
  expect([hasEnded(), received]).toEqual([true, [1, 2]]);
});

test('many messages cause one read after the rest, an urgent one a read at once', async () => {
  const { open, message, read } = scene({ restMs: 1_000, isUrgent: ({ submissionId }) => submissionId === 7 });
  await open();
  await message(1, 50);
  expect(read).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(read).toHaveBeenCalledTimes(2);
  await message(1, 50);
  await message(7);
  expect(read).toHaveBeenCalledTimes(3);
});

test('nothing is read after the viewer has left', async () => {
  const { open, leave, message, read, hasEnded } = scene();
  await open();
  leave();
  await message();
  expect([hasEnded(), read.mock.calls.length]).toEqual([true, 1]);
});
