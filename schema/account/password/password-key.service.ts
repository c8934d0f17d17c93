import { generateKeyPair } from 'node:crypto';
import { promisify } from 'node:util';
import type { PrismaClient } from '@verdict/prisma/generated/client/client.ts';
import type { Services, Transaction } from '../../core/context.ts';
import { keyBits } from './sealed-password.ts';

/** A key pair is given out for this long; the one before is kept as long again. */
const periodMs = 30 * 24 * 60 * 60_000;
const purpose = 'password key';

/** A key pair of the site. */
export interface PasswordKeyPair {
  readonly period: number;
  /** SPKI, DER, base64. */
  readonly publicKey: string;
  /** PKCS #8, DER. */
  readonly privateKey: Buffer<ArrayBuffer>;
}

/** Number of the period a moment lies in. */
export function periodOf(now: Date): number {
  return Math.floor(now.getTime() / periodMs);
}

/** The key pair to encrypt with now; made, for all servers of the site, by whoever needs it first. */
export async function currentKey(services: Pick<Services, 'db' | 'secrets'>, now: Date): Promise<PasswordKeyPair> {
  const period = periodOf(now);
  const known = await keyOf(services, period);
  if (known !== null) return known;
  await makeKey(services, period);
  const made = await keyOf(services, period);
  if (made === null) throw new Error('The password key that was just stored cannot be read.');
  return made;
}

/** The key pair of a period. @returns null when there is none, or it was sealed under another secret. */
export async function keyOf(
  { db, secrets }: Pick<Services, 'secrets'> & { readonly db: PrismaClient | Transaction },
  period: number,
): Promise<PasswordKeyPair | null> {
  const row = await db.passwordKey.findUnique({ where: { period } });
  const privateKey = row === null ? null : secrets.open(purpose, row.sealedPrivateKey);
  return row === null || privateKey === null
    ? null
    : { period, publicKey: row.publicKey, privateKey: Buffer.from(privateKey, 'base64') };
}

async function makeKey({ db, secrets }: Pick<Services, 'db' | 'secrets'>, period: number): Promise<void> {
  const pair = await promisify(generateKeyPair)('rsa', {
    modulusLength: keyBits,
    publicKeyEncoding: { type: 'spki', format: 'der' },
    privateKeyEncoding: { type: 'pkcs8', format: 'der' },
  });
  const data = {
    period,
    publicKey: pair.publicKey.toString('base64'),
    sealedPrivateKey: secrets.seal(purpose, pair.privateKey.toString('base64')),
  };
  await db.$transaction(async (transaction) => {
    // Of servers that come at once, the first to lock makes the key. A row that does not open is of a secret that is
    // gone.
    await transaction.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('verdict password key'))`;
    if ((await keyOf({ db: transaction, secrets }, period)) !== null) return;
    await transaction.passwordKey.deleteMany({ where: { OR: [{ period }, { period: { lt: period - 1 } }] } });
    await transaction.passwordKey.create({ data, select: { period: true } });
  });
}
