import { plainAddress } from '@verdict/schema/core/client-address.ts';
import ipaddr from 'ipaddr.js';

/** Reverse proxies whose X-Forwarded-For is believed: none, the one that connects, or those of these networks. */
export type ProxySetting = boolean | readonly string[];

/** What of a request tells where it comes from. */
export interface ForwardedRequest {
  readonly headers: NodeJS.Dict<string | string[]>;
  readonly socket: { readonly remoteAddress?: string | undefined };
}

/** Is this address, the `hop`th on the way back from us (0: the one that connects), a proxy of ours? */
export type ProxyTrust = (address: string, hop: number) => boolean;

/**
 * Reads a list such as `127.0.0.1, 10.0.0.0/8, fd00::/8`.
 *
 * @returns null when an entry is neither address nor network.
 */
export function parseProxyList(text: string): readonly string[] | null {
  const entries = text.split(',').map((entry) => entry.trim());
  return entries.every((entry) => ipaddr.isValid(entry) || ipaddr.isValidCIDR(entry)) ? entries : null;
}

/** Makes the rule from the setting. */
export function proxyTrust(setting: ProxySetting): ProxyTrust {
  if (setting === true) return (_address, hop) => hop === 0;
  if (setting === false) return () => false;
  const networks = setting.map((entry) => (ipaddr.isValidCIDR(entry) ? ipaddr.parseCIDR(entry) : wholeAddress(entry)));
  return (address) => {
    if (!ipaddr.isValid(address)) return false;
    const parsed = ipaddr.process(address);
    return networks.some(([network, bits]) => network.kind() === parsed.kind() && parsed.match(network, bits));
  };
}

/** The client's address behind an upgrade, which does not pass through Fastify; the same as Fastify's `request.ip`. */
export function forwardedAddress({ headers, socket }: ForwardedRequest, isTrusted: ProxyTrust): string {
  const forwarded = headers['x-forwarded-for'];
  const entries = typeof forwarded === 'string' ? forwarded.split(',').map((entry) => entry.trim()) : [];
  const claimed = entries.filter(Boolean).toReversed();
  let client = socket.remoteAddress ?? 'unknown';
  for (const [hop, address] of claimed.entries()) {
    if (!isTrusted(client, hop)) break;
    client = address;
  }
  return plainAddress(client);
}

function wholeAddress(address: string): [ipaddr.IPv4 | ipaddr.IPv6, number] {
  const parsed = ipaddr.process(address);
  return [parsed, parsed.kind() === 'ipv4' ? 32 : 128];
}
