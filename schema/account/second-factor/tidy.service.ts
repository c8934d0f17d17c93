import type { Services } from '../../core/context.ts';
import { totpSetUpMs } from './second-factor.service.ts';

/** Removes what waited between the steps of a sign-in or a set-up and ran out. */
export async function tidySignInSteps({ db }: Pick<Services, 'db'>, now: Date): Promise<void> {
  const isOver = { expiresAt: { lt: now } };
  await db.signInTicket.deleteMany({ where: isOver });
  await db.passkeyChallenge.deleteMany({ where: isOver });
  await db.identityTicket.deleteMany({ where: isOver });
  await db.totpFactor.deleteMany({
    where: { confirmedAt: null, createdAt: { lt: new Date(now.getTime() - totpSetUpMs) } },
  });
}
