import type { Services } from '../../core/context.ts';
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
