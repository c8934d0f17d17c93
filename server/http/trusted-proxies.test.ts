import { expect, test } from 'vitest';
import { forwardedAddress, parseProxyList, proxyTrust, type ProxySetting } from './trusted-proxies.ts';

function seen(setting: ProxySetting, remoteAddress: string, forwarded?: string): string {
  return forwardedAddress(
    { headers: { 'x-forwarded-for': forwarded }, socket: { remoteAddress } },
    proxyTrust(setting),
  );
}

test.each<[ProxySetting, string, string | undefined, string]>([
  [false, '192.0.2.1', '198.51.100.1', '192.0.2.1'],
  [true, '192.0.2.1', '203.0.113.9, 198.51.100.1', '198.51.100.1'],
  [true, '::ffff:192.0.2.1', undefined, '192.0.2.1'],
  [['10.0.0.0/8'], '10.1.2.3', '198.51.100.1', '198.51.100.1'],
  [['10.0.0.0/8'], '::ffff:10.1.2.3', '198.51.100.1', '198.51.100.1'],
  [['10.0.0.0/8'], '192.0.2.1', '198.51.100.1', '192.0.2.1'],
  [['10.0.0.1', 'fd00::/8'], 'fd00::5', '203.0.113.9, 198.51.100.1, 10.0.0.1', '198.51.100.1'],
])('with the setting %j a request from %s that claims %s comes from %s', (setting, address, forwarded, client) => {
  expect(seen(setting, address, forwarded)).toBe(client);
});

test('a list of addresses and networks is read', () => {
  expect(parseProxyList('127.0.0.1, 10.0.0.0/8,fd00::/8')).toEqual(['127.0.0.1', '10.0.0.0/8', 'fd00::/8']);
});

test('a list with a host name is refused', () => {
  expect(parseProxyList('proxy.example.org')).toBeNull();
});
