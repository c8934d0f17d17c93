import type { Context } from '../../core/context.ts';
import type { Topic } from '../../core/topics.ts';
import { isAdmin } from '../../core/viewer.rule.ts';

/** What moves the queue or a node. */
const topics = [
  'judgeTask',
  'submission',
  'testRun',
  'rejudge',
  'checkerCompile',
  'judgeNode',
] as const satisfies readonly Topic[];

/**
 * Says when there may be news of nodes or of the queue: at once, then after each change but at most once a second. What
 * is told is read anew by the fields themselves. Ends when the viewer is an admin no longer.
 */
export async function* watchJudges(context: Context): AsyncGenerator<Record<string, never>, void> {
  const { signal, pubsub, pace } = context;
  await using wakeUps = pubsub.subscribe(topics, { signal, maxItems: 1 });
  while (!signal.aborted && (await isStillAdmin(context))) {
    yield {};
    const toldAt = performance.now();
    await wakeUps.poll(pace.idleJudgesMs);
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, toldAt + pace.listMs - performance.now())));
  }
}

/** Roles may be taken away while somebody watches. */
async function isStillAdmin({ db, viewer }: Pick<Context, 'db' | 'viewer'>): Promise<boolean> {
  if (viewer.kind !== 'user') return false;
  const user = await db.user.findUnique({ where: { id: viewer.userId, isDisabled: false }, select: { role: true } });
  return user !== null && isAdmin({ ...viewer, role: user.role });
}
