import type { Prisma } from '@verdict/prisma/generated/client/client.ts';
import { staff } from '../../account/role/staff.rule.ts';
import { level } from '../../core/level.ts';

/**
 * Accounts whose password admins of a group may reset: made by the group, and not taken over. Whoever adds an address
 * or another way to sign in needs the group no longer. Nor may the group reach by it what it was not given: accounts
 * with rights on the site or in any group are left out.
 */
export function resettableBy(groupId: number): Prisma.UserWhereInput {
  return {
    managedByGroupId: groupId,
    emailKey: null,
    NOT: staff,
    passkeys: { none: {} },
    linkedIdentities: { none: {} },
    totpFactor: { is: null },
    ownedGroups: { none: {} },
    groupMemberships: {
      some: { groupId, level: level.member },
      none: { OR: [{ level: { gt: level.member } }, { rights: { isEmpty: false } }] },
    },
  };
}
