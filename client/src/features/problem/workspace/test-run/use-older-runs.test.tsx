import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useOlderRuns } from './use-older-runs.ts';

afterEach(cleanup);

test('a run is of an older program from the moment another code or language is in the editor', () => {
  const tried = { languageKey: 'cpp', code: 'one' };
  let now = tried;
  const { result } = renderHook(() => useOlderRuns(() => now, [{ tried }, { tried: null }]));
  expect(result.current.isOlder).toEqual([false, false]);
  now = { languageKey: 'cpp', code: 'two' };
  act(() => result.current.recheck());
  expect(result.current.isOlder).toEqual([true, false]);
  now = { languageKey: 'c', code: 'one' };
  act(() => result.current.recheck());
  expect(result.current.isOlder).toEqual([true, false]);
  now = tried;
  act(() => result.current.recheck());
  expect(result.current.isOlder).toEqual([false, false]);
});
