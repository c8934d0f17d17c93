import { expect, test } from 'vitest';
import type { Context } from '../../core/context.ts';
import { waitForTurn } from './wait-for-turn.ts';

const host = { clock: () => new Date() } as Context['host'];
const { signal } = new AbortController();

test('a turn that comes soon is waited for', async () => {
  const freeAt = new Date(Date.now() + 30);
  const take = async (now: Date) => (now < freeAt ? freeAt : null);
  expect(await waitForTurn({ host, signal }, take)).toBe(true);
  expect(Date.now()).toBeGreaterThanOrEqual(freeAt.getTime());
});

test('a turn that comes in a minute is not', async () => {
  const take = async () => new Date(Date.now() + 60_000);
  expect(await waitForTurn({ host, signal }, take)).toBe(false);
});
