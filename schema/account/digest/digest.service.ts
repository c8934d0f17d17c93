import type { MessageKind } from '@verdict/prisma/generated/client/client.ts';
import type { Context, Services } from '../../core/context.ts';
import { userIdOf } from '../../core/viewer-user.ts';

/** What the links that end a digest are sealed for. */
const purpose = 'mail digest';

/** Path of the site that ends the digest of an account, signed in or not. */
export function unsubscribePath({ secrets }: Pick<Services, 'secrets'>, userId: string): string {
  return `/api/unsubscribe?token=${secrets.seal(purpose, userId)}`;
}

/** Kinds of messages that the viewer wants by mail; none when signed out. */
export async function digestKinds({ db, viewer }: Pick<Context, 'db' | 'viewer'>): Promise<MessageKind[]> {
  if (viewer.kind !== 'user') return [];
  const digest = await db.mailDigest.findUnique({ where: { userId: viewer.userId }, select: { kinds: true } });
  return digest?.kinds ?? [];
}

/** Sets which messages the viewer wants by mail, in the language of the request; none ends the digest. */
export async function changeDigest(
  { db, viewer, locale }: Pick<Context, 'db' | 'viewer' | 'locale'>,
  kinds: readonly MessageKind[],
): Promise<void> {
  const userId = userIdOf(viewer);
  const wanted = { kinds: [...new Set(kinds)], locale };
  if (wanted.kinds.length === 0) {
    await db.mailDigest.deleteMany({ where: { userId } });
    return;
  }
  // What was there before is no news.
  const newest = await db.message.findFirst({
    where: { recipientId: userId },
    orderBy: { id: 'desc' },
    select: { id: true },
  });
  await db.mailDigest.upsert({
    where: { userId },
    create: { userId, ...wanted, throughId: newest?.id ?? 0 },
    update: wanted,
  });
}

/** Ends the digest of the account that a link names; idempotent. @returns false when the link is none of ours. */
export async function endDigest({ db, secrets }: Pick<Services, 'db' | 'secrets'>, token: string): Promise<boolean> {
  const userId = secrets.open(purpose, token);
  if (userId === null) return false;
  await db.mailDigest.deleteMany({ where: { userId } });
  return true;
}
