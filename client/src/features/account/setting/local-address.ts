/** IPv4 ranges that are never on the internet: loopback, private (RFC 1918), link-local (RFC 3927). */
const localV4 = /^(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|169\.254\.)/;
/** The same of IPv6: loopback, unique local (RFC 4193), link-local (RFC 4291). */
const localV6 = /^(::1$|f[cd][0-9a-f]{2}:|fe[89ab][0-9a-f]:)/i;

/** Is a client's address one of the network the site is in? */
export function isLocalAddress(address: string): boolean {
  const plain = address.replace(/^::ffff:/i, '');
  return localV4.test(plain) || localV6.test(plain);
}
