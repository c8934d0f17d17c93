import { expect, test } from 'vitest';
import { robotsRules } from './robots.ts';

const text = `# of the judge
User-agent: BadBot
Disallow: /

User-agent: *
User-agent: Other
Disallow: /submissions
Disallow: /*.cgi$
Allow: /submissions/public # these
Disallow:
`;

test.each([
  ['/', true],
  ['/submissions/1', false],
  ['/submissions/public/1', true],
  ['/a/b.cgi', false],
  ['/a/b.cgi?x=1', true],
])('%s may be read: %s', (path, isAllowed) => {
  expect(robotsRules(text, 'Verdict')(path)).toBe(isAllowed);
});

test('rules for the name of the robot stand in place of those for all', () => {
  expect(robotsRules(`${text}\nUser-agent: verdict/1.0\nDisallow: /x`, 'Verdict')('/submissions/1')).toBe(true);
});

test('a text that is no list of rules lets all be read', () => {
  expect(robotsRules('<html>Not Found</html>', 'Verdict')('/x')).toBe(true);
});
