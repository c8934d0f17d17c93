import ipaddr from 'ipaddr.js';

/** A provider gives each customer at least this much of an IPv6 address, in bits; the rest the customer chooses. */
const customerBits = 64;

/** A client address as it is stored and shown: an IPv4 address mapped into IPv6 (`::ffff:192.0.2.1`) is IPv4. */
export function plainAddress(address: string): string {
  return ipaddr.isValid(address) ? ipaddr.process(address).toString() : address;
}

/**
 * The key that limits, locks and counts use for a client address: an IPv4 address, or the /64 of an IPv6 address. One
 * customer has 2^64 IPv6 addresses; a limit per address would be no limit.
 */
export function addressKey(address: string): string {
  if (!ipaddr.isValid(address)) return address.slice(0, 64);
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  const [plain = ''] = parsed.toNormalizedString().split('%', 1);
  const network = ipaddr.IPv6.networkAddressFromCIDR(`${plain}/${customerBits}`);
  return `${network.toString()}/${customerBits}`;
}
