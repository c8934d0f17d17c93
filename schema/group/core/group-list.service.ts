import type { GroupAccess, Prisma } from '@verdict/prisma/generated/client/client.ts';
import { usernameKey } from '../../account/user/credentials.ts';
import type { Context, Viewer } from '../../core/context.ts';
import { literally } from '../../core/like-pattern.ts';
import { sliceOf, type Page, type PageRequest } from '../../core/page.ts';
import { rememberedCount } from '../../core/remembered.ts';
import { archivedGroups, joinedGroups, restorableGroups, visibleGroups } from './group.rule.ts';

/** Groups of a page unless asked otherwise (specification, section 9). */
export const defaultGroupPage = 15;

/** What the list is narrowed by; null: any. */
export interface GroupFilter {
  /** Part of a name, a short name or the owner's username. */
  readonly keyword: string | null;
  readonly access: GroupAccess | null;
  /**
   * JOINED: the viewer's own. DISBANDED: those that the viewer may restore. ARCHIVED: archived ones of the viewer,
   * which are left out elsewhere.
   */
  readonly kind: 'ALL' | 'JOINED' | 'DISBANDED' | 'ARCHIVED';
}

/** A page of groups, the newest first. @param request.query the selection of columns. */
export async function listGroups(
  context: Pick<Context, 'db' | 'viewer' | 'largeValues' | 'now'>,
  { filter, page, query }: { readonly filter: GroupFilter; readonly page: PageRequest; readonly query: object },
): Promise<Page<{ readonly id: number }>> {
  const { db, viewer } = context;
  const { keyword, access, kind } = filter;
  const where: Prisma.GroupWhereInput = {
    AND: [kindOf[kind](viewer), access === null ? {} : { access }, keywordCondition(keyword ?? '')],
  };
  const [items, total] = await Promise.all([
    db.group.findMany({ ...query, where, orderBy: { id: 'desc' }, ...sliceOf(page) }),
    rememberedCount(context, `groups ${JSON.stringify(where)}`, () => db.group.count({ where })),
  ]);
  return { ...page, items, total };
}

const inUse = { archivedAt: null } as const;
const kindOf = {
  ALL: (viewer: Viewer) => ({ AND: [visibleGroups(viewer), inUse] }),
  JOINED: (viewer: Viewer) => ({ AND: [joinedGroups(viewer), inUse] }),
  DISBANDED: restorableGroups,
  ARCHIVED: archivedGroups,
} as const;

function keywordCondition(keyword: string): Prisma.GroupWhereInput {
  const text = keyword.trim();
  if (text === '') return {};
  const contains = { contains: literally(text), mode: 'insensitive' } as const;
  return {
    OR: [
      { name: contains },
      { shortName: contains },
      { owner: { usernameKey: { contains: literally(usernameKey(text)) } } },
    ],
  };
}
