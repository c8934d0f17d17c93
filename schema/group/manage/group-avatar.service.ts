import { storeAvatar } from '../../account/own-account/avatar.service.ts';
import { auditBy } from '../../core/audit/audit.ts';
import type { Context } from '../../core/context.ts';
import { refuseToken } from '../../core/refusals.ts';
import { requireInGroup } from '../core/find-group.service.ts';
import { GroupArchived } from '../core/group.error.ts';

/**
 * Takes a picture as the avatar of a group, in place of the one before. Called by the upload, which is no root field.
 *
 * @throws GroupNotFound, GroupActForbidden, GroupArchived, AvatarTooLarge, AvatarUnreadable, TooManyRequests, and
 *   GraphQLError TOKEN_SCOPE_MISSING
 */
export async function setGroupAvatar(context: Context, id: number, bytes: Buffer): Promise<void> {
  refuseToken(context, 'ADMIN');
  const { archivedAt } = await requireInGroup(context, id, 'group.edit');
  if (archivedAt !== null) throw new GroupArchived();
  const data = await storeAvatar(context, bytes);
  await setAvatar(context, id, data);
}

/** Goes back to the default avatar. @throws GroupNotFound, GroupActForbidden */
export async function removeGroupAvatar(context: Context, id: number): Promise<void> {
  await requireInGroup(context, id, 'group.edit');
  await setAvatar(context, id, { avatarSha256: null, avatarUrl: null });
}

async function setAvatar(
  context: Context,
  id: number,
  data: { readonly avatarSha256?: string | null; readonly avatarUrl?: string | null },
): Promise<void> {
  await context.db.$transaction(async (tx) => {
    await tx.group.update({ where: { id }, data, select: { id: true } });
    await auditBy(context, tx, {
      action: 'group.edit',
      target: { kind: 'GROUP', id },
      groupId: id,
      after: { isPictureChanged: true },
    });
  });
}
