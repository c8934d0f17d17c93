import { expect, test } from 'vitest';
import { isWebAddress } from './web-address.ts';

test.each(['https://example.org/a?b=c', 'HTTP://example.org', '/problem/1000', '/'])('%s may be linked to', (text) => {
  expect(isWebAddress(text)).toBe(true);
});

test.each([
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,x',
  '//example.org',
  '/\\example.org',
  'example.org',
  'https://',
  'ftp://example.org',
  '',
])('"%s" may not', (text) => {
  expect(isWebAddress(text)).toBe(false);
});
