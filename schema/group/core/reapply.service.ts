import type { Context } from '../../core/context.ts';
import { siteSwitches } from '../../core/settings/site.service.ts';

const dayMs = 24 * 60 * 60_000;

/** From when on an account may apply again to a group that refused it. */
export async function reapplyAt(asking: Pick<Context, 'db' | 'cache'>, refusedAt: Date): Promise<Date> {
  const { groupReapplyDays } = await siteSwitches(asking);
  return new Date(refusedAt.getTime() + groupReapplyDays * dayMs);
}
