import { sendsMail } from '../../account/mail/mail-server.service.ts';
import type { Context } from '../../core/context.ts';
import { isSuperAdmin } from '../../core/viewer.rule.ts';
import { isBackedUp } from '../health/upkeep-checks.service.ts';

/** What a new site needs of a super admin, in the order of the list. */
export const firstSteps = ['MAIL_SERVER', 'OWN_ADDRESS', 'BACKUPS'] as const;
type FirstStep = (typeof firstSteps)[number];

/** The steps that are not done yet; null: they are for others. */
export async function listFirstSteps(
  context: Pick<Context, 'db' | 'viewer' | 'defaults' | 'backups'>,
): Promise<FirstStep[] | null> {
  const { db, viewer } = context;
  if (viewer.kind !== 'user' || !isSuperAdmin(viewer)) return null;
  const [canSend, own, hasBackups] = await Promise.all([
    sendsMail(context),
    db.user.findUniqueOrThrow({ where: { id: viewer.userId }, select: { email: true } }),
    isBackedUp(context),
  ]);
  const done = { MAIL_SERVER: canSend, OWN_ADDRESS: own.email !== null, BACKUPS: hasBackups };
  return firstSteps.filter((step) => !done[step]);
}
