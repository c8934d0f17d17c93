/*
 * How passwords travel. A client may send a password as it is, or encrypted: it asks for `passwordKey`, encrypts the
 * password's UTF-8 with RSA-OAEP (SHA-256) under the public key, with the nonce's text as OAEP label, and sends
 *
 *   sealed:<nonce>:<ciphertext in base64url>
 *
 * in the same field. The nonce is good for one password and five minutes; being the label, it cannot be exchanged, so
 * what somebody overheard opens nothing a second time. No plain password looks like this: it is far longer than one may
 * be. Browsers have WebCrypto on https and on localhost only; elsewhere, as in a class room's plain http, the page
 * sends the password as it is. Encrypting it with a library of our own there would protect from no one: who can read
 * plain http can change the page as well.
 */

/** The parts of an encrypted password. */
export interface SealedPassword {
  readonly nonce: string;
  readonly ciphertext: Buffer<ArrayBuffer>;
}

/** Bits of the key; the ciphertext has as many. */
export const keyBits = 2048;
const ciphertextLength = Math.ceil(keyBits / 6);
const sealedPattern = new RegExp(`^sealed:([\\w-]{20,200}):([\\w-]{${ciphertextLength}})$`);

/** Reads an encrypted password. @returns null when the text is a plain one. */
export function parseSealedPassword(given: string): SealedPassword | null {
  const [, nonce, ciphertext] = sealedPattern.exec(given) ?? [];
  return nonce === undefined || ciphertext === undefined
    ? null
    : { nonce, ciphertext: Buffer.from(ciphertext, 'base64url') };
}
