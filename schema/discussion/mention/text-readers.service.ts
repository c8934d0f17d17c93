import { viewerOf } from '../../account/session/session.service.ts';
import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { enterThread } from '../thread/enter-thread.service.ts';
import type { EnteredThread, ReadableWriters } from '../thread/thread.ts';

/**
 * Filters accounts to those that read what the viewer writes in a thread. Contests ask more than being a reader of
 * their group: one must be let in, and while it runs contestants do not read each other.
 *
 * @param userIds few: each is asked on its own.
 */
export async function readersOfText(
  context: Context,
  thread: EnteredThread,
  userIds: readonly string[],
): Promise<readonly string[]> {
  const { db, viewer } = context;
  if (thread.subject.kind !== 'CONTEST' || viewer.kind !== 'user') return thread.readersAmong(db, userIds);
  const users = await db.user.findMany({
    where: { id: { in: [...userIds] } },
    select: { id: true, username: true, role: true },
  });
  const readers: string[] = [];
  for (const user of users) {
    const reader = await viewerOf(db, user);
    const writers = await writersReadBy({ ...context, viewer: reader }, thread);
    const isRead =
      writers === null || writers.ids.includes(viewer.userId) || (writers.withSuperAdmins && viewer.role === 'ROOT');
    if (isRead) readers.push(user.id);
  }
  return readers;
}

/** Null: everyone; nobody where the account may not come in. */
async function writersReadBy(context: Context, { subject }: EnteredThread): Promise<ReadableWriters | null> {
  try {
    return (await enterThread(context, subject)).writers;
  } catch (failure) {
    if (failure instanceof DomainError) return { ids: [], withSuperAdmins: false };
    throw failure;
  }
}
