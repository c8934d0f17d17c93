import type { Prisma, TrainingAccess, TrainingKind } from '@verdict/prisma/generated/client/client.ts';
import type { Context, Locale } from '../../core/context.ts';
import { literally } from '../../core/like-pattern.ts';
import { sliceOf, type Page, type PageRequest } from '../../core/page.ts';
import { belongsTo, ofOwnPlaces } from '../../place/place.rule.ts';
import { listedTrainings, visibleTrainings } from './training.rule.ts';

/** Trainings of a page unless asked otherwise (specification, section 9). */
export const defaultTrainingPage = 15;

/** What the list is narrowed by; null and absent alike mean "any". */
export interface TrainingFilter {
  readonly kind: TrainingKind;
  /** Null: the site. */
  readonly groupId: number | null;
  readonly categoryId?: number | null | undefined;
  readonly access?: TrainingAccess | null | undefined;
  /** Part of a title or of the author's username. */
  readonly keyword?: string | null | undefined;
}

/** Languages that titles are translated to. */
const languages = ['zh-CN', 'en-US'] as const satisfies readonly Locale[];

/** Order of lists: by rank, then the newest. */
export const trainingOrder: Prisma.TrainingOrderByWithRelationInput[] = [{ rank: 'asc' }, { id: 'desc' }];

/** Order of public personal lists: those changed last come first. */
const listOrder: Prisma.TrainingOrderByWithRelationInput[] = [{ updatedAt: 'desc' }, { id: 'desc' }];

/** A page of the visible trainings of a place. @param request.query the selection of columns. */
export async function listTrainings(
  { db, viewer }: Pick<Context, 'db' | 'viewer'>,
  { filter, page, query }: { readonly filter: TrainingFilter; readonly page: PageRequest; readonly query: object },
): Promise<Page<{ readonly id: number }>> {
  const { kind, groupId, categoryId, access, keyword } = filter;
  const where: Prisma.TrainingWhereInput = {
    AND: [
      listedTrainings(viewer, { groupId, kind }),
      typeof categoryId === 'number' ? { categoryId } : {},
      access ? { access } : {},
      keywordCondition(keyword ?? ''),
    ],
  };
  const orderBy = kind === 'TRAINING' ? trainingOrder : listOrder;
  const [items, total] = await Promise.all([
    db.training.findMany({ ...query, where, orderBy, ...sliceOf(page) }),
    db.training.count({ where }),
  ]);
  return { ...page, items, total };
}

/** Trainings of the site and of the viewer's groups, and own lists, by what their lists are searched by. */
export function findTrainings(
  { db, viewer }: Pick<Context, 'db' | 'viewer'>,
  { text, count, query }: { readonly text: string; readonly count: number; readonly query: object },
): Promise<{ readonly id: number }[]> {
  const kinds: Prisma.TrainingWhereInput[] = [{ AND: [{ kind: 'TRAINING', isVisible: true }, ofOwnPlaces(viewer)] }];
  if (viewer.kind === 'user') kinds.push({ kind: 'PERSONAL', authorId: viewer.userId });
  return db.training.findMany({
    ...query,
    where: { AND: [visibleTrainings(viewer), { OR: kinds }, keywordCondition(text)] },
    orderBy: trainingOrder,
    take: count,
  });
}

/** Trainings by a part of their title in any language, or of their author's username; blank: all. */
export function keywordCondition(keyword: string): Prisma.TrainingWhereInput {
  const text = keyword.trim();
  if (text === '') return {};
  const part = literally(text);
  const contains = { contains: part, mode: 'insensitive' } as const;
  const translated = languages.map((language) => ({
    translations: { path: [language, 'title'], string_contains: part, mode: 'insensitive' as const },
  }));
  return { OR: [{ title: contains }, ...translated, { author: { username: contains } }] };
}

/** Categories that trainings of a place may have: those of the site, and the group's own for its members. */
export function categoriesOf(viewer: Context['viewer'], groupId: number | null): Prisma.TrainingCategoryWhereInput {
  return groupId !== null && belongsTo(viewer, groupId) ? { OR: [{ groupId: null }, { groupId }] } : { groupId: null };
}
