import type { BulkAct, BulkRow, BulkRowState, Prisma } from '@verdict/prisma/generated/client/client.ts';
import type { Context } from '../context.ts';
import { sliceOf, type Page, type PageRequest } from '../page.ts';
import { userIdOf } from '../viewer-user.ts';
import { bulkUndoMs } from './bulk-act.service.ts';
import { bulkKindOf, hiddenKinds } from './bulk-kind.ts';
import { BulkActNotFound } from './bulk.error.ts';

/** Acts in the list of what a viewer did last. */
export const maxListedActs = 20;

/** An act with how far it is. */
export interface BulkActView extends BulkAct {
  readonly counts: Readonly<Partial<Record<BulkRowState, number>>>;
  readonly canUndo: boolean;
  /** Its kind cannot be undone. */
  readonly isFinal: boolean;
}

/** A row with its name; null: it is gone, or the viewer does not see it. */
export interface BulkRowView extends BulkRow {
  readonly name: string | null;
}

/** One act of the viewer; null: there is none. */
export async function readBulkAct(context: Context, id: number): Promise<BulkActView | null> {
  return (await readActs(context, { id }))[0] ?? null;
}

/** An act that was just looked at. @throws BulkActNotFound when its time is over */
export async function readActNow(context: Context, id: number): Promise<BulkActView> {
  const act = await readBulkAct(context, id);
  if (act === null) throw new BulkActNotFound();
  return act;
}

/** Acts of the viewer on rows of some kinds that were applied, the newest first. @param area such as `problem` */
export function listBulkActs(context: Context, area: string): Promise<BulkActView[]> {
  return readActs(context, { kind: { startsWith: `${area}.` }, appliedAt: { not: null } });
}

async function readActs({ db, viewer, now }: Context, where: Prisma.BulkActWhereInput): Promise<BulkActView[]> {
  const acts = await db.bulkAct.findMany({
    where: { AND: [where, { actorId: userIdOf(viewer), kind: { notIn: hiddenKinds(viewer) } }] },
    orderBy: { id: 'desc' },
    take: maxListedActs,
  });
  const counted = await db.bulkRow.groupBy({
    by: ['actId', 'state'],
    where: { actId: { in: acts.map(({ id }) => id) } },
    _count: true,
  });
  return acts.map((act) => {
    const counts = Object.fromEntries(
      counted.filter(({ actId }) => actId === act.id).map(({ state, _count }) => [state, _count] as const),
    );
    const isRecent = act.appliedAt !== null && act.appliedAt.getTime() > now.getTime() - bulkUndoMs;
    const isFinal = bulkKindOf(act.kind)?.isFinal ?? false;
    return { ...act, counts, isFinal, canUndo: isRecent && !isFinal && (counts['DONE'] ?? 0) > 0 };
  });
}

/** Rows of an act in their order, of some states or all. */
export async function listBulkRows(
  context: Context,
  { id, kind: kindName }: Pick<BulkAct, 'id' | 'kind'>,
  { states, page }: { readonly states: readonly BulkRowState[] | null; readonly page: PageRequest },
): Promise<Page<BulkRowView>> {
  const { db } = context;
  const where = { actId: id, ...(states !== null && { state: { in: [...states] } }) };
  const [rows, total] = await Promise.all([
    db.bulkRow.findMany({ where, orderBy: { id: 'asc' }, ...sliceOf(page) }),
    db.bulkRow.count({ where }),
  ]);
  const kind = bulkKindOf(kindName);
  const names = await kind?.names(
    context,
    rows.map(({ targetId }) => targetId),
  );
  return { ...page, total, items: rows.map((row) => ({ ...row, name: names?.get(row.targetId) ?? null })) };
}
