import { Prisma } from '@verdict/prisma/generated/client/client.ts';
import type { Context } from '../context.ts';
import { publicFileUrl } from '../problem/public-file.ts';
import { refuseToken } from '../refusals.ts';
import { AvatarTooLarge, AvatarUnreadable } from './own-account.error.ts';
import { ration } from './ration.ts';
import { userIdOf } from './viewer-user.ts';

/** Largest picture that is taken, in bytes (specification, section 9). */
export const maxAvatarBytes = 2_097_152;

/**
 * Takes a picture as the viewer's avatar, in place of the one before. Called by the upload, which is no root field.
 * @throws AvatarTooLarge, AvatarUnreadable, TooManyRequests, and GraphQLError TOKEN_SCOPE_MISSING
 */
export async function setAvatar(context: Context, bytes: Buffer): Promise<void> {
  const { db, files, viewer } = context;
  refuseToken(context, 'ACCOUNT');
  const userId = userIdOf(viewer);
  ration(context, 'avatar', userId);
  if (bytes.length > maxAvatarBytes) throw new AvatarTooLarge();
  const picture = await context.avatars.make(bytes);
  if (picture === null) throw new AvatarUnreadable();
  const { sha256, sizeBytes } = await files.put(picture);
  const contentType = 'image/webp';
  await replaceAvatar(context, userId, () =>
    db.$transaction(async (tx) => {
      // Written also when it is there: that holds the row, so that nobody drops it before this user names it.
      await tx.storedFile.upsert({ where: { sha256 }, create: { sha256, sizeBytes, contentType }, update: { contentType }, select: { sha256: true } });
      await tx.user.update({ where: { id: userId }, data: { avatarSha256: sha256, avatarUrl: publicFileUrl({ name: 'avatar.webp', sha256 }) }, select: { id: true } });
    }),
  );
}

/** Goes back to the avatar that is drawn from the name. */
export async function removeAvatar(context: Context): Promise<void> {
  const userId = userIdOf(context.viewer);
  const data = { avatarSha256: null, avatarUrl: null };
  await replaceAvatar(context, userId, () => context.db.user.update({ where: { id: userId }, data, select: { id: true } }));
}

/** Drops the file of the avatar that was, when nobody else has it. */
async function replaceAvatar({ db }: Pick<Context, 'db'>, userId: string, replace: () => Promise<unknown>): Promise<void> {
  const { avatarSha256: old } = await db.user.findUniqueOrThrow({ where: { id: userId }, select: { avatarSha256: true } });
  await replace();
  if (old === null) return;
  const unnamed = { avatarOf: { none: {} }, caseInputs: { none: {} }, caseAnswers: { none: {} }, caseFiles: { none: {} }, problemFiles: { none: {} }, judgeIncludes: { none: {} } } satisfies Prisma.StoredFileWhereInput;
  await db.storedFile.deleteMany({ where: { sha256: old, ...unnamed } }).catch((error: unknown) => {
    // Somebody else took the same picture at this moment.
    if (!(error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2003')) throw error;
  });
}
