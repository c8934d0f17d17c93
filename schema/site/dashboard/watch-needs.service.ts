import type { Context } from '../../core/context.ts';
import { isStillManager } from '../../core/still-admin.service.ts';
import type { Topic } from '../../core/topics.ts';
import { watch } from '../../core/watch.ts';

/** What makes work for a person or ends it. Mails and lost judges send no message: they are found without one. */
const topics = [
  'moderation',
  'problemTicket',
  'problem',
  'juryReport',
  'contest',
  'teacherRequest',
] as const satisfies readonly Topic[];

/** An event whenever something may wait for a person, as long as the viewer enters the management. */
export function watchNeeds(context: Context): Promise<AsyncGenerator<Record<string, never>, void>> {
  return watch(context, {
    topic: topics,
    restMs: context.pace.needsMs,
    read: async (moment): Promise<Record<string, never> | null> => ((await isStillManager(moment)) ? {} : null),
    isSame: () => false,
  });
}
