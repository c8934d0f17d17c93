import { caseMessage, caseNoteCodes } from '@verdict/judge/protocol/case-message.ts';
import { expect, test } from 'vitest';
import { caseMessageFor } from './case-message.ts';

test('what the judge says is told in both languages, with the name or number it holds', () => {
  expect(caseMessageFor('zh-CN', 'line 3 differs')).toBe('第 3 行不同');
  expect(caseMessageFor('en-US', 'line 3 differs')).toBe('Line 3 differs');
  expect(caseMessageFor('zh-CN', 'signal SIGSEGV')).toBe('被信号 SIGSEGV 终止');
  expect(caseMessageFor('en-US', 'exit code 3')).toBe('Exit code 3');
});

test("every message of the judge's own has words in Chinese, and none is left with an empty place", () => {
  for (const code of caseNoteCodes) {
    const words = caseMessageFor('zh-CN', caseMessage(code, 7));
    expect(words).toMatch(/\p{Script=Han}/u);
    expect(words).not.toContain('{');
  }
});

test('the words of a checker stay as they are', () => {
  for (const words of ['wrong answer line 3 differs', 'signal', 'exit code 3 of yours', 'line 3 differs\n', ''])
    expect(caseMessageFor('zh-CN', words)).toBe(words);
});
