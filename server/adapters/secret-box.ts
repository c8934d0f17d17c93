import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { SecretBox } from '@verdict/schema/core/context.ts';

const nonceBytes = 12;
const tagBytes = 16;

/**
 * Secrets as AES-256-GCM: nonce, tag and text, in base64url. Each purpose has a key of its own, so that what was sealed
 * for one opens for no other.
 *
 * @param secret of the site; when it changes, nothing opens that was sealed before.
 */
export function createSecretBox(secret: string): SecretBox {
  const keyFor = (purpose: string) => Buffer.from(hkdfSync('sha256', secret, '', `verdict ${purpose}`, 32));
  return {
    seal(purpose, text) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv('aes-256-gcm', keyFor(purpose), nonce);
      const closed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), closed]).toString('base64url');
    },
    open(purpose, sealed) {
      const bytes = Buffer.from(sealed, 'base64url');
      if (bytes.length < nonceBytes + tagBytes) return null;
      const decipher = createDecipheriv('aes-256-gcm', keyFor(purpose), bytes.subarray(0, nonceBytes));
      decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
      try {
        return Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()]).toString(
          'utf8',
        );
      } catch {
        return null;
      }
    },
  };
}
