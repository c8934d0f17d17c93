import { cleanup, renderHook } from '@testing-library/react';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useListTurns } from './use-list-turns.ts';

const minute = 60_000;
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const at = (minutes: number) => new Date(Date.now() + minutes * minute).toISOString();
const pass = (minutes: number) => act(() => vi.advanceTimersByTimeAsync(minutes * minute));

test('the list is asked for anew soon after each start and each end of what it shows, and not in between', async () => {
  const askAnew = vi.fn();
  const contests = [
    { startsAt: at(-10), endsAt: at(5) },
    { startsAt: at(5), endsAt: at(20) },
    { startsAt: at(-90), endsAt: at(-30) },
  ];
  renderHook(() => useListTurns(contests, true, askAnew));
  const asked: number[] = [];
  for (const minutes of [4.9, 0.2, 14.8, 0.2, 60]) {
    await pass(minutes);
    asked.push(askAnew.mock.calls.length);
  }
  expect(asked).toEqual([0, 1, 1, 2, 2]);
});

test('nothing is asked while the clock is not known', async () => {
  const askAnew = vi.fn();
  renderHook(() => useListTurns([{ startsAt: at(1), endsAt: at(2) }], false, askAnew));
  await pass(5);
  expect(askAnew).not.toHaveBeenCalled();
});
