import { compileMessage, compileNoteCodes } from '@verdict/judge/protocol/compile-message.ts';
import { expect, test } from 'vitest';
import { compileMessageFor } from './compile-message.ts';

test('what the judge says of a compile is told in the language of the reader, above the words of the compiler', () => {
  const message = `${compileMessage('COMPILE_TIME_LIMIT', 20)}\nmain.cpp:1: warning: slow`;
  expect(compileMessageFor('zh-CN', message)).toBe('编译超过 20 秒，已被终止。\nmain.cpp:1: warning: slow');
  expect(compileMessageFor('en-US', message)).toBe(message);
});

test.each(compileNoteCodes)('%s has words of its own in both languages, with its value', (code) => {
  const message = compileMessage(code, 'A$&, B');
  expect(compileMessageFor('zh-CN', message)).toMatch(/\p{Script=Han}.*A\$&, B/u);
  expect(compileMessageFor('en-US', message)).toMatch(/^[A-Z][^\p{Script=Han}]*A\$&, B/u);
});

test('what only looks like it, and all other words of compilers, stay as they are', () => {
  const words = [
    '',
    'main.cpp:1: error',
    'x\nCompilation took longer than 20 seconds and was stopped.',
    'Compilation took longer than 20 seconds and was stopped. Or not',
  ];
  for (const message of words) expect(compileMessageFor('zh-CN', message)).toBe(message);
});
