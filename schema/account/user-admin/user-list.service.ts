import type { Prisma, Role, SiteRight, User } from '@verdict/prisma/generated/client/client.ts';
import type { Context } from '../../core/context.ts';
import { literally } from '../../core/like-pattern.ts';
import { sliceOf, type Page, type PageRequest } from '../../core/page.ts';
import { adminRoles } from '../../core/viewer.rule.ts';
import { emailKey, usernameKey } from '../user/credentials.ts';

/** Users of a page unless asked otherwise (specification, "Admin lists"). */
export const defaultUserPage = 10;

/** ACTIVE: may sign in. DISABLED. DELETING: is being deleted and may be restored. DELETED: anonymised. */
export const accountStatuses = ['ACTIVE', 'DISABLED', 'DELETING', 'DELETED'] as const;
type AccountStatus = (typeof accountStatuses)[number];

export const userOrders = ['NEWEST', 'OLDEST', 'USERNAME', 'USERNAME_DESC'] as const;
type UserOrder = (typeof userOrders)[number];

/** Which users; null: all, but for those that are deleted. */
interface UserFilter {
  /** Part of a username, address, nickname, real name or student number, or an id. */
  readonly search: string;
  readonly status: AccountStatus | null;
  readonly role: Role | null;
  readonly siteRight: SiteRight | null;
  readonly isAdmin: boolean;
}

const ofStatus: Readonly<Record<AccountStatus, Prisma.UserWhereInput>> = {
  ACTIVE: { isDisabled: false, deletedAt: null },
  DISABLED: { isDisabled: true, deletedAt: null, deletion: { is: null } },
  DELETING: { deletion: { isNot: null } },
  DELETED: { deletedAt: { not: null } },
};

const inOrder: Readonly<Record<UserOrder, Prisma.UserOrderByWithRelationInput[]>> = {
  NEWEST: [{ createdAt: 'desc' }, { id: 'asc' }],
  OLDEST: [{ createdAt: 'asc' }, { id: 'desc' }],
  USERNAME: [{ usernameKey: 'asc' }],
  USERNAME_DESC: [{ usernameKey: 'desc' }],
};

interface UserListRequest {
  readonly filter: UserFilter;
  readonly order: UserOrder;
  readonly page: PageRequest;
  /** Selection of columns, from the caller. */
  readonly query: object;
}

/** Users for super admins and support. */
export async function listUsers(
  { db }: Pick<Context, 'db'>,
  { filter, order, page, query }: UserListRequest,
): Promise<Page<User>> {
  const where = whereOf(filter);
  const [items, total] = await Promise.all([
    db.user.findMany({ ...query, where, orderBy: inOrder[order], ...sliceOf(page) }),
    db.user.count({ where }),
  ]);
  return { ...page, items, total };
}

function whereOf({ search, status, role, siteRight, isAdmin }: UserFilter): Prisma.UserWhereInput {
  const text = search.trim();
  const contains = { contains: literally(text), mode: 'insensitive' } as const;
  return {
    AND: [
      status === null ? { deletedAt: null } : ofStatus[status],
      role === null ? {} : { role },
      siteRight === null ? {} : { siteRights: { has: siteRight } },
      isAdmin ? { role: { in: [...adminRoles] } } : {},
      text === ''
        ? {}
        : {
            OR: [
              { id: text },
              { usernameKey: { contains: literally(usernameKey(text)) } },
              { emailKey: { contains: literally(emailKey(text)) } },
              { nickname: contains },
              { realName: contains },
              { studentId: contains },
            ],
          },
    ],
  };
}
