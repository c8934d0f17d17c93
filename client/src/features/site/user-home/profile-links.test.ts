import { expect, test } from 'vitest';
import { profileLinks } from './profile-links.ts';

const hrefs = (github: string | null, blog: string | null = null, cfUsername: string | null = null) =>
  profileLinks({ github, blog, cfUsername }).map(({ href }) => href);

test('addresses and bare names become links', () => {
  expect(hrefs('https://github.com/ann', 'http://ann.example.org/blog/', 'ann lee')).toEqual([
    'https://github.com/ann',
    'http://ann.example.org/blog/',
    'https://codeforces.com/profile/ann%20lee',
  ]);
  expect(hrefs('ann-lee', 'ann.example.org')).toEqual(['https://github.com/ann-lee', 'https://ann.example.org/']);
});

test('a link is shown without its scheme', () => {
  expect(profileLinks({ github: null, blog: 'https://ann.example.org/blog/', cfUsername: null })[0]?.text).toBe(
    'ann.example.org/blog',
  );
});

test.each([
  'javascript:alert(1)',
  ' JaVaScRiPt:alert(1)',
  'data:text/html,x',
  'file:///etc/passwd',
  'nowhere',
  '',
  '   ',
])('"%s" leads nowhere', (address) => {
  expect(hrefs(null, address)).toEqual([]);
});
