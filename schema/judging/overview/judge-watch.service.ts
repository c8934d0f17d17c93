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

/** Rings once for all that came since it was last waited for. */
class Bell {
  #isRung = false;
  #wake: () => void = () => {};

  ring(): void {
    this.#isRung = true;
    this.#wake();
  }

  async wait(timeoutMs: number): Promise<void> {
    if (!this.#isRung) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, timeoutMs);
        this.#wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    this.#isRung = false;
  }
}

/**
 * Says when there may be news of nodes or of the queue: at once, then after each change but at most once a second. What
 * is told is read anew by the fields themselves. Ends when the viewer is an admin no longer.
 */
export async function* watchJudges(context: Context): AsyncGenerator<Record<string, never>, void> {
  const { signal, pubsub, pace } = context;
  const bell = new Bell();
  signal.addEventListener('abort', () => bell.ring(), { once: true });
  for (const topic of topics) void ringFor(bell, pubsub.subscribe(topic, { signal }));
  while (!signal.aborted && (await isStillAdmin(context))) {
    yield {};
    const toldAt = performance.now();
    await bell.wait(pace.idleJudgesMs);
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, toldAt + pace.listMs - performance.now())));
  }
}

async function ringFor(bell: Bell, messages: AsyncIterable<unknown>): Promise<void> {
  for await (const _message of messages) bell.ring();
}

/** Roles may be taken away while somebody watches. */
async function isStillAdmin({ db, viewer }: Pick<Context, 'db' | 'viewer'>): Promise<boolean> {
  if (viewer.kind !== 'user') return false;
  const user = await db.user.findUnique({ where: { id: viewer.userId, isDisabled: false }, select: { role: true } });
  return user !== null && isAdmin({ ...viewer, role: user.role });
}
