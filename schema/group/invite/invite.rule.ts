import type { GroupInvite, Role } from '@verdict/prisma/generated/client/client.ts';
import { level } from '../../core/level.ts';
import { mayChangeLevel } from '../core/group.rule.ts';

/*
 * Who lets others in by a link
 *
 * Whoever may accept an application at a level may make a link that gives it. The link works for as long as its maker
 * may: it stops when they leave the group, lose their level or are disabled.
 */

/** May an account with this level in the group give another one by a link? */
export function mayInvite(actor: number, given: number): boolean {
  return given >= level.member && mayChangeLevel({ actor, current: level.applicant, next: given });
}

/** What of the maker of a link decides whether it still works. */
export interface InviteMaker {
  readonly isDisabled: boolean;
  readonly role: Role;
  /** By which they manage members in the group of the link; super admins act as its owner. */
  readonly level: number;
}

export type InviteState = 'OPEN' | 'REVOKED' | 'EXPIRED' | 'USED_UP';

/** Does a link let anybody in, and why not? */
export function inviteState(
  invite: Pick<GroupInvite, 'level' | 'revokedAt' | 'expiresAt' | 'uses' | 'maxUses'>,
  maker: InviteMaker,
  now: Date,
): InviteState {
  const actor = maker.role === 'ROOT' ? level.owner : maker.level;
  if (invite.revokedAt !== null || maker.isDisabled || !mayInvite(actor, invite.level)) return 'REVOKED';
  if (invite.expiresAt !== null && invite.expiresAt <= now) return 'EXPIRED';
  if (invite.maxUses !== null && invite.uses >= invite.maxUses) return 'USED_UP';
  return 'OPEN';
}

/** Is a mail address one of these domains, or of a part of one? No domains: any address, or none. */
export function isMailAllowed(emailKey: string | null, domains: readonly string[]): boolean {
  if (domains.length === 0) return true;
  const host = emailKey?.split('@').at(-1);
  return host !== undefined && domains.some((domain) => host === domain || host.endsWith(`.${domain}`));
}
