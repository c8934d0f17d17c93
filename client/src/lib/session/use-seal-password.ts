import { useApolloClient } from '@apollo/client/react';
import { PasswordKeyDocument } from './password-key.generated.ts';

const algorithm = 'RSA-OAEP';

/**
 * Gives a function that encrypts a password for one request, as the API's `passwordKey` says. Where the browser has no
 * WebCrypto, which is on plain http except localhost, it gives the password as it is. Throws when the key cannot be
 * had.
 */
export function useSealPassword(): (password: string) => Promise<string> {
  const client = useApolloClient();
  return async (password) => {
    // The types say it is always there; on plain http it is not.
    const subtle: SubtleCrypto | undefined = globalThis.crypto.subtle;
    if (subtle === undefined) return password;
    const { data } = await client.query({ query: PasswordKeyDocument, fetchPolicy: 'no-cache' });
    if (!data) throw new Error('The server gave no key to encrypt the password with.');
    const { publicKey, nonce } = data.passwordKey;
    const key = await subtle.importKey('spki', bytesOf(publicKey), { name: algorithm, hash: 'SHA-256' }, false, [
      'encrypt',
    ]);
    const text = new TextEncoder();
    const sealed = await subtle.encrypt({ name: algorithm, label: text.encode(nonce) }, key, text.encode(password));
    return `sealed:${nonce}:${base64Url(new Uint8Array(sealed))}`;
  };
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}

function base64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
