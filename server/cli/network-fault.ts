const check = 'Check the network of this machine, its firewall, and the address in REMOTE_ORIGINS.';

/** Why a host gave no answer, and what to do. @param error whose causes have the code of the system. */
export function networkFault(error: Error, host: string): string {
  const codes = codesOf(error);
  const isOneOf = (...names: readonly string[]) => codes.some((code) => names.includes(code));
  if (isOneOf('ENOTFOUND', 'EAI_AGAIN'))
    return `the name ${host} was not found. Is this machine online? Check its network and DNS.`;
  if (isOneOf('ECONNREFUSED')) return `${host} refused the connection. ${check}`;
  if (isOneOf('EHOSTUNREACH', 'ENETUNREACH')) return `there is no way to ${host}. ${check}`;
  if (
    isOneOf('UND_ERR_CONNECT_TIMEOUT', 'UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT', 'ETIMEDOUT', 'TimeoutError')
  )
    return `${host} did not answer in time. ${check}`;
  if (codes.some((code) => code.includes('CERT') || code.includes('SIGNATURE')))
    return `the certificate of ${host} is not trusted. If a proxy reads HTTPS, set NODE_EXTRA_CA_CERTS.`;
  return `${host} did not answer (${error.message}). ${check}`;
}

/** Codes of an error and of what caused it; the name where a cause has none. */
function codesOf(error: unknown): string[] {
  if (!(error instanceof Error)) return [];
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name;
  const within = error instanceof AggregateError ? codesOf(error.errors[0]) : [];
  return [code, ...within, ...codesOf(error.cause)];
}
