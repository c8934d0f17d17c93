import { expect, test } from 'vitest';
import { deviceOf } from './device.ts';

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
    { browser: 'Firefox 140', system: 'Windows 10' },
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, ' +
      'like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    { browser: 'Safari 18', system: 'iOS 18.1' },
  ],
  ['curl/8.5.0', { browser: 'curl 8', system: null }],
  ['node', { browser: 'node', system: null }],
  ['', { browser: null, system: null }],
])('%s', (userAgent, device) => {
  expect(deviceOf(userAgent)).toEqual(device);
});
