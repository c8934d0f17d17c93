import type { Role } from '@verdict/prisma/generated/client/client.ts';
import type { Viewer } from './context.ts';
import { level, type GroupLevels } from './level.ts';

/** What a role may do; the numbers are those of the specification (section 3, "Roles"). */
interface RoleRights {
  /** Number of the role in the specification and in REST. */
  readonly number: number;
  /** Name of the role in REST (`roleList`). */
  readonly wireName: string;
  readonly canSubmit: boolean;
  /** May open discussions. */
  readonly canDiscuss: boolean;
  /** May comment and reply. */
  readonly canComment: boolean;
}

/** Rights of each role; a new role does not compile before it is here. */
export const roleRights: Readonly<Record<Role, RoleRights>> = {
  ROOT: { number: 1000, wireName: 'root', canSubmit: true, canDiscuss: true, canComment: true },
  ADMIN: { number: 1001, wireName: 'admin', canSubmit: true, canDiscuss: true, canComment: true },
  USER: { number: 1002, wireName: 'default_user', canSubmit: true, canDiscuss: true, canComment: true },
  NO_SUBMIT: { number: 1003, wireName: 'no_subimit_user', canSubmit: false, canDiscuss: true, canComment: true },
  NO_DISCUSS: { number: 1004, wireName: 'no_discuss_user', canSubmit: true, canDiscuss: false, canComment: true },
  MUTED: { number: 1005, wireName: 'mute_user', canSubmit: true, canDiscuss: false, canComment: false },
  NO_SUBMIT_NO_DISCUSS: {
    number: 1006,
    wireName: 'no_submit_no_discuss_user',
    canSubmit: false,
    canDiscuss: false,
    canComment: true,
  },
  NO_SUBMIT_MUTED: {
    number: 1007,
    wireName: 'no_submit_mute_user',
    canSubmit: false,
    canDiscuss: false,
    canComment: false,
  },
  PROBLEM_ADMIN: { number: 1008, wireName: 'problem_admin', canSubmit: true, canDiscuss: true, canComment: true },
};

/** May the viewer submit solutions at all (specification: roles 1003, 1006 and 1007 may not)? */
export function canSubmit(viewer: Viewer): boolean {
  return viewer.kind === 'user' && roleRights[viewer.role].canSubmit;
}

/** May the viewer publish texts that all read, such as discussions (specification: roles 1004 to 1007 may not)? */
export function canDiscuss(viewer: Viewer): boolean {
  return viewer.kind === 'user' && roleRights[viewer.role].canDiscuss;
}

/** May the viewer ask, comment and reply (specification: roles 1005 and 1007 may not)? */
export function canComment(viewer: Viewer): boolean {
  return viewer.kind === 'user' && roleRights[viewer.role].canComment;
}

/** Is the account kept from something that others may do (specification: roles 1003 to 1007)? */
export function isRestricted(viewer: Viewer): boolean {
  return !canSubmit(viewer) || !canDiscuss(viewer) || !canComment(viewer);
}

/** Roles of admins (specification, section 6: "Admin role means any of"). */
export const adminRoles: readonly Role[] = ['ROOT', 'ADMIN', 'PROBLEM_ADMIN'];

/** Super admin, admin or problem admin. */
export function isAdminRole(role: Role): boolean {
  return adminRoles.includes(role);
}

/** Has the viewer an admin role? */
export function isAdmin(viewer: Viewer): boolean {
  return viewer.kind === 'user' && isAdminRole(viewer.role);
}

/** May keep problems: super admin or problem admin. */
export function isProblemAdmin(viewer: Viewer): boolean {
  return viewer.kind === 'user' && (viewer.role === 'ROOT' || viewer.role === 'PROBLEM_ADMIN');
}

/** The role that is left to an API token without the scope ADMIN: none of an admin's rights, all restrictions. */
export function roleWithoutAdmin(role: Role): Role {
  return isAdminRole(role) ? 'USER' : role;
}

/** Group levels of an API token without the scope ADMIN: member at most. */
export function levelsWithoutAdmin(levels: GroupLevels): GroupLevels {
  return new Map([...levels].map(([groupId, own]) => [groupId, own > level.member ? level.member : own]));
}

/** May the viewer run any group, or an area of it: its admin, root or owner, or a member with rights? */
export function isAdminOfAnyGroup(viewer: Viewer): boolean {
  if (viewer.kind !== 'user') return false;
  return viewer.groupRights.size > 0 || [...viewer.groupLevels.values()].some((own) => own >= level.admin);
}

/** May the viewer do anything that API tokens need the scope ADMIN for? */
export function hasAdminActs(viewer: Viewer): boolean {
  return isAdmin(viewer) || isAdminOfAnyGroup(viewer) || (viewer.kind === 'user' && viewer.siteRights.length > 0);
}

/** Super admin. */
export function isSuperAdmin(viewer: Viewer): boolean {
  return viewer.kind === 'user' && viewer.role === 'ROOT';
}
