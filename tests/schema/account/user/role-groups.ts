import { Role } from '@verdict/prisma/generated/client/enums.ts';
import { roleRights } from '@verdict/schema/core/viewer.rule.ts';

const roles = Object.values(Role);
export type Asker = Role | 'signed out';
export const askers: readonly Asker[] = ['signed out', ...roles];

/** Who may, by role. What belongs to somebody is guarded besides: that is for the tests of each mutation. */
export const groups = {
  everybody: askers,
  users: roles,
  submitters: roles.filter((role) => roleRights[role].canSubmit),
  admins: ['ROOT', 'ADMIN', 'PROBLEM_ADMIN'],
  problemAdmins: ['ROOT', 'PROBLEM_ADMIN'],
  superAdmins: ['ROOT'],
  judges: [],
} as const satisfies Record<string, readonly Asker[]>;
