import type { RemoteProofMethod } from '@verdict/prisma/generated/client/client.ts';
import { auditBy } from '../../core/audit/audit.ts';
import type { Context, Transaction } from '../../core/context.ts';
import { userIdOf } from '../../core/viewer-user.ts';
import { RemoteAccountNotOffered } from '../account/account.error.ts';
import { adapterOf, remoteAdapters } from '../adapters.ts';
import type { RemoteAdapter } from '../core/adapter.ts';
import { RemoteFailure } from '../core/failure.ts';
import { noteOutcome } from '../health/health.service.ts';
import { talkTo } from '../http/talk.service.ts';
import { jobNameOf } from '../submit/job-name.ts';
import { maxClockDifferenceMs } from '../submit/match-run.ts';
import { readableAt } from '../submit/reader.service.ts';
import { HandleNotProven, HandleProofMissing, RemoteJudgeBusy, RemoteJudgeUnreachable } from './handle.error.ts';

/** The run that proves a handle is made within this time, in ms. */
export const proofTimeMs = 10 * 60_000;

type ProvingAdapter = RemoteAdapter & Required<Pick<RemoteAdapter, 'handles'>>;

/** A judge that lets users prove handles. @throws RemoteAccountNotOffered */
function provingAdapter(judgeKey: string): ProvingAdapter {
  const adapter = adapterOf(judgeKey);
  if (adapter?.handles === undefined) throw new RemoteAccountNotOffered();
  return { ...adapter, handles: adapter.handles };
}

/** Begins the proof that a handle is the viewer's, or begins it again. @throws RemoteAccountNotOffered */
export async function startProof(
  { db, viewer, now }: Context,
  { judgeKey, handle }: { readonly judgeKey: string; readonly handle: string },
): Promise<void> {
  const { info } = provingAdapter(judgeKey);
  const key = { userId: userIdOf(viewer), judgeKey: info.key };
  const facts = { handle, startedAt: now };
  await db.remoteHandleProof.upsert({
    where: { userId_judgeKey: key },
    create: { ...key, ...facts },
    update: facts,
    select: { userId: true },
  });
}

/**
 * Asks the judge for the run that proves a handle; then it is the viewer's, and of nobody else.
 *
 * @throws RemoteAccountNotOffered, HandleProofMissing, HandleNotProven, RemoteJudgeBusy, RemoteJudgeUnreachable
 */
export async function checkProof(context: Context, judgeKey: string): Promise<void> {
  const { db, viewer, now } = context;
  const adapter = provingAdapter(judgeKey);
  const userId = userIdOf(viewer);
  const proof = await db.remoteHandleProof.findUnique({ where: { userId_judgeKey: { userId, judgeKey } } });
  if (proof === null || now.getTime() - proof.startedAt.getTime() > proofTimeMs) throw new HandleProofMissing();
  const handle = await provenHandle(context, adapter, proof);
  if (handle === null) throw new HandleNotProven();
  await db.$transaction((tx) => giveHandle(context, tx, { adapter, handle, method: 'RUN' }));
}

/** The handle as the judge writes it; null: it is not proven. */
async function provenHandle(
  context: Context,
  adapter: ProvingAdapter,
  { handle, startedAt }: { readonly handle: string; readonly startedAt: Date },
): Promise<string | null> {
  const { info, handles } = adapter;
  if ((await readableAt(context, adapter, context.host.clock())) !== null) throw new RemoteJudgeBusy();
  const circuit = { judgeKey: info.key, operation: 'POLL' } as const;
  try {
    const http = await talkTo(context, adapter);
    const since = new Date(startedAt.getTime() - maxClockDifferenceMs);
    const proven = await handles.proven(http, handle, since);
    await noteOutcome(context, circuit, null, context.host.clock());
    return proven;
  } catch (error) {
    if (!(error instanceof RemoteFailure)) throw error;
    // The judge knows no such handle.
    if (error.class === 'refused') return null;
    await noteOutcome(context, circuit, error, context.host.clock());
    throw new RemoteJudgeUnreachable();
  }
}

/** A handle that was proven. */
interface ProvenHandle {
  readonly adapter: RemoteAdapter;
  /** As the judge writes it. */
  readonly handle: string;
  readonly method: RemoteProofMethod;
}

/** Makes a proven handle the viewer's: one he had there before goes, and whoever had this one loses it. */
export async function giveHandle(
  context: Context,
  tx: Transaction,
  { adapter: { info }, handle, method }: ProvenHandle,
): Promise<void> {
  const { viewer, now, pubsub } = context;
  const userId = userIdOf(viewer);
  const judgeKey = info.accountsOf;
  const handleKey = handle.toLowerCase();
  // Two proofs of one handle take turns.
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext(${`remote handle ${judgeKey} ${handleKey}`}))`;
  const before = await tx.remoteHandle.findUnique({
    where: { judgeKey_handleKey: { judgeKey, handleKey } },
    select: { userId: true },
  });
  await tx.remoteHandle.deleteMany({ where: { judgeKey, OR: [{ handleKey }, { userId }] } });
  await tx.remoteHandle.create({
    data: { judgeKey, userId, handle, handleKey, method, provenAt: now },
    select: { id: true },
  });
  await tx.remoteHandleProof.deleteMany({ where: { userId, judgeKey: info.key } });
  if (before !== null && before.userId !== userId)
    await auditBy(context, tx, {
      action: 'user.moveRemoteHandle',
      target: { kind: 'USER', id: before.userId },
      groupId: null,
      before: { ownerId: before.userId },
      after: { ownerId: userId, name: handle, origin: judgeKey },
    });
  const sharing = remoteAdapters.filter((other) => other.info.accountsOf === judgeKey);
  await tx.remoteJob.updateMany({
    where: { userId, state: 'WAITING', judgeKey: { in: sharing.map((other) => other.info.key) } },
    data: { handle, isReported: false, nextAt: now, lease: { increment: 1 }, leaseUntil: null },
  });
  for (const other of sharing) await pubsub.publish('job', { name: jobNameOf(other.info), id: 1 }, tx);
}

/** Takes the viewer's handle at a judge away, and a proof that was begun. @throws RemoteAccountNotOffered */
export async function removeHandle({ db, viewer }: Context, judgeKey: string): Promise<void> {
  const { info } = provingAdapter(judgeKey);
  const userId = userIdOf(viewer);
  await db.$transaction([
    db.remoteHandle.deleteMany({ where: { userId, judgeKey: info.accountsOf } }),
    db.remoteHandleProof.deleteMany({ where: { userId, judgeKey: info.key } }),
  ]);
}
