import type { Context, Transaction } from '../../core/context.ts';
import { level } from '../../core/level.ts';
import { opens } from '../../core/site-act.rule.ts';
import { userIdOf } from '../../core/viewer-user.ts';
import { may } from '../../place/place.rule.ts';
import { groupStaff } from '../core/group-staff.ts';
import type { StoredText } from '../text/stored-text.service.ts';
import { AccountNotBannable } from './moderation.error.ts';

/** A ban to be made. */
interface NewBan {
  readonly actId: number;
  readonly reason: string;
  readonly until: Date;
}

/** Bans the author of a text from writing in its place. */
export async function banAuthor(
  tx: Transaction,
  { viewer, now }: Pick<Context, 'viewer' | 'now'>,
  { text, ban }: { readonly text: StoredText; readonly ban: NewBan },
): Promise<void> {
  const { groupId, author } = text;
  await tx.writingBan.create({
    data: { ...ban, userId: author.id, groupId, createdAt: now, byId: userIdOf(viewer) },
  });
}

/** Moderators of a place ban accounts that do not moderate it, and never themselves. @throws AccountNotBannable */
export async function requireBannable(
  { db, viewer }: Pick<Context, 'db' | 'viewer'>,
  { author, groupId }: StoredText,
): Promise<void> {
  const isOwn = author.id === userIdOf(viewer);
  if (isOwn || !may(viewer, 'discussion.moderate', { groupId, authorId: null })) throw new AccountNotBannable();
  const isStaff =
    author.role === 'ROOT' ||
    (groupId === null
      ? opens(author, 'MODERATE')
      : (await db.user.count({
          where: { id: author.id, ...groupStaff(groupId, { atLeast: level.admin, rights: ['DISCUSSIONS'] }) },
        })) > 0);
  if (isStaff) throw new AccountNotBannable();
}
