import type { Context } from '../../core/context.ts';
import { publicFileUrl } from '../../core/files/public-file.ts';
import { recordFiles } from '../../core/files/record-files.service.ts';
import { refuseToken } from '../../core/refusals.ts';
import { userIdOf } from '../../core/viewer-user.ts';
import { AvatarTooLarge, AvatarUnreadable } from '../user/own-account.error.ts';
import { ration } from '../user/ration.ts';

/** Largest picture that is taken, in bytes (specification, section 9). */
export const maxAvatarBytes = 2_097_152;

/**
 * Takes a picture as the viewer's avatar, in place of the one before. Called by the upload, which is no root field.
 *
 * @throws AvatarTooLarge, AvatarUnreadable, TooManyRequests, and GraphQLError TOKEN_SCOPE_MISSING
 */
export async function setAvatar(context: Context, bytes: Buffer): Promise<void> {
  refuseToken(context, 'ACCOUNT');
  const userId = userIdOf(context.viewer);
  await context.db.user.update({
    where: { id: userId },
    data: await storeAvatar(context, bytes),
    select: { id: true },
  });
}

/**
 * Stores a picture as an avatar, for the row that is to show it.
 *
 * @returns the columns of the row
 * @throws AvatarTooLarge, AvatarUnreadable, TooManyRequests
 */
export async function storeAvatar(
  context: Context,
  bytes: Buffer,
): Promise<{ readonly avatarSha256: string; readonly avatarUrl: string }> {
  const { db, files, viewer } = context;
  ration(context, 'avatar', userIdOf(viewer));
  if (bytes.length > maxAvatarBytes) throw new AvatarTooLarge();
  const picture = await context.avatars.make(bytes);
  if (picture === null) throw new AvatarUnreadable();
  const { sha256, ...stored } = await files.put(picture);
  await recordFiles(db, [{ ...stored, sha256, contentType: 'image/webp' }]);
  return { avatarSha256: sha256, avatarUrl: publicFileUrl({ name: 'avatar.webp', sha256 }) };
}

/** Goes back to the avatar that is drawn from the name. */
export async function removeAvatar({ db, viewer }: Context): Promise<void> {
  await db.user.update({
    where: { id: userIdOf(viewer) },
    data: { avatarSha256: null, avatarUrl: null },
    select: { id: true },
  });
}
