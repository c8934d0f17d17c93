import type { Prisma } from '@verdict/prisma/generated/client/client.ts';
import type { Viewer } from '../../core/context.ts';
import type { SiteStanding } from '../../core/site-act.rule.ts';
import { adminRoles, isAdminRole, isSuperAdmin } from '../../core/viewer.rule.ts';

/** Accounts with an admin role or a right beside it: only super admins change how they sign in. */
export const staff = {
  OR: [{ role: { in: [...adminRoles] } }, { siteRights: { isEmpty: false } }],
} satisfies Prisma.UserWhereInput;

/** `staff` of one account. */
export function isStaff({ role, siteRights }: SiteStanding): boolean {
  return isAdminRole(role) || siteRights.length > 0;
}

/** Accounts that the viewer helps to sign in, where they may help at all. */
export function supported(viewer: Viewer): Prisma.UserWhereInput {
  return isSuperAdmin(viewer) ? {} : { NOT: staff };
}
