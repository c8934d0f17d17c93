import type { Prisma } from '@verdict/prisma/generated/client/client.ts';
import { z } from 'zod';
import type { Services, Transaction } from '../../core/context.ts';
import type { SmtpServer } from '../../core/ports/mailer.ts';
import type { SettingValue } from '../../core/settings/site-setting.ts';
import { readSettings } from '../../core/settings/site.service.ts';

/** What the password is sealed for. */
const purpose = 'smtp password';

/**
 * The SMTP server that was set on the site, its password opened; null: none was set. A password sealed under another
 * secret is none.
 */
export async function readStoredServer({
  db,
  secrets,
}: Pick<Services, 'secrets'> & { readonly db: Services['db'] | Transaction }): Promise<SmtpServer | null> {
  const { smtp } = await readSettings(db, ['smtp']);
  if (smtp === null) return null;
  const { sealedPassword, ...server } = smtp;
  return { ...server, password: sealedPassword === null ? null : secrets.open(purpose, sealedPassword) };
}

/**
 * Stores a server for the site's mails, its password sealed: who has only the database, or a copy of it, cannot use it.
 */
export async function storeServer(
  tx: Transaction,
  secrets: Services['secrets'],
  { password, ...server }: SmtpServer,
): Promise<void> {
  const value = {
    ...server,
    sealedPassword: password === null ? null : secrets.seal(purpose, password),
  } satisfies SettingValue<'smtp'>;
  const where = { key: 'smtp' };
  await tx.siteSetting.upsert({ where, create: { ...where, value }, update: { value }, select: { key: true } });
}

const plainServer = z.looseObject({ password: z.string() });

/** Seals a password that an earlier version stored as it was. Done at each start; there is nothing to do but once. */
export async function sealPlainPassword({ db, secrets }: Pick<Services, 'db' | 'secrets'>): Promise<void> {
  const stored = await db.siteSetting.findUnique({ where: { key: 'smtp' }, select: { value: true } });
  const plain = plainServer.safeParse(stored?.value);
  if (!plain.success) return;
  const { password, ...server } = plain.data;
  const value = { ...server, sealedPassword: secrets.seal(purpose, password) } as Prisma.InputJsonObject;
  // Only in place of what was read: an admin may save another at this moment.
  await db.siteSetting.updateMany({ where: { key: 'smtp', value: { equals: stored?.value ?? {} } }, data: { value } });
}
