import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  createDraftWriter,
  draftDelayMs,
  forgetDraft,
  readDraft,
  readDraftLanguage,
  type DraftKey,
} from './draft-store.ts';

const ada: DraftKey = { account: 'ada', problemDisplayId: '1000', languageKey: 'cpp' };

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function write(key: DraftKey, code: string): void {
  const writer = createDraftWriter();
  writer.change(key, code);
  writer.flush();
}

test('a draft is written a moment after the last key, not with each', () => {
  const writer = createDraftWriter();
  writer.change(ada, 'i');
  vi.advanceTimersByTime(draftDelayMs - 1);
  writer.change(ada, 'in');
  vi.advanceTimersByTime(draftDelayMs - 1);
  expect(readDraft(ada)).toBeNull();
  vi.advanceTimersByTime(1);
  expect(readDraft(ada)).toBe('in');
});

test('flushing writes at once and only once', () => {
  const writer = createDraftWriter();
  writer.change(ada, 'int main');
  writer.flush();
  expect(readDraft(ada)).toBe('int main');
  forgetDraft(ada);
  vi.advanceTimersByTime(draftDelayMs);
  expect(readDraft(ada)).toBeNull();
});

test('going to another text writes the one before it', () => {
  const writer = createDraftWriter();
  writer.change(ada, 'c++');
  writer.change({ ...ada, languageKey: 'python3' }, 'python');
  expect(readDraft(ada)).toBe('c++');
});

test('drafts of problems, languages and accounts are kept apart', () => {
  write(ada, 'ada');
  expect(readDraft({ ...ada, problemDisplayId: '1001' })).toBeNull();
  expect(readDraft({ ...ada, languageKey: 'java' })).toBeNull();
  expect(readDraft({ ...ada, account: 'bob' })).toBeNull();
  expect(readDraft({ account: 'ada:1000', problemDisplayId: 'cpp', languageKey: '' })).toBeNull();
});

test('the language of the last draft is remembered for each problem', () => {
  write({ ...ada, languageKey: 'java' }, 'class Main');
  expect(readDraftLanguage(ada)).toBe('java');
  expect(readDraftLanguage({ ...ada, problemDisplayId: '1001' })).toBeNull();
});

test('a browser that stores nothing breaks nothing', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => write(ada, 'lost')).not.toThrow();
});
