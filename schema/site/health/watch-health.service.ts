import type { Context } from '../../core/context.ts';
import { isStillSuperAdmin } from '../../core/still-admin.service.ts';
import { watch } from '../../core/watch.ts';
import type { HealthCheck } from './health-check.ts';
import { readHealth } from './health.service.ts';

/** The checks whenever one differs, as long as the viewer is a super admin. */
export function watchHealth(context: Context): Promise<AsyncGenerator<HealthCheck[], void>> {
  return watch(context, {
    // Judges send messages; all else is found by the read without one.
    topic: 'judgeNode',
    restMs: context.pace.needsMs,
    read: async (moment) => ((await isStillSuperAdmin(moment)) ? readHealth(moment) : null),
  });
}
