import type { Context } from '../../core/context.ts';
import { isStillSuperAdmin } from '../../core/still-admin.service.ts';
import { watch } from '../../core/watch.ts';

/** An event whenever judges, accounts or jobs may have changed, as long as the viewer is a super admin. */
export function watchRemote(context: Context): Promise<AsyncGenerator<Record<string, never>, void>> {
  return watch(context, {
    topic: 'remoteJudge',
    restMs: context.pace.needsMs,
    read: async (moment): Promise<Record<string, never> | null> => ((await isStillSuperAdmin(moment)) ? {} : null),
    isSame: () => false,
  });
}
