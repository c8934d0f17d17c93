import { Secret, TOTP } from 'otpauth';

/*
 * Codes of an authenticator app: TOTP (RFC 6238) with what every app knows, SHA-1, six digits, a new code every 30 s.
 * A code is taken in the step before and after its own too, since clocks differ; each step is good for one code.
 */

const period = 30;
const digits = 6;
/** Steps before and after that of now. */
const window = 1;

/** A new secret: 160 bits, Base32. */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** What an app reads from a QR code: `otpauth://totp/...`. */
export function totpUri(
  secret: string,
  { issuer, username }: { readonly issuer: string; readonly username: string },
): string {
  return totpOf(secret, issuer, username).toString();
}

/** The step a code belongs to, in 30 s since 1970. @returns null when it is no code of now. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const token = code.replace(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return null;
  const timestamp = now.getTime();
  const delta = totpOf(secret).validate({ token, timestamp, window });
  return delta === null ? null : Math.floor(timestamp / 1000 / period) + delta;
}

/** The code an app shows at a moment. */
export function totpCodeAt(secret: string, now: Date): string {
  return totpOf(secret).generate({ timestamp: now.getTime() });
}

function totpOf(secret: string, issuer = '', label = ''): TOTP {
  return new TOTP({ secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits, period, issuer, label });
}
