import type { Prisma } from '@verdict/prisma/generated/client/client.ts';
import type { Context } from '../../core/context.ts';
import { sliceOf, type Page, type PageRequest } from '../../core/page.ts';
import { byId, type RowOrder } from '../../core/row-order.ts';
import { allowed } from '../../place/place.rule.ts';
import { keywordCondition, trainingOrder } from '../core/training-list.service.ts';

/** Which trainings are managed. */
interface ManagedTrainingRequest {
  /** Null: the site. */
  readonly groupId: number | null;
  /** Part of a title or of the author's username, or a number. */
  readonly keyword: string;
  /** Null: by rank, then the newest. */
  readonly order: RowOrder | null;
  readonly page: PageRequest;
  /** The selection of columns. */
  readonly query: object;
}

/** Trainings of a place that the viewer manages, hidden ones too: all for its admins, their own for others. */
export async function listManagedTrainings(
  { db, viewer }: Pick<Context, 'db' | 'viewer'>,
  { groupId, keyword, order, page, query }: ManagedTrainingRequest,
): Promise<Page<{ readonly id: number }>> {
  const where: Prisma.TrainingWhereInput = {
    AND: [{ kind: 'TRAINING', groupId }, allowed(viewer, 'training.seeHidden'), numberOrKeyword(keyword.trim())],
  };
  const [items, total] = await Promise.all([
    db.training.findMany({ ...query, where, orderBy: order === null ? trainingOrder : byId(order), ...sliceOf(page) }),
    db.training.count({ where }),
  ]);
  return { ...page, items, total };
}

function numberOrKeyword(keyword: string): Prisma.TrainingWhereInput {
  return /^\d{1,9}$/u.test(keyword)
    ? { OR: [keywordCondition(keyword), { id: Number(keyword) }] }
    : keywordCondition(keyword);
}
