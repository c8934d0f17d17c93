import { createHash, webcrypto } from 'node:crypto';
import type { Context } from '../../core/context.ts';
import { invalidInputOf } from '../../core/invalid-input.ts';
import { newPassword } from '../user/credentials.ts';
import { keyOf } from './password-key.service.ts';
import { readNonce } from './password-nonce.ts';
import { PasswordUnreadable } from './password.error.ts';
import { parseSealedPassword } from './sealed-password.ts';

type OpeningContext = Pick<Context, 'db' | 'secrets' | 'now'>;

/**
 * The password in an input's field, which may be encrypted (see sealed-password.ts). Uses up its nonce.
 *
 * @throws PasswordUnreadable
 */
export async function openPassword(context: OpeningContext, given: string): Promise<string> {
  const sealed = parseSealedPassword(given);
  if (sealed === null) return given;
  const { db, secrets, now } = context;
  const nonce = readNonce(secrets, sealed.nonce, now);
  if (nonce === null) throw new PasswordUnreadable();
  const key = await keyOf({ db, secrets }, nonce.period);
  if (key === null) throw new PasswordUnreadable();
  await useUp(context, sealed.nonce, nonce.expiresAt);
  const privateKey = await webcrypto.subtle.importKey(
    'pkcs8',
    key.privateKey,
    { name: 'RSA-OAEP', hash: 'SHA-256' },
    false,
    ['decrypt'],
  );
  const opened = await webcrypto.subtle
    .decrypt({ name: 'RSA-OAEP', label: Buffer.from(sealed.nonce) }, privateKey, sealed.ciphertext)
    .catch(() => null);
  if (opened === null) throw new PasswordUnreadable();
  return Buffer.from(opened).toString('utf8');
}

/**
 * The password for an account to have from now on, with the shape of one.
 *
 * @param path name of the field it came in.
 * @throws PasswordUnreadable, InvalidInput
 */
export async function openNewPassword(
  context: OpeningContext & Pick<Context, 'locale'>,
  given: string,
  path = 'password',
): Promise<string> {
  const parsed = newPassword.safeParse(await openPassword(context, given));
  if (parsed.success) return parsed.data;
  throw invalidInputOf({ issues: parsed.error.issues.map((issue) => ({ ...issue, path: [path] })) }, context.locale);
}

async function useUp({ db, now }: OpeningContext, nonce: string, expiresAt: Date): Promise<void> {
  const nonceHash = createHash('sha256').update(nonce).digest('hex');
  await db.usedNonce.deleteMany({ where: { expiresAt: { lt: now } } });
  const { count } = await db.usedNonce.createMany({ data: [{ nonceHash, expiresAt }], skipDuplicates: true });
  if (count === 0) throw new PasswordUnreadable();
}
