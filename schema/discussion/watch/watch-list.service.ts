import type { Context } from '../../core/context.ts';
import { sliceOf, type Page, type PageRequest } from '../../core/page.ts';
import { userIdOf } from '../../core/viewer-user.ts';
import { subjectOf, subjectSelect } from '../thread/thread.ts';
import { readableSubjects, type NamedSubject } from './readable-subjects.service.ts';

/** Threads of a page unless asked otherwise. */
export const defaultWatchPage = 20;

/** A thread that the viewer watches or muted. */
export interface WatchedThread {
  readonly id: number;
  readonly mode: 'WATCH' | 'MUTE';
  /** Null: the viewer may not read it now. */
  readonly subject: NamedSubject | null;
}

/** Threads that the viewer watches, or muted, the newest first. */
export async function listWatches(
  context: Context,
  { mode, page }: { readonly mode: WatchedThread['mode']; readonly page: PageRequest },
): Promise<Page<WatchedThread>> {
  const { db, viewer } = context;
  const where = { userId: userIdOf(viewer), mode };
  const [rows, total] = await Promise.all([
    db.threadWatch.findMany({
      where,
      orderBy: { id: 'desc' },
      ...sliceOf(page),
      select: {
        id: true,
        mode: true,
        thread: { select: subjectSelect },
      },
    }),
    db.threadWatch.count({ where }),
  ]);
  const watches = rows.map(({ thread, ...row }) => ({ ...row, subject: subjectOf(thread) }));
  const named = await readableSubjects(
    context,
    watches.map(({ subject }) => subject),
  );
  return { ...page, items: watches.map((watch) => ({ ...watch, subject: named(watch.subject) })), total };
}
