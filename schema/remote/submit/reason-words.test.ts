import { expect, test } from 'vitest';
import { wordsOfReason } from './reason-words.ts';

const job = { mode: 'POOL', text: '' } as const;

test('a reason is told in both languages, with the name of the judge', () => {
  expect(wordsOfReason({ ...job, reason: 'not-received' }, 'POJ')).toEqual({
    'zh-CN': 'POJ 没有收到您的代码，请重新提交。',
    'en-US': 'POJ did not receive your program. Submit it again.',
  });
});

test('a submission whose own session is lost is told to give it again', () => {
  const words = wordsOfReason({ reason: 'no-account', mode: 'BYO_SESSION', text: '' }, 'AtCoder');
  expect(words?.['en-US']).toContain('Give the session again');
});

test('words of the judge follow where no reason of ours fits', () => {
  const words = wordsOfReason({ ...job, reason: 'other', text: 'Go away' }, 'POJ');
  expect(words?.['en-US']).toBe('POJ did not take your program. Look at it, and submit it again. It says: Go away');
});

test('a reason of another version is no code for people', () => {
  expect(wordsOfReason({ ...job, reason: 'toString' }, 'POJ')).toEqual(
    wordsOfReason({ ...job, reason: 'other' }, 'POJ'),
  );
});
