import type { Role, SiteRight } from '@verdict/prisma/generated/client/client.ts';
import type { Viewer } from './context.ts';
import { adminRoles } from './viewer.rule.ts';

/** Who may do an act on the site: whose role is one of these, and whoever was given one of the rights beside it. */
interface Opening {
  readonly roles: readonly Role[];
  readonly rights: readonly SiteRight[];
}

/**
 * The one table of what rights beside the role open. A right adds to a role and lifts no ban; it opens nothing in
 * groups of others.
 */
const openings = {
  /** Enter the management and see what waits there. */
  MANAGE: { roles: adminRoles, rights: ['MODERATOR', 'ANNOUNCER', 'SUPPORT'] },
  /** Create groups without having solved problems, and without limits of their number. */
  CREATE_GROUPS: { roles: adminRoles, rights: ['TEACHER'] },
  /** Make accounts in own groups while registration is closed. */
  MAKE_ACCOUNTS: { roles: ['ROOT'], rights: ['TEACHER'] },
  /** Decide on reports, and hide, lock, pin and delete what is written on the site. */
  MODERATE: { roles: adminRoles, rights: ['MODERATOR'] },
  /** Write announcements and notices, but for notices to admins. */
  ANNOUNCE: { roles: ['ROOT'], rights: ['ANNOUNCER'] },
  NOTIFY_ADMINS: { roles: ['ROOT'], rights: [] },
  /** Read the list of accounts, and help those who cannot sign in; with accounts of staff super admins alone. */
  SUPPORT: { roles: ['ROOT'], rights: ['SUPPORT'] },
  /** Read what an account shows to its owner alone, such as its address. */
  READ_PRIVATE: { roles: adminRoles, rights: ['SUPPORT'] },
} as const satisfies Record<string, Opening>;

export type SiteAct = keyof typeof openings;

// An object literal of this type has no other keys.
export const siteActs = Object.keys(openings) as readonly SiteAct[];

/** What an account is on the site. */
export interface SiteStanding {
  readonly role: Role;
  readonly siteRights: readonly SiteRight[];
}

/** May an account with this role and these rights do an act on the site? */
export function opens({ role, siteRights }: SiteStanding, act: SiteAct): boolean {
  const { roles, rights }: Opening = openings[act];
  return roles.includes(role) || rights.some((right) => siteRights.includes(right));
}

/** May the viewer do an act on the site? */
export function mayOnSite(viewer: Viewer, act: SiteAct): boolean {
  return viewer.kind === 'user' && opens(viewer, act);
}

/** All that the viewer may do on the site. */
export function siteActsOf(viewer: Viewer): SiteAct[] {
  return siteActs.filter((act) => mayOnSite(viewer, act));
}

/** May the viewer read what a user keeps from the public, such as the e-mail address: one's own, and all for staff. */
export function mayReadPrivate(viewer: Viewer, userId: string): boolean {
  return mayOnSite(viewer, 'READ_PRIVATE') || (viewer.kind === 'user' && viewer.userId === userId);
}
