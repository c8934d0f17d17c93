import type { Context } from '../../core/context.ts';
import { userIdOf } from '../../core/viewer-user.ts';
import { adapterOf } from '../adapters.ts';
import type { RemoteAdapter } from '../core/adapter.ts';
import type { Credential } from '../core/credential.ts';
import { RemoteFailure } from '../core/failure.ts';
import { jobNameOf } from '../core/job-name.ts';
import { closedUntil, noteOutcome, openUntil } from '../health/health.service.ts';
import { readJudgeSettings } from '../health/judge-settings.service.ts';
import { JudgeSession } from '../http/judge-session.ts';
import { talkTo } from '../http/talk.service.ts';
import { judgeNameOf } from '../judge-name.ts';
import { pollSlot, takeSlots } from '../pace/pace.service.ts';
import { waitForTurn } from '../pace/wait-for-turn.ts';
import {
  RemoteAccountNotOffered,
  RemoteJudgeBusy,
  RemoteJudgeUnreachable,
  RemoteSessionNotSignedIn,
  RemoteSessionOfOther,
} from './account.error.ts';
import { sealCredential, sealSession, storeRemoteAccount } from './vault.service.ts';

/** A session or token that a user took from his browser. */
export interface GivenSession {
  readonly judgeKey: string;
  /** Name at the judge. */
  readonly username: string;
  readonly value: string;
}

/** Does a judge take sessions of users? Never passwords. */
export function takesSessions({ info, signIn }: Pick<RemoteAdapter, 'info' | 'signIn'>): boolean {
  return info.modes.includes('BYO_SESSION') && signIn !== undefined && signIn.credential !== 'password';
}

/** How long the judge may take to say whose a session is, in ms; a request is made if it can end within it. */
const maxCheckMs = 90_000;
/** Between two sessions of a user that are checked, in ms. */
const checkGapMs = 10_000;

/**
 * Stores the viewer's own session, sealed, instead of the one he gave before. The judge is asked first: what is not
 * signed in there as him is not stored.
 *
 * @throws RemoteAccountNotOffered, RemoteJudgeBusy, RemoteJudgeUnreachable, RemoteSessionNotSignedIn,
 *   RemoteSessionOfOther
 */
export async function saveOwnSession(context: Context, { judgeKey, username, value }: GivenSession): Promise<void> {
  const { db, pubsub, secrets, viewer, now } = context;
  const adapter = sessionAdapter(judgeKey);
  const { isOn, modes } = await readJudgeSettings(db, adapter);
  if (!isOn || !modes.includes('BYO_SESSION')) throw new RemoteAccountNotOffered();
  const ownerId = userIdOf(viewer);
  const credential: Credential =
    adapter.signIn?.credential === 'token'
      ? { kind: 'token', username, token: value }
      : // The adapter knows by which name its judge calls the cookie.
        { kind: 'cookie', username, name: '', value };
  const session = await openSession(context, adapter, credential);
  const own = { judgeKey: adapter.info.accountsOf, ownerId, mode: 'BYO_SESSION' } as const;
  await db.$transaction(async (tx) => {
    // Runs that were sent as the same user are read with the new session.
    const before = await tx.remoteAccount.findFirst({ where: { ...own, username }, select: { id: true } });
    await tx.remoteAccount.deleteMany({ where: { ...own, ...(before !== null && { id: { not: before.id } }) } });
    const { id } = before ?? (await storeRemoteAccount(tx, secrets, { ...own, credential }, now));
    const sealed = {
      sealedCredential: sealCredential({ secrets }, id, credential),
      sealedSession: sealSession({ secrets }, { id, session }),
    };
    await tx.remoteAccount.update({
      where: { id },
      data: { ...sealed, state: 'OK', note: '', pausedUntil: null, createdAt: now, checkedAt: now, signedInAt: [now] },
      select: { id: true },
    });
    await tx.remoteJob.updateMany({
      where: { accountId: id, state: { in: ['UNCERTAIN', 'RUNNING'] } },
      data: { nextAt: now },
    });
    await pubsub.publish('job', { name: jobNameOf(adapter.info), id: 1 }, tx);
  });
}

/** A session that the judge says is signed in, as the user whom the credential names. */
async function openSession(context: Context, adapter: RemoteAdapter, credential: Credential): Promise<JudgeSession> {
  const { info, signIn } = adapter;
  if (signIn === undefined) throw new RemoteAccountNotOffered();
  const circuit = { judgeKey: info.key, operation: 'SIGN_IN' } as const;
  if ((await openUntil(context, circuit, context.host.clock())) !== null) throw new RemoteJudgeUnreachable();
  const slots = [pollSlot(info), { key: `${info.accountsOf} session ${userIdOf(context.viewer)}`, gapMs: checkGapMs }];
  if (!(await waitForTurn(context, (now) => takeSlots(context, slots, now)))) throw new RemoteJudgeBusy();
  const begun = context.host.clock();
  if ((await closedUntil(context, circuit, begun)) !== null) throw new RemoteJudgeUnreachable();
  const session = new JudgeSession();
  session.hideCredential(credential);
  const deadline = new Date(begun.getTime() + maxCheckMs);
  const http = await talkTo(context, adapter, { session, deadline });
  try {
    await signIn.open(http, credential);
    if ((await signIn.check(http)) !== 'OK') throw http.failure('auth', 'the session is not signed in');
    await noteOutcome(context, circuit, null, context.host.clock());
    return session;
  } catch (error) {
    if (!(error instanceof RemoteFailure)) throw error;
    // What is given may itself lead to a page that is not known: that says nothing of the judge.
    if (error.class !== 'layout') await noteOutcome(context, circuit, error, context.host.clock());
    if (error.class !== 'auth') throw new RemoteJudgeUnreachable();
    if (error.owner !== null) throw new RemoteSessionOfOther(credential.username, error.owner);
    throw new RemoteSessionNotSignedIn(judgeNameOf(context, info));
  }
}

/** Forgets the viewer's own session at a judge. @throws RemoteAccountNotOffered */
export async function removeOwnSession({ db, viewer }: Context, judgeKey: string): Promise<void> {
  const { info } = sessionAdapter(judgeKey);
  await db.remoteAccount.deleteMany({
    where: { judgeKey: info.accountsOf, ownerId: userIdOf(viewer), mode: 'BYO_SESSION' },
  });
}

function sessionAdapter(judgeKey: string): RemoteAdapter {
  const adapter = adapterOf(judgeKey);
  if (adapter === null || !takesSessions(adapter)) throw new RemoteAccountNotOffered();
  return adapter;
}
