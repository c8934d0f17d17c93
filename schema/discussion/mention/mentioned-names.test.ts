import { expect, test } from 'vitest';
import { isMentionable, mentionedNames } from './mentioned-names.ts';

test.each([
  ['ask @alice', ['alice']],
  ['@alice, (@bob) and @carol.', ['alice', 'bob', 'carol']],
  ['@a_b-c.d: @Alice @Alice', ['a_b-c.d', 'Alice']],
  ['请问@小明，还有 @李雷！', ['小明', '李雷']],
  ['mail a@example.org, https://example.org/@alice, @@bob', []],
  ['@ alice @-bob', []],
  ['@averyveryverylongusername', []],
])('names in %j are read between words', (source, names) => {
  expect(mentionedNames(source, 20)).toEqual(names);
});

test.each([
  '`@alice`',
  '``a ` @alice``',
  'one `two\n@alice` three',
  '```\n@alice\n```',
  '~~~~ py\n@alice\n~~~\n@alice\n~~~~',
  '> ```\n> @alice\n> ```',
  '- ```\n  @alice\n  ```',
  '```\n@alice',
  'text\n\n    @alice',
  '\t@alice',
  '- item\n\n      @alice',
])('code mentions nobody: %j', (source) => {
  expect(mentionedNames(source, 20)).toEqual([]);
});

test.each([
  'an open ` and @alice',
  'one `two\n\nthree` @alice',
  'text\n    @alice',
  '- item\n\n    @alice',
  '> @alice',
  '```\ncode\n```\n@alice',
  '`a` @alice `b`',
  '``` in a line ``` @alice',
])('what only looks like code mentions: %j', (source) => {
  expect(mentionedNames(source, 20)).toEqual(['alice']);
});

test('no more names are read than asked for', () => {
  expect(mentionedNames('@a @b @c', 2)).toEqual(['a', 'b']);
});

test('names with signs that end a mention cannot be mentioned', () => {
  expect(['alice', 'a.b', '小明', 'a+b', 'bob-', '-bob'].map(isMentionable)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ]);
});

test.each(['`'.repeat(60_000), '` `` '.repeat(12_000), '@a-'.repeat(20_000), '>'.repeat(60_000), '- '.repeat(30_000)])(
  'long texts are read in linear time',
  (source) => {
    const begin = performance.now();
    mentionedNames(source, 20);
    expect(performance.now() - begin).toBeLessThan(1_000);
  },
);
