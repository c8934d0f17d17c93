import { startAuthentication, startRegistration } from '@simplewebauthn/browser';

/** Can this browser use passkeys? They need https, or localhost. */
export function canUsePasskeys(): boolean {
  return globalThis.isSecureContext && 'PublicKeyCredential' in globalThis;
}

/**
 * Asks for a passkey.
 *
 * @param options JSON from the server. @returns JSON for the server; null when the user, or the device, said no:
 *   browsers do not tell which.
 */
export async function askPasskey(options: string): Promise<string | null> {
  try {
    return JSON.stringify(await startAuthentication({ optionsJSON: JSON.parse(options) }));
  } catch {
    return null;
  }
}

/** Makes a passkey; null when the user said no, or the device has one of the account already. */
export async function makePasskey(options: string): Promise<string | null> {
  try {
    return JSON.stringify(await startRegistration({ optionsJSON: JSON.parse(options) }));
  } catch {
    return null;
  }
}
