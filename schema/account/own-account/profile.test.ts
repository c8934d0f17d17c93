import { describe, expect, test } from 'vitest';
import { githubAddress, line, pageAddress, paragraph } from './profile.ts';

describe('addresses of pages', () => {
  test.each([
    ['https://example.org/me', 'https://example.org/me'],
    [' example.org/me ', 'https://example.org/me'],
    ['http://example.org', 'http://example.org'],
    ['', ''],
  ])('%j becomes %j', (given, kept) => {
    expect(pageAddress.parse(given)).toBe(kept);
  });

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'ftp://example.org',
    'https://',
    'https://user@example.org',
    'not an address',
    `https://example.org/${'x'.repeat(255)}`,
  ])('%j is refused', (given) => {
    expect(pageAddress.safeParse(given).success).toBe(false);
  });

  test('a name on GitHub is a page there', () => {
    expect(
      ['octo-cat', '@octocat', 'https://github.com/octocat', 'github.com/octocat', ''].map((given) =>
        githubAddress.parse(given),
      ),
    ).toEqual([
      'https://github.com/octo-cat',
      'https://github.com/octocat',
      'https://github.com/octocat',
      'https://github.com/octocat',
      '',
    ]);
  });
});

describe('texts', () => {
  test('may hold any script and emoji, not what nobody sees', () => {
    expect(line(20).parse(' 王小明 👩‍💻 ')).toBe('王小明 👩‍💻');
    expect(['a\u0000b', 'a\nb', 'a\u202Eb', 'a\u2066b'].map((given) => line(20).safeParse(given).success)).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });

  test('of several lines may hold line ends', () => {
    expect(paragraph.parse('one\n\ttwo\r\n')).toBe('one\n\ttwo');
    expect(paragraph.safeParse('a\u0007b').success).toBe(false);
  });
});
