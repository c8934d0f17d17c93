import type { PrismaClient } from '@verdict/prisma/generated/client/client.ts';
import { isRemoteLanguage } from './remote-language-key.ts';
import { listRemoteLanguages } from './remote-language.service.ts';

/** How a language is called, on the site or at its remote judge; its key where nobody knows it. */
export async function languageName(
  db: Pick<PrismaClient, 'remoteLanguage' | 'language'>,
  key: string,
): Promise<string> {
  if (isRemoteLanguage(key)) return (await listRemoteLanguages(db, [key]))[0]?.name ?? key;
  const language = await db.language.findUnique({ where: { key }, select: { name: true } });
  return language?.name ?? key;
}
