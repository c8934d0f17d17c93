import { builder } from '../../core/builder.ts';
import { currentKey } from './password-key.service.ts';
import { newNonce } from './password-nonce.ts';

interface OfferedKey {
  readonly publicKey: string;
  readonly nonce: string;
  readonly expiresAt: Date;
}

const PasswordKeyType = builder.objectRef<OfferedKey>('PasswordKey').implement({
  description:
    'What one password is encrypted with: RSA-OAEP with SHA-256, the nonce as label. ' +
    'Sent as `sealed:<nonce>:<ciphertext in base64url>` wherever a password is asked for.',
  fields: (t) => ({
    publicKey: t.exposeString('publicKey', { description: 'SPKI, DER, base64.' }),
    nonce: t.exposeString('nonce', { description: 'Good for one password.' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'End of the nonce, in five minutes.' }),
  }),
});

builder.queryField('passwordKey', (t) =>
  t.field({
    type: PasswordKeyType,
    description: 'Key and nonce to encrypt one password with. Passwords may also be sent as they are, over TLS.',
    authScopes: { public: true },
    resolve: async (_root, _args, { db, secrets, now }) => {
      const { period, publicKey } = await currentKey({ db, secrets }, now);
      return { publicKey, ...newNonce(secrets, period, now) };
    },
  }),
);
