import { viewerOf } from '../../account/session/session.service.ts';
import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { enterThread } from '../thread/enter-thread.service.ts';
import type { EnteredThread, ReadableWriters, ThreadWriter } from '../thread/thread.ts';

type Asking = Pick<Context, 'db' | 'reads' | 'cache' | 'viewer' | 'now'>;

/**
 * Filters accounts to those that read what the viewer writes in a thread. Contests ask more than being a reader of
 * their group: one must be let in, and while it runs contestants do not read each other.
 *
 * @param userIds few: each is asked on its own.
 * @param above writers of the texts that it is below.
 */
export async function readersOfText(
  asking: Asking,
  thread: EnteredThread,
  userIds: readonly string[],
  above: readonly ThreadWriter[] = [],
): Promise<readonly string[]> {
  const { db, viewer } = asking;
  if (thread.subject.kind !== 'CONTEST' || viewer.kind !== 'user') return thread.readersAmong(db, userIds);
  const texts = [{ id: viewer.userId, role: viewer.role }, ...above];
  const users = await db.user.findMany({
    where: { id: { in: [...userIds] } },
    select: { id: true, username: true, role: true },
  });
  const readers: string[] = [];
  for (const user of users) {
    const writers = await writersReadBy({ ...asking, viewer: await viewerOf(db, user) }, thread);
    const isRead = texts.every(
      ({ id, role }) => writers === null || writers.ids.includes(id) || (writers.withSuperAdmins && role === 'ROOT'),
    );
    if (isRead) readers.push(user.id);
  }
  return readers;
}

/** Null: everyone; nobody where the account may not come in. */
async function writersReadBy(asking: Asking, { subject }: EnteredThread): Promise<ReadableWriters | null> {
  try {
    return (await enterThread(asking, subject)).writers;
  } catch (failure) {
    if (failure instanceof DomainError) return { ids: [], withSuperAdmins: false };
    throw failure;
  }
}
