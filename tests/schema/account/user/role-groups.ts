import { Role, SiteRight } from '@verdict/prisma/generated/client/enums.ts';
import { roleRights } from '@verdict/schema/core/viewer.rule.ts';

const roles = Object.values(Role);
const siteRights = Object.values(SiteRight);
/** Visitors, every role, and users with one right beside the role. */
export type Asker = Role | SiteRight | 'signed out';
export const askers: readonly Asker[] = ['signed out', ...roles, ...siteRights];

/** What an account is that asks. */
export function standingOf(asker: Exclude<Asker, 'signed out'>): { role: Role; siteRights: SiteRight[] } {
  const right = siteRights.find((one) => one === asker);
  const role = roles.find((one) => one === asker) ?? 'USER';
  return { role, siteRights: right === undefined ? [] : [right] };
}

/** Who may, by role and right. What belongs to somebody is guarded besides: that is for the tests of each mutation. */
export const groups = {
  everybody: askers,
  users: [...roles, ...siteRights],
  submitters: [...roles.filter((role) => roleRights[role].canSubmit), ...siteRights],
  admins: ['ROOT', 'ADMIN', 'PROBLEM_ADMIN'],
  problemAdmins: ['ROOT', 'PROBLEM_ADMIN'],
  announcers: ['ROOT', 'ANNOUNCER'],
  support: ['ROOT', 'SUPPORT'],
  superAdmins: ['ROOT'],
  judges: [],
} as const satisfies Record<string, readonly Asker[]>;

/** Mutations of a group, by their names. */
export function all<Group extends keyof typeof groups>(group: Group, names: string): Record<string, Group> {
  return Object.fromEntries(names.split(/\s+/).map((name) => [name, group]));
}
