import type { Context } from '../../core/context.ts';
import { isStillAdmin } from '../../core/still-admin.service.ts';
import type { Topic } from '../../core/topics.ts';
import { watch } from '../../core/watch.ts';

/** What moves the queue or a node. */
const topics = [
  'judgeTask',
  'submission',
  'testRun',
  'rejudge',
  'checkerCompile',
  'judgeNode',
] as const satisfies readonly Topic[];

/** An event whenever nodes or the queue may have changed, at most once a second, as long as the viewer is an admin. */
export function watchJudges(context: Context): Promise<AsyncGenerator<Record<string, never>, void>> {
  return watch(context, {
    topic: topics,
    idleMs: context.pace.idleJudgesMs,
    restMs: context.pace.listMs,
    read: async (moment): Promise<Record<string, never> | null> => ((await isStillAdmin(moment)) ? {} : null),
    isSame: () => false,
  });
}
