import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/*
 * A passkey in software: what a browser and its authenticator would answer, with a real key and real signatures
 * (WebAuthn level 3, sections 6.1 and 6.5; attestation "none").
 */

/** How an answer is to differ from what an honest device would give. */
export interface PasskeyTwist {
  readonly origin?: string;
  readonly rpId?: string;
  readonly isUserVerified?: boolean;
  readonly counter?: number;
  readonly challenge?: string;
}

/** A device with one key pair. */
export interface SoftPasskey {
  /** JSON of `navigator.credentials.create`. @param options as the server gave them. */
  create(options: string, twist?: PasskeyTwist): string;
  /** JSON of `navigator.credentials.get`. */
  get(options: string, twist?: PasskeyTwist): string;
}

/** Makes a device. @param origin of the page that asks. */
export function softPasskey(origin: string): SoftPasskey {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const credentialId = randomBytes(16);
  let counter = 0;
  const id = credentialId.toString('base64url');

  const clientData = (type: string, options: string, twist: PasskeyTwist) => {
    const { challenge } = JSON.parse(options) as { challenge: string };
    return Buffer.from(
      JSON.stringify({
        type,
        challenge: twist.challenge ?? challenge,
        origin: twist.origin ?? origin,
        crossOrigin: false,
      }),
    );
  };
  const authenticatorData = (
    attested: Buffer,
    { rpId = new URL(origin).hostname, isUserVerified = true, counter: told = counter }: PasskeyTwist,
  ) => {
    const head = Buffer.alloc(5);
    // User present 1, user verified 4, attested data 64.
    head.writeUInt8(1 + (isUserVerified ? 4 : 0) + (attested.length > 0 ? 64 : 0), 0);
    head.writeUInt32BE(told, 1);
    return Buffer.concat([createHash('sha256').update(rpId).digest(), head, attested]);
  };
  const answer = (response: Record<string, unknown>) =>
    JSON.stringify({ id, rawId: id, type: 'public-key', clientExtensionResults: {}, response });

  return {
    create(options, twist = {}) {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(credentialId.length);
      // COSE key in CBOR: {1: 2 (EC2), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y}.
      const key = Buffer.concat([
        Buffer.from('a5010203262001215820', 'hex'),
        Buffer.from(x, 'base64url'),
        Buffer.from('225820', 'hex'),
        Buffer.from(y, 'base64url'),
      ]);
      const data = authenticatorData(Buffer.concat([Buffer.alloc(16), length, credentialId, key]), twist);
      // CBOR: {"fmt": "none", "attStmt": {}, "authData": bytes with a length of one byte}.
      const head = Buffer.concat([
        Buffer.from('a3', 'hex'),
        cborText('fmt'),
        cborText('none'),
        cborText('attStmt'),
        Buffer.from('a0', 'hex'),
        cborText('authData'),
        Buffer.from([0x58, data.length]),
      ]);
      const clientDataJSON = clientData('webauthn.create', options, twist).toString('base64url');
      return answer({
        clientDataJSON,
        attestationObject: Buffer.concat([head, data]).toString('base64url'),
        transports: ['internal'],
      });
    },
    get(options, twist = {}) {
      counter += 1;
      const client = clientData('webauthn.get', options, twist);
      const data = authenticatorData(Buffer.alloc(0), twist);
      const signature = sign('sha256', Buffer.concat([data, createHash('sha256').update(client).digest()]), privateKey);
      return answer({
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
      });
    },
  };
}

function cborText(text: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);
}
