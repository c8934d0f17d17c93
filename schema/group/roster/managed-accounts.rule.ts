import type { Prisma } from '@verdict/prisma/generated/client/client.ts';
import { staff } from '../../account/role/staff.rule.ts';
import { level } from '../../core/level.ts';

/**
 * Members whose account the group made, and that nobody has taken over: whoever adds an address or another way to sign
 * in needs the group no longer.
 */
export function heldBy(groupId: number): Prisma.UserWhereInput {
  return {
    managedByGroupId: groupId,
    emailKey: null,
    passkeys: { none: {} },
    linkedIdentities: { none: {} },
    totpFactor: { is: null },
    groupMemberships: { some: { groupId, level: { gte: level.member } } },
  };
}

/**
 * Accounts whose password admins of a group may reset. The group must not reach by it what it was not given: accounts
 * with rights on the site or in any group are left out.
 */
export function resettableBy(groupId: number): Prisma.UserWhereInput {
  return {
    ...heldBy(groupId),
    NOT: staff,
    ownedGroups: { none: {} },
    groupMemberships: {
      some: { groupId, level: level.member },
      none: { OR: [{ level: { gt: level.member } }, { rights: { isEmpty: false } }] },
    },
  };
}
