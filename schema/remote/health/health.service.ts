import type { Prisma, RemoteOperation } from '@verdict/prisma/generated/client/client.ts';
import type { PubSub, Services, Transaction } from '../../core/context.ts';
import { adapterOf } from '../adapters.ts';
import type { RemoteFailure } from '../core/failure.ts';
import { holdSlot, pollSlot, statementSlot } from '../pace/pace.service.ts';
import { afterOutcome, successPaceMs, unreachedClasses, type Breaker } from './breaker.ts';

/** While one request is let through to try an open breaker, others wait so long, in ms. */
const trialMs = 60_000;

/** Whose breaker it is. */
export interface Circuit {
  readonly judgeKey: string;
  readonly operation: RemoteOperation;
}

/** Until when a breaker is open; null: it is closed, or its pause is over. */
export async function openUntil({ db }: Pick<Services, 'db'>, circuit: Circuit, now: Date): Promise<Date | null> {
  const health = await db.remoteHealth.findUnique({
    where: { judgeKey_operation: circuit },
    select: { openUntil: true },
  });
  return health !== null && health.openUntil !== null && health.openUntil > now ? health.openUntil : null;
}

/**
 * May a request be made? Of an open breaker whose pause is over one caller is let through.
 *
 * @returns null when it may, else when to ask again.
 */
export async function closedUntil(
  { db }: Pick<Services, 'db'>,
  { judgeKey, operation }: Circuit,
  now: Date,
): Promise<Date | null> {
  const health = await db.remoteHealth.findUnique({
    where: { judgeKey_operation: { judgeKey, operation } },
    select: { openUntil: true },
  });
  if (health === null || health.openUntil === null) return null;
  if (health.openUntil > now) return health.openUntil;
  const trialEnd = new Date(now.getTime() + trialMs);
  const { count } = await db.remoteHealth.updateMany({
    where: { judgeKey, operation, openUntil: health.openUntil },
    data: { openUntil: trialEnd },
  });
  return count === 1 ? null : trialEnd;
}

/** Ends the pause of an operation: its next request is let through to try. @returns false when there is no pause. */
export async function endPause(
  db: Pick<Transaction, 'remoteHealth'>,
  { judgeKey, operation }: Circuit,
  now: Date,
): Promise<boolean> {
  const { count } = await db.remoteHealth.updateMany({
    where: { judgeKey, operation, openUntil: { not: null } },
    // A second ago by this clock is over by that of the request, too.
    data: { openUntil: new Date(now.getTime() - 1_000), openings: 0 },
  });
  return count === 1;
}

/** Stores how a request ended, and the pause that the judge wants. @param failure null for success. */
export async function noteOutcome(
  { db, pubsub }: Pick<Services, 'db' | 'pubsub'>,
  circuit: Circuit,
  failure: RemoteFailure | null,
  now: Date,
): Promise<void> {
  const pauseMs = failure?.retryAfterMs ?? null;
  if (pauseMs !== null) await keepPause({ db }, circuit, new Date(now.getTime() + pauseMs));
  const healths = await db.remoteHealth.findMany({ where: { judgeKey: circuit.judgeKey } });
  const before = healths.find(({ operation }) => operation === circuit.operation);
  const isNews =
    failure !== null ||
    before === undefined ||
    before.openUntil !== null ||
    before.outcomes.includes(false) ||
    before.succeededAt === null ||
    // An answer to one operation shows that the judge is back for all.
    healths.some(({ failedAt }) => failedAt !== null && failedAt >= (before.succeededAt ?? failedAt)) ||
    now.getTime() - before.succeededAt.getTime() >= successPaceMs;
  if (isNews) await db.$transaction((tx) => write(tx, pubsub, circuit, { failure, now }));
}

/** Makes no request of the kind before the end of a pause. Where programs are sent, their account pauses instead. */
async function keepPause(services: Pick<Services, 'db'>, { judgeKey, operation }: Circuit, until: Date): Promise<void> {
  const adapter = adapterOf(judgeKey);
  if (adapter === null || operation === 'SUBMIT') return;
  const { info } = adapter;
  await holdSlot(services, operation === 'STATEMENT' ? statementSlot(info) : pollSlot(info), until);
}

async function write(
  tx: Transaction,
  pubsub: PubSub,
  circuit: Circuit,
  { failure, now }: { readonly failure: RemoteFailure | null; readonly now: Date },
): Promise<void> {
  const { judgeKey, operation } = circuit;
  await tx.remoteHealth.createMany({ data: [{ ...circuit, outcomes: [] }], skipDuplicates: true });
  const [breaker] = await tx.$queryRaw<Breaker[]>`
    SELECT outcomes, open_until AS "openUntil", opened_at AS "openedAt", openings FROM remote_health
    WHERE judge_key = ${judgeKey} AND operation = ${operation}::remote_operation FOR UPDATE`;
  if (breaker === undefined) return;
  if (failure === null) await endOutage(tx, circuit, now);
  const { outcomes, ...state } = afterOutcome(breaker, failure?.class ?? null, now);
  await tx.remoteHealth.update({
    where: { judgeKey_operation: circuit },
    data: { ...state, outcomes: [...outcomes], ...factsOf(failure, now) },
    select: { judgeKey: true },
  });
  await pubsub.publish('remoteJudge', { judgeKey }, tx);
}

/** A judge that answers is out of reach for nothing: what rests for that reason is tried again. */
async function endOutage(tx: Transaction, { judgeKey, operation }: Circuit, now: Date): Promise<void> {
  await tx.remoteHealth.updateMany({
    where: {
      judgeKey,
      operation: { not: operation },
      openUntil: { gt: now },
      failureClass: { in: [...unreachedClasses] },
    },
    data: { openUntil: now },
  });
}

function factsOf(failure: RemoteFailure | null, now: Date): Prisma.RemoteHealthUpdateInput {
  if (failure === null) return { succeededAt: now };
  return {
    failureClass: failure.class,
    failureText: failure.message.replaceAll('\0', '').slice(0, 1_000),
    failedAt: now,
    ...(failure.page !== null && { failurePage: failure.page.replaceAll('\0', '') }),
  };
}
