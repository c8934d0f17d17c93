import type { SmtpServer } from '@verdict/schema/core/ports/mailer.ts';

/** The server an `smtp://` or `smtps://` address names; null for none. @param from sender's address, if one was set. */
export function smtpServerOf(address: string | undefined, from: string | null): SmtpServer | null {
  if (address === undefined) return null;
  const { protocol, hostname, port, username, password } = new URL(address);
  const isSecure = protocol === 'smtps:';
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port === '' ? (isSecure ? 465 : 587) : Number(port),
    isSecure,
    username: decodeURIComponent(username) || null,
    password: decodeURIComponent(password) || null,
    from,
  };
}
