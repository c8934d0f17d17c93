import { beforeEach, expect, test } from 'vitest';
import type { DraftKey } from './draft-store.ts';
import { readAside, setAside } from './set-aside.ts';

const key: DraftKey = { account: 'ada', problemDisplayId: '1000', languageKey: 'cpp' };
const at = (minute: number) => new Date(Date.UTC(2026, 10, 28, 10, minute));

beforeEach(() => localStorage.clear());

test('replaced texts are kept newest first, each once and ten at most', () => {
  for (const minute of Array.from({ length: 12 }, (_, index) => index)) setAside(key, `text ${minute}`, at(minute));
  setAside(key, 'text 5', at(20));
  const kept = readAside(key).map(({ code }) => code);
  expect(kept.slice(0, 3)).toEqual(['text 5', 'text 11', 'text 10']);
  expect(kept).toHaveLength(10);
  expect(readAside({ ...key, account: 'bob' })).toEqual([]);
});
