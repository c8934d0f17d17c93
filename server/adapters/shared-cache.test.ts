import { setTimeout as sleep } from 'node:timers/promises';
import { AsyncQueue } from '@verdict/schema/core/async-queue.ts';
import type { SitePart } from '@verdict/schema/core/shared-cache.ts';
import { expect, test } from 'vitest';
import { createSharedCache } from './shared-cache.ts';

function setUp() {
  const news = new AsyncQueue<{ readonly part: SitePart }>({ maxItems: 10 });
  let nowMs = 0;
  // One topic is all this asks for.
  const cache = createSharedCache({ subscribe: () => news as never }, () => nowMs);
  let loads = 0;
  const load = async () => (loads += 1);
  return {
    cache,
    news,
    load,
    get: (key = '') => cache.get({ part: 'carousel', key, lifeMs: 100 }, load),
    pass: (ms: number) => void (nowMs += ms),
  };
}

test('many who ask at once wait for one load', async () => {
  const { get } = setUp();
  expect(await Promise.all([get(), get(), get()])).toEqual([1, 1, 1]);
  expect(await get('another')).toBe(2);
});

test('past its life a value is given once more while it is renewed, and not at all when it is much older', async () => {
  const { get, pass } = setUp();
  await get();
  pass(150);
  expect(await get()).toBe(1);
  await sleep(0);
  expect(await get()).toBe(2);
  pass(250);
  expect(await get()).toBe(3);
});

test('what another process changed is forgotten', async () => {
  const { get, news } = setUp();
  await get();
  news.put({ part: 'carousel' });
  await sleep(0);
  expect(await get()).toBe(2);
  news.put({ part: 'announcements' });
  await sleep(0);
  expect(await get()).toBe(2);
});

test('a value that was being loaded when its part changed is not kept', async () => {
  const { cache } = setUp();
  let finish: (value: string) => void = () => {};
  const old = cache.get({ part: 'carousel', lifeMs: 100 }, () => new Promise<string>((resolve) => (finish = resolve)));
  cache.drop('carousel');
  expect(await cache.get({ part: 'carousel', lifeMs: 100 }, async () => 'new')).toBe('new');
  finish('old');
  expect(await old).toBe('old');
  expect(await cache.get({ part: 'carousel', lifeMs: 100 }, async () => 'newer')).toBe('new');
});

test('a load that fails is tried again by the next who asks', async () => {
  const { cache } = setUp();
  await expect(cache.get({ part: 'carousel', lifeMs: 100 }, () => Promise.reject(new Error('down')))).rejects.toThrow(
    'down',
  );
  expect(await cache.get({ part: 'carousel', lifeMs: 100 }, async () => 'up')).toBe('up');
});
