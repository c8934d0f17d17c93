import { setImmediate as nextStep } from 'node:timers/promises';
import { PrismaPg } from '@prisma/adapter-pg';
import { PrismaClient } from '@verdict/prisma/generated/client/client.ts';
import { expect, test, vi } from 'vitest';
import type { Reads } from './ports/reads.ts';
import { createReads, readTogether } from './read-together.ts';

/** Never connected: only that two are two. */
const database = () =>
  createReads(
    new PrismaClient({ adapter: new PrismaPg({ connectionString: 'postgresql://nobody@localhost/nothing' }) }),
  );

/** Reads that end when the test says so. */
function heldReads() {
  const reads: { readonly keys: readonly number[]; end(): void; fail(): void }[] = [];
  const read = readTogether(String, (_db, keys: readonly number[]) => {
    const { promise, resolve, reject } = Promise.withResolvers<ReadonlyMap<string, string>>();
    const turn = reads.length;
    reads.push({
      keys,
      end: () => resolve(new Map(keys.filter((key) => key > 0).map((key) => [String(key), `${key} by read ${turn}`]))),
      fail: () => reject(new Error('the database is away')),
    });
    return promise;
  });
  return { reads, read };
}

test('callers of one step share one read, each gets its own answer, and equal keys are read once', async () => {
  const { reads, read } = heldReads();
  const db = database();
  const asked = [1, 2, 1, -1].map((key) => read(db, key));
  await nextStep();
  reads[0]?.end();
  expect(await Promise.all(asked)).toEqual(['1 by read 0', '2 by read 0', '1 by read 0', undefined]);
  expect(reads.map(({ keys }) => keys)).toEqual([[1, 2, -1]]);
});

test('who comes while a read runs is answered by the next one, which began after they asked', async () => {
  const { reads, read } = heldReads();
  const db = database();
  const first = read(db, 1);
  await nextStep();
  const late = [read(db, 1), read(db, 2)];
  await nextStep();
  expect(reads).toHaveLength(1);
  reads[0]?.end();
  expect(await first).toBe('1 by read 0');
  reads[1]?.end();
  expect(await Promise.all(late)).toEqual(['1 by read 1', '2 by read 1']);
});

test('a read that fails fails those alone who waited for it', async () => {
  const { reads, read } = heldReads();
  const db = database();
  const first = read(db, 1);
  await nextStep();
  const late = read(db, 1);
  reads[0]?.fail();
  await expect(first).rejects.toThrow('the database is away');
  reads[1]?.end();
  expect(await late).toBe('1 by read 1');
});

test('databases do not wait for each other, nor answer for each other', async () => {
  const { reads, read } = heldReads();
  const asked = [read(database(), 1), read(database(), 1)];
  await nextStep();
  expect(reads).toHaveLength(2);
  for (const one of reads) one.end();
  expect(await Promise.all(asked)).toEqual(['1 by read 0', '1 by read 1']);
});

test('more than a query holds are read by several, one after the other', async () => {
  const { reads, read } = heldReads();
  const db = database();
  const asked = Array.from({ length: 1_500 }, (_, index) => read(db, index + 1));
  await nextStep();
  expect(reads.map(({ keys }) => keys.length)).toEqual([1_000]);
  reads[0]?.end();
  await asked[0];
  await nextStep();
  reads[1]?.end();
  expect([reads[1]?.keys.length, await asked[1_499]]).toEqual([500, '1500 by read 1']);
});

test('a read that never ends holds nobody up for long', async () => {
  vi.useFakeTimers();
  try {
    const { reads, read } = heldReads();
    const once = heldOnce();
    const db = database();
    void read(db, 1);
    void once.ask(db);
    await vi.advanceTimersByTimeAsync(10);
    const late = [read(db, 2), once.ask(db)];
    await vi.advanceTimersByTimeAsync(5_000);
    reads[1]?.end();
    once.reads[1]?.resolve('new');
    expect(await Promise.all(late)).toEqual(['2 by read 1', 'new']);
    // What was given up ends after all: nothing comes of it.
    reads[0]?.end();
    once.reads[0]?.resolve('old');
    await vi.advanceTimersByTimeAsync(10);
    const [alone, shared] = [read(db, 3), once.ask(db)];
    await vi.advanceTimersByTimeAsync(10);
    reads[2]?.end();
    once.reads[2]?.resolve('newer');
    expect(await Promise.all([alone, shared])).toEqual(['3 by read 2', 'newer']);
  } finally {
    vi.useRealTimers();
  }
});

/** What is the same for all, read when the test says so. */
function heldOnce() {
  const reads: PromiseWithResolvers<string>[] = [];
  const ask = (reading: Reads, key = 'list') =>
    reading.once(key, () => {
      const held = Promise.withResolvers<string>();
      reads.push(held);
      return held.promise;
    });
  return { reads, ask };
}

test('what is the same for all is read once for all who came during the read before', async () => {
  const { reads, ask } = heldOnce();
  const db = database();
  const first = ask(db);
  const late = [ask(db), ask(db), ask(db)];
  expect(reads).toHaveLength(1);
  reads[0]?.resolve('old');
  expect(await first).toBe('old');
  await nextStep();
  reads[1]?.resolve('new');
  expect(await Promise.all(late)).toEqual(['new', 'new', 'new']);
  expect(reads).toHaveLength(2);
});

test('nothing is kept: who comes after a read has it read again', async () => {
  const { reads, ask } = heldOnce();
  const db = database();
  const first = ask(db);
  reads[0]?.resolve('old');
  await first;
  const second = ask(db);
  reads[1]?.resolve('new');
  expect(await second).toBe('new');
});

test('a failure is told to those who waited for it, and those who came since are read for all the same', async () => {
  const { reads, ask } = heldOnce();
  const db = database();
  const first = ask(db);
  const late = [ask(db), ask(db)];
  reads[0]?.reject(new Error('the database is away'));
  await expect(first).rejects.toThrow('the database is away');
  await nextStep();
  reads[1]?.resolve('new');
  expect(await Promise.all(late)).toEqual(['new', 'new']);
});

test('other keys and other databases do not wait', () => {
  const { reads, ask } = heldOnce();
  const db = database();
  void ask(db);
  void ask(db, 'other list');
  void ask(database());
  expect(reads).toHaveLength(3);
});

test('a read that fails before it begins fails those alone who asked for it', async () => {
  const db = database();
  const ask = (isBroken: boolean) =>
    db.once('list', () => {
      if (isBroken) throw new Error('a mistake of ours');
      return Promise.resolve('new');
    });
  const asked = await Promise.allSettled([ask(true), ask(true)]);
  expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await ask(false)).toBe('new');
});
