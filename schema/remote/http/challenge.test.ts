import { expect, test } from 'vitest';
import { isChallenge } from './challenge.ts';

const judged = (text: string, status = 200, headers: ReadonlyArray<[string, string]> = []) =>
  isChallenge({ status, headers: new Map(headers), text });

test.each([
  '<html><head><title>Just a moment...</title></head></html>',
  '<html><head><title>Attention Required! | Cloudflare</title></head></html>',
  '<html><body><script>window._cf_chl_opt = {}</script></body></html>',
  '<html><body>Please wait. Your browser is being checked.</body></html>',
  '<html><body>Redirecting... Please, wait.<script>go()</script></body></html>',
])('%s checks for a person', (page) => {
  expect(judged(page)).toBe(true);
});

// What users write must not stop the reading of everybody's results.
test.each([
  '{"content":{"code":"// Checking your browser, _cf_chl_opt"}}',
  '<html><title>Compile Error</title><pre>#error Your browser is being checked _cf_chl_opt</pre></html>',
  '<html><title>Just for a moment</title><table><tr><td>_cf_chl_opt</table></html>',
  `<html><body>${'A statement. '.repeat(50)}Checking your browser</body></html>`,
])('%s does not', (page) => {
  expect(judged(page)).toBe(false);
});

test('headers say it, too', () => {
  expect(judged('', 403, [['cf-mitigated', 'challenge']])).toBe(true);
  expect(judged('', 503, [['server', 'cloudflare']])).toBe(true);
  expect(judged('', 403)).toBe(false);
});
