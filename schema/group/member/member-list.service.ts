import type { GroupMember, Prisma } from '@verdict/prisma/generated/client/client.ts';
import { usernameKey } from '../../account/user/credentials.ts';
import type { Context } from '../../core/context.ts';
import { level } from '../../core/level.ts';
import { literally } from '../../core/like-pattern.ts';
import { sliceOf, type Page, type PageRequest } from '../../core/page.ts';
import { requireInGroup } from '../core/find-group.service.ts';
import { mayReadNames } from '../core/group.rule.ts';

/** Rows of a page unless asked otherwise (specification, section 9). */
export const defaultMemberPage = 10;

interface MemberListRequest {
  readonly groupId: number;
  /**
   * Part of a username or nickname, for those who read the roster also of a name or number in it; blank: all. Real
   * names of accounts are private.
   */
  readonly search: string;
  /** Of this class; null: all. */
  readonly classId: number | null;
  readonly page: PageRequest;
  /** The selection of columns. */
  readonly query: object;
}

/**
 * Members for members, the highest level first, then who joined first; those of one import by username.
 *
 * @throws GroupNotFound
 */
export async function listMembers(context: Context, request: MemberListRequest): Promise<Page<GroupMember>> {
  await requireInGroup(context, request.groupId, 'group.enter');
  return readPage(context, request, {
    levels: { gte: level.member },
    orderBy: [{ level: 'desc' }, { createdAt: 'asc' }, { user: { usernameKey: 'asc' } }],
  });
}

/**
 * Applications for admins of a group: those that wait, the oldest first, then refused ones.
 *
 * @throws GroupNotFound, GroupActForbidden
 */
export async function listApplications(context: Context, request: MemberListRequest): Promise<Page<GroupMember>> {
  await requireInGroup(context, request.groupId, 'group.admit');
  return readPage(context, request, {
    levels: { lt: level.member },
    orderBy: [{ level: 'asc' }, { createdAt: 'asc' }, { userId: 'asc' }],
  });
}

async function readPage(
  { db, viewer }: Context,
  { groupId, search, classId, page, query }: MemberListRequest,
  {
    levels,
    orderBy,
  }: { readonly levels: Prisma.IntFilter; readonly orderBy: Prisma.GroupMemberOrderByWithRelationInput[] },
): Promise<Page<GroupMember>> {
  const text = search.trim();
  const contains = { contains: literally(text), mode: 'insensitive' } as const;
  const readsRoster = mayReadNames(viewer, groupId);
  const where: Prisma.GroupMemberWhereInput = {
    groupId,
    level: levels,
    ...(classId !== null && { classes: { some: { classId } } }),
    ...(text !== '' && {
      user: {
        OR: [
          { usernameKey: { contains: literally(usernameKey(text)) } },
          { nickname: contains },
          ...(readsRoster
            ? [{ rosterEntries: { some: { groupId, OR: [{ name: contains }, { number: contains }] } } }]
            : []),
        ],
      },
    }),
  };
  const [items, total] = await Promise.all([
    db.groupMember.findMany({ ...query, where, orderBy, ...sliceOf(page) }),
    db.groupMember.count({ where }),
  ]);
  return { ...page, items, total };
}
