import { expect, test, vi } from 'vitest';
import { fetchEarly } from './fetch-early.ts';

const pages = ['', 'rank', 'rank/print', 'problem/:problemID', 'problem/:problemID/full-screen'].map((path) => ({
  path,
  load: vi.fn(() => Promise.resolve()),
}));

test.each([
  ['', ''],
  ['rank', 'rank'],
  ['rank/print', 'rank/print'],
  ['problem/A%2F1', 'problem/:problemID'],
  ['problem/A/full-screen', 'problem/:problemID/full-screen'],
])('at "%s" the page of "%s" alone is fetched', (rest, path) => {
  vi.clearAllMocks();
  fetchEarly(pages, rest);
  expect(pages.filter(({ load }) => load.mock.calls.length > 0).map((page) => page.path)).toEqual([path]);
});

test('an address without a page fetches nothing, and what cannot be fetched fails only when it is drawn', () => {
  vi.clearAllMocks();
  fetchEarly(pages, 'nowhere');
  expect(pages.every(({ load }) => load.mock.calls.length === 0)).toBe(true);
  expect(() => fetchEarly([{ path: 'rank', load: () => Promise.reject(new Error('gone')) }], 'rank')).not.toThrow();
});
