import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useUsualRows } from './usual-rows.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

test('a list that is loaded again is expected with as many rows as it had', () => {
  expect(renderHook(() => useUsualRows('one', undefined, 30)).result.current).toBe(10);
  renderHook(() => useUsualRows('one', 3, 30));
  expect(renderHook(() => useUsualRows('one', undefined, 30)).result.current).toBe(3);
  expect(renderHook(() => useUsualRows('other', undefined, 30)).result.current).toBe(10);
});
