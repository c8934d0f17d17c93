import type { Services } from '../../core/context.ts';
import { keptSince } from '../../core/jobs/kept-since.ts';
import { readSettings } from '../../core/settings/site.service.ts';
import { signInLockMs } from './sign-in-lock.ts';

/** Removes failed sign-ins that can no longer lock anything. */
export async function tidySignInFailures({ db }: Pick<Services, 'db'>, now: Date): Promise<void> {
  await db.signInFailure.deleteMany({ where: { failedAt: { lt: new Date(now.getTime() - 2 * signInLockMs) } } });
}

/** Removes sessions and views that have run out. */
export async function tidySessions({ db }: Pick<Services, 'db'>, now: Date): Promise<void> {
  await db.session.deleteMany({ where: { expiresAt: { lt: now } } });
  await db.view.deleteMany({ where: { expiresAt: { lt: now } } });
}

/** Removes API tokens that ran out long ago, and the addresses that others were last used from long ago. */
export async function tidyApiTokens({ db }: Pick<Services, 'db'>, now: Date): Promise<void> {
  const { apiTokenKeptDays, addressKeptDays } = await readSettings(db, ['apiTokenKeptDays', 'addressKeptDays']);
  await db.apiToken.deleteMany({ where: { expiresAt: { lt: keptSince(now, apiTokenKeptDays) } } });
  await db.apiToken.updateMany({
    where: { address: { not: null }, lastUsedAt: { lt: keptSince(now, addressKeptDays) } },
    data: { address: null },
  });
}
