import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { collectWhenIdle } from './idle-memory.ts';

const everyMs = 50;
const mebibyte = 1024 * 1024;
let end = (): void => {};
let heapTotal = 100 * mebibyte;
vi.spyOn(process, 'memoryUsage').mockImplementation((() => ({ heapTotal })) as unknown as typeof process.memoryUsage);
let liveBytes = 100 * mebibyte;
/** Stands in for the collector. */
const collect = vi.fn(() => {
  heapTotal = liveBytes;
});

afterEach(() => {
  end();
  collect.mockClear();
});

function work(forMs: number): void {
  const until = performance.now() + forMs;
  while (performance.now() < until);
}

test('what a rush has left is collected once when it is over, and not while it lasts', async () => {
  end = collectWhenIdle({ everyMs, collect });
  await sleep(4 * everyMs);
  collect.mockClear();
  heapTotal = 300 * mebibyte;
  for (let turn = 0; turn < 20; turn += 1) {
    work(20);
    await sleep(1);
  }
  expect(collect).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(heapTotal).toBe(100 * mebibyte), { timeout: 4_000 });
  await sleep(4 * everyMs);
  expect(collect).toHaveBeenCalledOnce();
});

test('what was still in use when the rush was over is collected later', async () => {
  end = collectWhenIdle({ everyMs, collect });
  await sleep(4 * everyMs);
  heapTotal = liveBytes = 300 * mebibyte;
  collect.mockClear();
  await vi.waitFor(() => expect(collect).toHaveBeenCalledOnce(), { timeout: 4_000 });
  liveBytes = 100 * mebibyte;
  await vi.waitFor(() => expect(heapTotal).toBe(liveBytes), { timeout: 4_000 });
});

test('a heap that has hardly grown is left alone', async () => {
  end = collectWhenIdle({ everyMs, collect });
  await sleep(4 * everyMs);
  collect.mockClear();
  heapTotal = 110 * mebibyte;
  await sleep(4 * everyMs);
  expect(collect).not.toHaveBeenCalled();
});
