import { describe, expect, test } from 'vitest';
import { javascriptVerdict, readCheckerReturn } from './javascript-verdict.ts';

const given = (verdict: unknown, score: unknown = null, message: unknown = null) =>
  javascriptVerdict({ verdict, score, message });

test.each(['accepted', 'wrong', 'presentation'] as const)('"%s" is taken, its score is not read', (verdict) => {
  expect(given(verdict, 0.5, 'so')).toEqual({ kind: verdict, points: null, message: 'so', judgeMessage: '' });
  expect(given(verdict)).toEqual({ kind: verdict, points: null, message: '', judgeMessage: '' });
});

test.each([0, 0.25, 1])('"partial" has a share of %d', (share) => {
  expect(given('partial', share, 'some')).toEqual({
    kind: 'partial',
    points: { kind: 'share', value: share },
    message: 'some',
    judgeMessage: '',
  });
});

describe('what has another shape is a failure that says so', () => {
  test.each<[string, ReturnType<typeof given>, string]>([
    ['no verdict', given(null), 'its verdict is none of'],
    ['an unknown verdict', given('AC'), 'it gave "AC"'],
    ['a verdict that is no text', given(true), 'it gave true'],
    ['an object as verdict', given({}), 'its verdict is none of'],
    ['partial without a score', given('partial'), 'without a score of 0 to 1'],
    ['a percentage', given('partial', 50), 'it gave 50'],
    ['a score below 0', given('partial', -0.1), 'without a score of 0 to 1'],
    ['a score that is text', given('partial', '0.5'), 'it gave "0.5"'],
    ['a message that is no text', given('wrong', null, 7), 'its message is not a text'],
    [
      'what the runner tells',
      javascriptVerdict({ failure: 'it threw', detail: 'Error: x' }),
      'the checker failed: it threw\nError: x',
    ],
  ])('%s', (_what, verdict, cause) => {
    expect(verdict).toEqual({ kind: 'failure', cause: expect.stringContaining(cause) });
  });
});

test.each(['', 'null', '{', '[]', '{"failure":1}'])('%j is nothing the runner says', (stdout) => {
  expect(readCheckerReturn(stdout)).toBeNull();
});
