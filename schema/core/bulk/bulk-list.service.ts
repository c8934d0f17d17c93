import type { BulkAct, BulkRow, BulkRowState, Prisma } from '@verdict/prisma/generated/client/client.ts';
import type { Context } from '../context.ts';
import { sliceOf, type Page, type PageRequest } from '../page.ts';
import { userIdOf } from '../viewer-user.ts';
import { bulkKindOf, hiddenKinds } from './bulk-kind.ts';
import { BulkActNotFound } from './bulk.error.ts';

/** Acts in the list of what a viewer did last. */
export const maxListedActs = 20;

/** An act with how far it is. */
export interface BulkActView extends BulkAct {
  readonly counts: Readonly<Partial<Record<BulkRowState, number>>>;
  readonly canUndo: boolean;
  /** Rows can be undone until then; null: not applied, or never. */
  readonly undoUntil: Date | null;
  /** The first row that was changed, or else the first; it stands for the act in lists. */
  readonly firstRow: BulkRowView | null;
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

async function readActs(context: Context, where: Prisma.BulkActWhereInput): Promise<BulkActView[]> {
  const { db, viewer, now } = context;
  const acts = await db.bulkAct.findMany({
    where: { AND: [where, { actorId: userIdOf(viewer), kind: { notIn: hiddenKinds(viewer) } }] },
    orderBy: { id: 'desc' },
    take: maxListedActs,
  });
  const counted = await db.bulkRow.groupBy({
    by: ['actId', 'state'],
    where: { actId: { in: acts.map(({ id }) => id) } },
    _count: true,
    _min: { id: true },
  });
  const firstRows = await readFirstRows(context, acts, counted);
  return acts.map((act) => {
    const counts = Object.fromEntries(
      counted.filter(({ actId }) => actId === act.id).map(({ state, _count }) => [state, _count] as const),
    );
    const kind = bulkKindOf(act.kind);
    const isFinal = kind?.isFinal ?? false;
    const undoUntil =
      act.appliedAt === null || kind === null || isFinal ? null : new Date(act.appliedAt.getTime() + kind.undoMs);
    const canUndo = undoUntil !== null && undoUntil > now && (counts['DONE'] ?? 0) > 0;
    return { ...act, counts, isFinal, undoUntil, canUndo, firstRow: firstRows.get(act.id) ?? null };
  });
}

/** The first row of each act; statements do not depend on the number of acts. */
async function readFirstRows(
  context: Context,
  acts: readonly Pick<BulkAct, 'id' | 'kind'>[],
  counted: ReadonlyArray<{
    readonly actId: number;
    readonly state: BulkRowState;
    readonly _min: { readonly id: number | null };
  }>,
): Promise<ReadonlyMap<number, BulkRowView>> {
  const firstIds = acts.flatMap((act) => {
    const own = counted.filter(({ actId }) => actId === act.id);
    const changed = own.filter(({ state }) => state !== 'REFUSED' && state !== 'UNCHANGED');
    const ids = (changed.length > 0 ? changed : own).flatMap(({ _min }) => _min.id ?? []);
    return ids.length === 0 ? [] : [Math.min(...ids)];
  });
  const rows = await context.db.bulkRow.findMany({ where: { id: { in: firstIds } } });
  const kindOf = new Map(acts.map(({ id, kind }) => [id, kind]));
  const byKind = Map.groupBy(rows, ({ actId }) => kindOf.get(actId) ?? '');
  const named = await Promise.all([...byKind].map(([kind, own]) => withNames(context, kind, own)));
  return new Map(named.flat().map((row) => [row.actId, row]));
}

async function withNames(context: Context, kindName: string, rows: readonly BulkRow[]): Promise<BulkRowView[]> {
  const names = await bulkKindOf(kindName)?.names(
    context,
    rows.map(({ targetId }) => targetId),
  );
  return rows.map((row) => ({ ...row, name: names?.get(row.targetId) ?? null }));
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
  return { ...page, total, items: await withNames(context, kindName, rows) };
}
