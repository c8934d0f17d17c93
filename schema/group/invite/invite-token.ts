import { createHash, randomBytes } from 'node:crypto';

/** Characters of a token that somebody may send. */
export const maxTokenLength = 100;

/** The purpose that tokens are closed for. */
export const tokenPurpose = 'group invite';

/** The secret of a link. */
export function newToken(): string {
  return randomBytes(24).toString('base64url');
}

/** What is stored of a token: SHA-256, hex. The token is random enough to need no slow hash. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
