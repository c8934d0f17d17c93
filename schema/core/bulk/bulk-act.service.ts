import type { BulkRow, BulkRowState, Prisma } from '@verdict/prisma/generated/client/client.ts';
import type { Context, Services } from '../context.ts';
import { DomainError } from '../errors.ts';
import { userIdOf } from '../viewer-user.ts';
import { bulkKeptMs, bulkKindOf, hiddenKinds, type BulkKind, type BulkPlan } from './bulk-kind.ts';
import { BulkActFinal, BulkActNotFound, BulkRowChanged } from './bulk.error.ts';

/*
 * How acts on many rows work
 *
 * A preview keeps what would become of each row. Applying and undoing take the next rows in each call: what the viewer
 * may do, and what the rows are now, is read for all of them together; then each row is a transaction of its own with
 * its result in it. So a row is done once, with its entry of the audit log, whoever calls again or at the same moment,
 * and one that is refused holds up no other. A row that is another now than the act left it stays as it is.
 */

/** Most rows of an act. */
export const maxBulkRows = 500;
/** Rows that one call applies or undoes. */
export const bulkBatchSize = 100;
/** A preview is applied within this time, in ms. */
const previewMs = 60 * 60_000;
const rowTransaction = { timeout: 30_000, maxWait: 15_000 } as const;

/** An act as it is begun. */
export interface NewBulkAct {
  readonly kind: BulkKind;
  readonly change: Prisma.InputJsonObject;
  readonly ids: readonly string[];
  /** More rows matched than an act takes. */
  readonly isCut?: boolean;
}

/** Keeps what an act would do with each of its rows, and changes none of them. @returns its id */
export async function previewBulkAct(
  context: Context,
  { kind, change, ids, isCut = false }: NewBulkAct,
): Promise<number> {
  const { db, viewer, now } = context;
  const distinct = [...new Set(ids)];
  const rows: Prisma.BulkRowCreateManyActInput[] = [];
  for (let from = 0; from < distinct.length; from += bulkBatchSize) {
    const batch = distinct.slice(from, from + bulkBatchSize);
    const plans = await kind.plan(context, { ids: batch, change, former: null });
    for (const [id, plan] of plans) rows.push({ targetId: id, at: now, ...previewOf(kind, plan) });
  }
  const { id } = await db.bulkAct.create({
    data: {
      actorId: userIdOf(viewer),
      kind: kind.name,
      change,
      isCut,
      createdAt: now,
      rows: { createMany: { data: rows } },
    },
    select: { id: true },
  });
  return id;
}

function previewOf(
  kind: BulkKind,
  plan: BulkPlan,
): Pick<Prisma.BulkRowCreateManyActInput, 'state' | 'before' | 'after' | 'refusal'> {
  if (plan.error !== null) return { state: 'REFUSED', refusal: refusalOf(plan.error) };
  const { before, after } = plan;
  return { state: kind.isSame(before, after) ? 'UNCHANGED' : 'PENDING', before, after };
}

/** What a row keeps of a failure. */
function refusalOf({ code, sentence }: DomainError): Prisma.InputJsonObject {
  return { code, ...sentence };
}

/** Applies a preview to its next rows. @throws BulkActNotFound, BulkActFinal */
export async function applyBulkAct(context: Context, id: number): Promise<void> {
  const { db, now } = context;
  const act = await ownAct(context, id);
  const isStale = act.appliedAt === null && act.createdAt.getTime() <= now.getTime() - previewMs;
  if (act.undoneAt !== null || isStale) throw new BulkActFinal();
  await db.bulkAct.updateMany({ where: { id, appliedAt: null }, data: { appliedAt: now } });
  await takeRows(context, act, { from: 'PENDING', done: 'DONE', refused: 'REFUSED' });
}

/** Gives the next rows of an applied act back what they had. @throws BulkActNotFound, BulkActFinal */
export async function undoBulkAct(context: Context, id: number): Promise<void> {
  const { db, now } = context;
  const act = await ownAct(context, id);
  const isOld = act.appliedAt === null || act.appliedAt.getTime() <= now.getTime() - act.kind.undoMs;
  if (isOld || act.kind.isFinal) throw new BulkActFinal();
  await db.bulkAct.updateMany({ where: { id, undoneAt: null }, data: { undoneAt: now } });
  await takeRows(context, act, { from: 'DONE', done: 'UNDONE', refused: 'KEPT' });
}

/** An act of the viewer, of a kind that there is. @throws BulkActNotFound */
async function ownAct({ db, viewer }: Pick<Context, 'db' | 'viewer'>, id: number) {
  const act = await db.bulkAct.findFirst({
    where: { id, actorId: userIdOf(viewer), kind: { notIn: hiddenKinds(viewer) } },
  });
  const kind = act === null ? null : bulkKindOf(act.kind);
  if (act === null || kind === null) throw new BulkActNotFound();
  return { ...act, kind };
}

/** States of rows that are waiting, done and refused. */
interface Step {
  readonly from: BulkRowState;
  readonly done: BulkRowState;
  readonly refused: BulkRowState;
}

async function takeRows(
  context: Context,
  { id, kind, change }: { readonly id: number; readonly kind: BulkKind; readonly change: unknown },
  step: Step,
): Promise<void> {
  const rows = await context.db.bulkRow.findMany({
    where: { actId: id, state: step.from },
    orderBy: { id: 'asc' },
    take: bulkBatchSize,
  });
  if (rows.length === 0) return;
  const plans = await kind.plan(context, {
    ids: rows.map(({ targetId }) => targetId),
    change,
    former: step.from === 'DONE' ? new Map(rows.map((row) => [row.targetId, row])) : null,
  });
  const changed: BulkRow[] = [];
  for (const row of rows) {
    const plan = plans.get(row.targetId);
    if (plan === undefined) throw new Error('a kind has no plan for a row');
    if (plan.error !== null) await refuse(context, row, { step, error: plan.error });
    else if (kind.isSame(plan.before, step.from === 'DONE' ? row.after : row.before))
      await takeRow(context, row, { step, write: plan.write });
    else changed.push(row);
  }
  const changers = await laterChangers(context, kind, changed);
  for (const row of changed)
    await refuse(context, row, { step, error: new BulkRowChanged(changers.get(row.targetId) ?? null) });
}

type Write = Extract<BulkPlan, { error: null }>['write'];

async function takeRow(
  context: Context,
  { id }: BulkRow,
  { step, write }: { readonly step: Step; readonly write: Write },
): Promise<void> {
  const { db, now: at } = context;
  try {
    await db.$transaction(async (tx) => {
      // Another call of the act waits here, and finds the row done.
      const { count } = await tx.bulkRow.updateMany({
        where: { id, state: step.from },
        data: { state: step.done, at },
      });
      if (count === 0) return;
      const traces = await write(tx);
      if (traces.length > 0) await tx.bulkRow.update({ where: { id }, data: { traces: [...traces] } });
    }, rowTransaction);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    await refuse(context, { id }, { step, error });
  }
}

async function refuse(
  { db, now: at }: Context,
  { id }: Pick<BulkRow, 'id'>,
  { step, error }: { readonly step: Step; readonly error: DomainError },
): Promise<void> {
  await db.bulkRow.updateMany({
    where: { id, state: step.from },
    data: { state: step.refused, refusal: refusalOf(error), at },
  });
}

/** Who last changed rows after their state was set, by the audit log. */
async function laterChangers(
  { db }: Pick<Context, 'db'>,
  { target, actions }: BulkKind,
  rows: readonly BulkRow[],
): Promise<ReadonlyMap<string, { readonly username: string }>> {
  if (rows.length === 0) return new Map();
  const since = new Map(rows.map(({ targetId, at }) => [targetId, at]));
  const entries = await db.auditEntry.findMany({
    where: {
      targetKind: target,
      targetId: { in: [...since.keys()] },
      action: { in: [...actions] },
      at: { gt: new Date(Math.min(...[...since.values()].map((at) => at.getTime()))) },
    },
    orderBy: { id: 'asc' },
    select: { targetId: true, at: true, actor: { select: { username: true } } },
  });
  // The newest entry of a row comes last.
  return new Map(
    entries.flatMap(({ targetId, at, actor }) =>
      actor !== null && at > (since.get(targetId) ?? at) ? [[targetId, actor] as const] : [],
    ),
  );
}

/** Removes acts that can no longer be undone, and previews that nobody applied. */
export async function tidyBulkActs({ db }: Pick<Services, 'db'>, now: Date): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  await db.bulkAct.deleteMany({
    where: {
      OR: [
        { createdAt: { lte: before(bulkKeptMs + previewMs) } },
        { appliedAt: null, createdAt: { lte: before(previewMs) } },
      ],
    },
  });
}
