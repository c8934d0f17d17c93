import { expect, test } from 'vitest';
import { createServerClock } from './server-clock.ts';

/** A browser whose wall clock goes wrong by `skewMs`; both clocks go on together. */
function browser(skewMs: number) {
  let passed = 0;
  let slept = 0;
  const epoch = Date.parse('2026-11-22T10:00:00Z');
  return {
    clocks: { monotonic: () => 5_000 + passed, wall: () => epoch + skewMs + passed + slept },
    trueMs: () => epoch + passed + slept,
    pass: (ms: number) => void (passed += ms),
    sleep: (ms: number) => void (slept += ms),
  };
}

test('until the server was asked the clock of the browser counts', () => {
  const { clocks } = browser(0);
  const clock = createServerClock(clocks);
  expect(clock.now()).toBe(clocks.wall());
  expect(clock.isStale()).toBe(true);
});

test('a reading corrects for a wrong clock and for the way the answer took', () => {
  const { clocks, trueMs, pass } = browser(-7_200_000);
  const clock = createServerClock(clocks);
  const askedAt = clocks.monotonic();
  pass(40);
  const serverMs = trueMs();
  pass(40);
  clock.note({ serverMs, askedAt, answeredAt: clocks.monotonic() });
  expect(clock.now()).toBe(trueMs());
  pass(3_600_000);
  expect(clock.now()).toBe(trueMs());
  expect([clock.isStale(), clock.isVague()]).toEqual([false, false]);
});

test('the reading with the shortest way counts', () => {
  const { clocks, trueMs, pass } = browser(0);
  const clock = createServerClock(clocks);
  const read = (thereMs: number, backMs: number) => {
    const askedAt = clocks.monotonic();
    pass(thereMs);
    const serverMs = trueMs();
    pass(backMs);
    clock.note({ serverMs, askedAt, answeredAt: clocks.monotonic() });
  };
  read(900, 100);
  expect(clock.now() - trueMs()).toBe(400);
  expect(clock.isVague()).toBe(true);
  read(10, 10);
  expect(clock.now()).toBe(trueMs());
  read(0, 600);
  expect(clock.now()).toBe(trueMs());
});

test('somebody who sets the clock while the page is open does not move time', () => {
  const { clocks, trueMs } = browser(0);
  let setBy = 0;
  const clock = createServerClock({ monotonic: clocks.monotonic, wall: () => clocks.wall() + setBy });
  const read = () => clock.note({ serverMs: trueMs(), askedAt: clocks.monotonic(), answeredAt: clocks.monotonic() });
  read();
  setBy = 86_400_000;
  expect(clock.now()).toBe(trueMs());
  expect(clock.isStale()).toBe(true);
  read();
  expect(clock.isStale()).toBe(false);
});

test('after the machine slept the server is asked again, and a slower answer counts too', () => {
  const { clocks, trueMs, pass, sleep } = browser(0);
  const clock = createServerClock(clocks);
  clock.note({ serverMs: trueMs(), askedAt: clocks.monotonic(), answeredAt: clocks.monotonic() });
  sleep(600_000);
  expect(clock.isStale()).toBe(true);
  const askedAt = clocks.monotonic();
  pass(20);
  const serverMs = trueMs();
  pass(20);
  clock.note({ serverMs, askedAt, answeredAt: clocks.monotonic() });
  expect(clock.now()).toBe(trueMs());
});
