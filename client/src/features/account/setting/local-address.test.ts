import { expect, test } from 'vitest';
import { isLocalAddress } from './local-address.ts';

test.each([
  '127.0.0.1',
  '::1',
  '10.1.2.3',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.0.9',
  '169.254.1.1',
  '::ffff:192.168.1.1',
  'fd12:3456::1',
  'fe80::1',
])('%s is of this network', (address) => {
  expect(isLocalAddress(address)).toBe(true);
});

test.each([
  '8.8.8.8',
  '172.32.0.1',
  '172.15.0.1',
  '192.169.0.1',
  '100.64.0.1',
  '110.0.0.1',
  '::ffff:8.8.8.8',
  '2001:db8::1',
  'fec0::1',
  'fd',
  '',
])('%s is not', (address) => {
  expect(isLocalAddress(address)).toBe(false);
});
