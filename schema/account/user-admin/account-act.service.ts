import { audit, type Audited } from '../../core/audit/audit.ts';
import type { Context, Transaction, Viewer } from '../../core/context.ts';
import { userIdOf } from '../../core/viewer-user.ts';
import { tellOwner } from '../own-account/tell-owner.service.ts';
import type { HeldAccount } from '../role/hold-accounts.service.ts';
import type { AccountChange } from '../user/account-change.ts';
import { OwnAccount } from './user-admin.error.ts';

/** An act of a super admin on an account. */
interface AccountAct extends Pick<Audited, 'action' | 'before' | 'after' | 'reason'> {
  /** What the owner is told; null: nothing. */
  readonly change: AccountChange | null;
  /** Where the mail goes, if not to the address the account has now. */
  readonly address?: string | null;
}

/** Is it the viewer's account? */
export function isOwn(viewer: Viewer, userId: string): boolean {
  return userIdOf(viewer) === userId;
}

/** @throws OwnAccount */
export function refuseSelf({ viewer }: Pick<Context, 'viewer'>, userId: string): void {
  if (isOwn(viewer, userId)) throw new OwnAccount();
}

/** Notes an act on an account in the audit log and tells its owner. */
export async function noteAct(
  context: Context,
  tx: Transaction,
  { id: userId }: Pick<HeldAccount, 'id'>,
  { change, address, ...act }: AccountAct,
): Promise<void> {
  const { viewer, now } = context;
  await audit(tx, { ...act, actorId: userIdOf(viewer), target: { kind: 'USER', id: userId }, groupId: null, at: now });
  if (change === null) return;
  const by = viewer.kind === 'user' ? viewer.username : '';
  await tellOwner(context, tx, { userId, change, by, ...(address !== undefined && { address }) });
}
