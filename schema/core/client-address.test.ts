import { expect, test } from 'vitest';
import { addressKey, plainAddress } from './client-address.ts';

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::ffff:c000:207', '192.0.2.7'],
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2:aaaa:bbbb:cccc:dddd', '2001:db8:1:2::/64'],
  ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
  ['fe80::1%eth0', 'fe80::/64'],
  ['::1', '::/64'],
  ['unknown', 'unknown'],
])('the key of %s is %s', (address, key) => {
  expect(addressKey(address)).toBe(key);
});

test('a mapped IPv4 address is shown as IPv4', () => {
  expect(plainAddress('::ffff:192.0.2.7')).toBe('192.0.2.7');
});

test('an IPv6 address is shown in its short form', () => {
  expect(plainAddress('2001:0DB8::0001')).toBe('2001:db8::1');
});
