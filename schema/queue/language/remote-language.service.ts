import type { PrismaClient } from '@verdict/prisma/generated/client/client.ts';
import { unknownLanguage, type LanguageView } from './language.service.ts';
import { isRemoteLanguage, remoteLanguageKey } from './remote-language-key.ts';

/** Languages of remote judges by their keys, as they were read last; those that are not known are left out. */
export async function listRemoteLanguages(
  db: Pick<PrismaClient, 'remoteLanguage' | 'language'>,
  keys: readonly string[],
): Promise<LanguageView[]> {
  const wanted = keys.filter((key) => isRemoteLanguage(key)).map((key) => ({ key, ...partsOf(key) }));
  if (wanted.length === 0) return [];
  const rows = await db.remoteLanguage.findMany({
    where: { OR: wanted.map(({ judgeKey, id }) => ({ judgeKey, id })) },
    orderBy: [{ judgeKey: 'asc' }, { position: 'asc' }, { id: 'asc' }],
  });
  const likeKeys = rows.flatMap(({ likeKey }) => (likeKey === null ? [] : [likeKey]));
  const like = await db.language.findMany({
    where: { key: { in: likeKeys } },
    select: { key: true, contentType: true },
  });
  return rows.map(({ judgeKey, id, name, likeKey, position, isOffered }) => ({
    ...unknownLanguage(remoteLanguageKey(judgeKey, id)),
    name,
    contentType: like.find(({ key }) => key === likeKey)?.contentType ?? 'text/plain',
    position,
    isAvailable: isOffered,
    isAccepted: isOffered,
  }));
}

function partsOf(key: string): { readonly judgeKey: string; readonly id: string } {
  const dot = key.indexOf('.');
  return { judgeKey: key.slice(0, dot), id: key.slice(dot + 1) };
}
