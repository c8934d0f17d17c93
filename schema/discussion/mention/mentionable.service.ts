import type { Prisma } from '@verdict/prisma/generated/client/client.ts';
import { usernameKey } from '../../account/user/credentials.ts';
import { ration } from '../../account/user/ration.ts';
import type { Context, Viewer } from '../../core/context.ts';
import { level } from '../../core/level.ts';
import { literally } from '../../core/like-pattern.ts';
import { userIdOf } from '../../core/viewer-user.ts';
import { belongsTo } from '../../place/place.rule.ts';
import { writerSelect, type Writer } from '../core/writer.ts';
import { enterThread } from '../thread/enter-thread.service.ts';
import { readableIn, type EnteredThread, type Subject } from '../thread/thread.ts';
import { isMentionable } from './mentioned-names.ts';
import { readersOfText } from './text-readers.service.ts';

/** Most accounts that are offered. */
const maxOffered = 8;
/** Accounts that are read of each kind: some cannot be mentioned, or are offered already. */
const maxFound = 20;

/**
 * Accounts whose username begins with a prefix, to be mentioned: first those who wrote what the viewer reads in the
 * thread, then the members of its group, or accounts of the site. Where not everyone reads the thread, the writers
 * alone: who else reads it would tell who solved or opened what.
 *
 * @param asked.subject null: a discussion that is not posted yet, in the group or on the site.
 * @throws TooManyRequests and what `enterThread` throws
 */
export async function mentionable(
  context: Context,
  {
    subject,
    groupId,
    prefix,
  }: { readonly subject: Subject | null; readonly groupId: number | null; readonly prefix: string },
): Promise<readonly Writer[]> {
  const viewerId = userIdOf(context.viewer);
  ration(context, 'mention', viewerId);
  const thread = subject === null ? null : await enterThread(context, subject);
  const named: Prisma.UserWhereInput = {
    usernameKey: { startsWith: literally(usernameKey(prefix)) },
    isDisabled: false,
    id: { not: viewerId },
  };
  const found = thread === null ? [] : await writersOf(context, thread, named);
  const others = othersIn(thread?.audience ?? audienceOf(context.viewer, groupId));
  const rest = others === null || found.length >= maxOffered ? [] : await find(context, [named, others]);
  const offered = new Map([...found, ...rest].map((user) => [user.id, user]));
  return [...offered.values()].filter(({ username }) => isMentionable(username)).slice(0, maxOffered);
}

/** Who wrote what the viewer reads. In a contest that runs, the jury too, before it wrote anything. */
async function writersOf(
  context: Context,
  thread: EnteredThread,
  named: Prisma.UserWhereInput,
): Promise<readonly Writer[]> {
  const { threadId, ownerId, writers, audience } = thread;
  const texts = readableIn(thread);
  const isOwnerRead = writers === null || (ownerId !== null && writers.ids.includes(ownerId));
  const either: Prisma.UserWhereInput[] = [
    ...(ownerId !== null && isOwnerRead ? [{ id: ownerId }] : []),
    ...(writers === null || !writers.withSuperAdmins
      ? []
      : [{ id: { in: [...writers.ids] } }, { role: 'ROOT' as const }]),
    ...(threadId === null
      ? []
      : [
          { comments: { some: { threadId, ...texts } } },
          { replies: { some: { ...texts, comment: { threadId, ...readableIn(thread) } } } },
        ]),
  ];
  if (either.length === 0) return [];
  const found = await find(context, [named, { OR: either }]);
  if (audience === 'SITE') return found;
  // Those who left the group, or may not read it any more.
  const readers = new Set(
    await readersOfText(
      context,
      thread,
      found.slice(0, maxOffered).map(({ id }) => id),
    ),
  );
  return found.filter(({ id }) => readers.has(id));
}

/** Of a discussion that is not posted yet. */
function audienceOf(viewer: Viewer, groupId: number | null): EnteredThread['audience'] {
  if (groupId === null) return 'SITE';
  return belongsTo(viewer, groupId) ? { groupId } : 'READERS';
}

/** Accounts beside the writers; null: none. */
function othersIn(audience: EnteredThread['audience']): Prisma.UserWhereInput | null {
  if (audience === 'SITE') return {};
  if (audience === 'READERS') return null;
  const { groupId } = audience;
  return {
    OR: [
      { ownedGroups: { some: { id: groupId } } },
      { groupMemberships: { some: { groupId, level: { gte: level.member } } } },
    ],
  };
}

/** By the index on parts of usernames. */
function find({ db }: Pick<Context, 'db'>, conditions: Prisma.UserWhereInput[]): Promise<Writer[]> {
  return db.user.findMany({
    where: { AND: conditions },
    orderBy: { usernameKey: 'asc' },
    take: maxFound,
    select: writerSelect,
  });
}
