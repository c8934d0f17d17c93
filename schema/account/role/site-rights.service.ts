import { SiteRight } from '@verdict/prisma/generated/client/enums.ts';
import { audit } from '../../core/audit/audit.ts';
import type { Context, Transaction } from '../../core/context.ts';
import { userIdOf } from '../../core/viewer-user.ts';
import { deliverMessages } from '../message/deliver.service.ts';
import type { Fact } from '../message/fact.ts';
import { OwnRole } from '../user/own-account.error.ts';
import type { HeldAccount } from './hold-accounts.service.ts';

const inOrder = Object.values(SiteRight);

/** What an account is given. */
interface GivenRights {
  /** All it has from now on. */
  readonly siteRights: readonly SiteRight[];
  /** What its owner is told; left out: that a super admin changed them. */
  readonly fact?: Fact;
}

/** Gives an account these rights on the site and no others, and tells its owner. @throws OwnRole */
export async function giveSiteRights(
  context: Context,
  tx: Transaction,
  user: HeldAccount,
  { siteRights: wanted, fact }: GivenRights,
): Promise<void> {
  const { pubsub, viewer, log, now } = context;
  const { id: userId } = user;
  const before = inOrder.filter((right) => user.siteRights.includes(right));
  const siteRights = inOrder.filter((right) => wanted.includes(right));
  if (before.join() === siteRights.join()) return;
  const actorId = userIdOf(viewer);
  if (actorId === userId) throw new OwnRole();
  const by = viewer.kind === 'user' ? viewer.username : '';
  await tx.user.update({ where: { id: userId }, data: { siteRights }, select: { id: true } });
  await audit(tx, {
    actorId,
    action: 'user.changeRights',
    target: { kind: 'USER', id: userId },
    groupId: null,
    before: { rights: before.join(', ') },
    after: { rights: siteRights.join(', ') },
    at: now,
  });
  await deliverMessages(tx, pubsub, [
    { recipientId: userId, kind: 'MINE', fact: fact ?? { kind: 'siteRightsChanged', siteRights, by } },
  ]);
  log.info({ userId, by, before, siteRights }, 'rights on the site were changed');
}
