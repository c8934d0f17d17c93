import type { RemoteHandleProof, RemoteProofMethod } from '@verdict/prisma/generated/client/client.ts';
import { auditBy } from '../../core/audit/audit.ts';
import type { Context, Transaction } from '../../core/context.ts';
import { randomLetters } from '../../core/random-letters.ts';
import { userIdOf } from '../../core/viewer-user.ts';
import { RemoteAccountNotOffered, RemoteJudgeBusy, RemoteJudgeUnreachable } from '../account/account.error.ts';
import { adapterOf, remoteAdapters } from '../adapters.ts';
import type { RemoteAdapter } from '../core/adapter.ts';
import { RemoteFailure } from '../core/failure.ts';
import { jobNameOf } from '../core/job-name.ts';
import { noteOutcome, openUntil } from '../health/health.service.ts';
import type { JudgeHttp } from '../http/judge-http.ts';
import { talkTo } from '../http/talk.service.ts';
import { waitForTurn } from '../pace/wait-for-turn.ts';
import { maxClockDifferenceMs } from '../submit/match-run.ts';
import { readableAt } from '../submit/reader.service.ts';
import { HandleNotProven, HandleProofMissing, HandleTextMissing } from './handle.error.ts';

/** What proves a handle happens within this time, in ms. */
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
  const { info, handles } = provingAdapter(judgeKey);
  const key = { userId: userIdOf(viewer), judgeKey: info.key };
  const text = handles.proof.kind === 'TEXT' ? `verdict-${randomLetters(2, 5)}` : null;
  const facts = { handle, text, startedAt: now };
  await db.remoteHandleProof.upsert({
    where: { userId_judgeKey: key },
    create: { ...key, ...facts },
    update: facts,
    select: { userId: true },
  });
}

/**
 * Asks the judge for the run, or the text, that proves a handle; then it is the viewer's, and of nobody else.
 *
 * @throws RemoteAccountNotOffered, HandleProofMissing, HandleNotProven, HandleTextMissing, RemoteJudgeBusy,
 *   RemoteJudgeUnreachable
 */
export async function checkProof(context: Context, judgeKey: string): Promise<void> {
  const { db, viewer, now } = context;
  const adapter = provingAdapter(judgeKey);
  const userId = userIdOf(viewer);
  const proof = await db.remoteHandleProof.findUnique({ where: { userId_judgeKey: { userId, judgeKey } } });
  if (proof === null || now.getTime() - proof.startedAt.getTime() > proofTimeMs) throw new HandleProofMissing();
  const handle = await provenHandle(context, adapter, proof);
  const method = adapter.handles.proof.kind;
  if (handle === null) throw method === 'RUN' ? new HandleNotProven() : new HandleTextMissing();
  await db.$transaction((tx) => giveHandle(context, tx, { adapter, handle, method }));
}

type BegunProof = Pick<RemoteHandleProof, 'handle' | 'text' | 'startedAt'>;

/** The handle as the judge writes it; null: it is not proven. */
async function provenHandle(context: Context, adapter: ProvingAdapter, begun: BegunProof): Promise<string | null> {
  const { info, handles } = adapter;
  const circuit = { judgeKey: info.key, operation: 'POLL' } as const;
  if ((await openUntil(context, circuit, context.host.clock())) !== null) throw new RemoteJudgeUnreachable();
  if (!(await waitForTurn(context, (now) => readableAt(context, adapter, now)))) throw new RemoteJudgeBusy();
  try {
    const http = await talkTo(context, adapter);
    const proven = await askFor(http, handles, begun);
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

function askFor(
  http: JudgeHttp,
  { proof }: ProvingAdapter['handles'],
  { handle, text, startedAt }: BegunProof,
): Promise<string | null> {
  if (proof.kind === 'RUN') return proof.proven(http, handle, new Date(startedAt.getTime() - maxClockDifferenceMs));
  // Begun when the judge had another kind of proof.
  if (text === null) return Promise.resolve(null);
  return proof.proven(http, handle, text);
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
