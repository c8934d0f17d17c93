import type { ModerationKind, Prisma } from '@verdict/prisma/generated/client/client.ts';
import type { Context } from '../../core/context.ts';
import { sliceOf, type Page, type PageRequest } from '../../core/page.ts';
import { byId, type RowOrder } from '../../core/row-order.ts';
import { closedProblems } from '../core/closed-problems.service.ts';
import { moderatedTexts, rowsOf } from '../text/moderator.rule.ts';
import { storedTextOf, textSelect, type StoredText } from '../text/stored-text.service.ts';
import { undoMs } from './undo.service.ts';

/** Decisions of a page unless asked otherwise. */
export const defaultDecisionPage = 10;

const person = { select: { id: true, username: true } } as const;
const actInclude = {
  actor: person,
  undoneBy: person,
  ban: { select: { until: true } },
  moderatedText: { select: textSelect },
} as const satisfies Prisma.ModerationActInclude;
type StoredAct = Prisma.ModerationActGetPayload<{ include: typeof actInclude }>;

/** An act as moderators see it. */
export interface ActRow extends Omit<StoredAct, 'moderatedText'> {
  readonly text: StoredText;
  readonly canUndo: boolean;
}

/** What a moderator did with a text at once; never empty, the first act leads. */
export type DecisionRow = readonly [ActRow, ...ActRow[]];

/** Which of the decisions. */
interface DecisionRequest {
  /** Null: of all places. */
  readonly groupId: number | null;
  /** With an act of this kind; null: any. */
  readonly kind: ModerationKind | null;
  readonly order: RowOrder;
  readonly page: PageRequest;
}

/** Decisions on texts that the viewer moderates. */
export async function listDecisions(
  context: Context,
  { groupId, kind, order, page }: DecisionRequest,
): Promise<Page<DecisionRow>> {
  const { db, now } = context;
  const where: Prisma.ModerationActWhereInput = {
    leadId: null,
    moderatedText: { AND: [await moderated(context), groupId === null ? {} : { groupId }] },
    ...(kind !== null && { OR: [{ kind }, { others: { some: { kind } } }] }),
  };
  const [rows, total] = await Promise.all([
    db.moderationAct.findMany({
      where,
      orderBy: byId(order),
      ...sliceOf(page),
      include: { ...actInclude, others: { orderBy: { id: 'asc' }, include: actInclude } },
    }),
    db.moderationAct.count({ where }),
  ]);
  const items = rows.map(({ others, ...lead }): DecisionRow => [
    actFor(lead, now),
    ...others.map((row) => actFor(row, now)),
  ]);
  return { ...page, items, total };
}

/** Acts that the viewer just made or undid. */
export async function readActs(context: Context, ids: readonly number[]): Promise<ActRow[]> {
  const rows = await context.db.moderationAct.findMany({
    where: { id: { in: [...ids] }, moderatedText: await moderated(context) },
    orderBy: { id: 'asc' },
    include: actInclude,
  });
  return rows.map((row) => actFor(row, context.now));
}

async function moderated(context: Context): Promise<Prisma.ModeratedTextWhereInput> {
  return rowsOf(moderatedTexts(context.viewer, await closedProblems(context)));
}

function actFor({ moderatedText, ...row }: StoredAct, now: Date): ActRow {
  const canUndo = row.undoneAt === null && now.getTime() - row.createdAt.getTime() < undoMs;
  return { ...row, text: storedTextOf(moderatedText), canUndo };
}
