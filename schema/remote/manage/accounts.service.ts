import type { Prisma, RemoteAccountState, RemoteMode } from '@verdict/prisma/generated/client/client.ts';
import type { AuditAction } from '../../core/audit/audit-actions.ts';
import { auditBy, type AuditFields } from '../../core/audit/audit.ts';
import type { Context, Transaction } from '../../core/context.ts';
import { isUniqueViolation } from '../../core/unique-violation.ts';
import { accountAdvice, adviceOn } from '../account/account-advice.ts';
import { noteOf, setAccountState, signInAccount } from '../account/sign-in.service.ts';
import { openAccount, sealCredential, storeRemoteAccount } from '../account/vault.service.ts';
import type { RemoteAdapter } from '../core/adapter.ts';
import type { Credential } from '../core/credential.ts';
import { failureSentence } from '../core/failure-sentence.ts';
import { RemoteFailure } from '../core/failure.ts';
import { jobNameOf } from '../core/job-name.ts';
import { siteModes } from '../core/site-modes.ts';
import { talkTo } from '../http/talk.service.ts';
import { knownAdapter } from './judges.service.ts';
import {
  RemoteAccountBusy,
  RemoteAccountNotFound,
  RemoteAccountTaken,
  RemoteJudgeNotAnswering,
  RemoteModeNotPossible,
  RemoteSignInFailed,
} from './remote.error.ts';

/*
 * Accounts of the site at remote judges. Those of users are their own: admins do not see them here.
 */

/** What an account signs in with, as it is given; never shown again. */
interface SecretInput {
  readonly secret: string;
  /** Of a session taken from a browser: name of its cookie. */
  readonly cookieName: string | null;
}

/** An account that is added. */
interface AccountInput extends SecretInput {
  readonly judgeKey: string;
  readonly mode: RemoteMode;
  readonly username: string;
}

/** Adds an account. @throws RemoteJudgeNotFound, RemoteModeNotPossible, RemoteAccountTaken */
export async function addAccount(context: Context, input: AccountInput): Promise<number> {
  const adapter = knownAdapter(input.judgeKey);
  const { judgeKey, mode, username } = input;
  if (!adapter.info.modes.includes(mode) || !siteModes.includes(mode)) throw new RemoteModeNotPossible();
  const credential = credentialOf(adapter, username, input);
  try {
    const account = { judgeKey: adapter.info.accountsOf, ownerId: null, mode, credential };
    return await context.db.$transaction(async (tx) => {
      const { id } = await storeRemoteAccount(tx, context.secrets, account, context.now);
      await note(context, tx, { id, judgeKey, action: 'remote.addAccount', after: { username, origin: judgeKey } });
      await wake(context, tx, adapter);
      return id;
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw new RemoteAccountTaken();
    throw error;
  }
}

/** Gives an account another password, session or token, and uses it again. @throws RemoteAccountNotFound */
export async function changeCredential(
  context: Context,
  { id, ...secret }: SecretInput & { readonly id: number },
): Promise<void> {
  const { db, secrets } = context;
  const { judgeKey, username } = await findAccount(context, id);
  const adapter = knownAdapter(judgeKey);
  const sealedCredential = sealCredential({ secrets }, id, credentialOf(adapter, username, secret));
  await db.$transaction(async (tx) => {
    await change(tx, id, {
      sealedCredential,
      sealedSession: null,
      state: 'OK',
      note: '',
      signedInAt: [],
      checkedAt: null,
    });
    await note(context, tx, { id, judgeKey, action: 'remote.changeCredential', after: { username } });
    await wake(context, tx, adapter);
  });
}

/** Switches an account on or off. On: a person has done what it needed. @throws RemoteAccountNotFound */
export async function switchAccount(
  context: Context,
  { id, isOn }: { readonly id: number; readonly isOn: boolean },
): Promise<void> {
  const { judgeKey, username } = await findAccount(context, id);
  await context.db.$transaction(async (tx) => {
    const state: RemoteAccountState = isOn ? 'OK' : 'DISABLED';
    await change(tx, id, { state, note: '', ...(isOn && { pausedUntil: null, signedInAt: [] }) });
    await note(context, tx, { id, judgeKey, action: 'remote.switchAccount', after: { username, isOn } });
    await wake(context, tx, knownAdapter(judgeKey));
  });
}

/** Forgets an account and its secrets. @throws RemoteAccountNotFound, RemoteAccountBusy */
export async function removeAccount(context: Context, id: number): Promise<void> {
  const { judgeKey, username } = await findAccount(context, id);
  await context.db.$transaction(async (tx) => {
    const { count } = await tx.remoteAccount.deleteMany({
      where: { id, jobs: { none: { state: { in: ['SENDING', 'UNCERTAIN', 'RUNNING', 'HELD'] } } } },
    });
    if (count === 0) throw new RemoteAccountBusy();
    await note(context, tx, { id, judgeKey, action: 'remote.removeAccount', after: { username } });
  });
}

/**
 * Asks the judge whether the account is signed in, and signs it in where it is not.
 *
 * @throws RemoteAccountNotFound, RemoteModeNotPossible, RemoteJudgeNotAnswering, RemoteSignInFailed
 */
export async function checkAccount(context: Context, id: number): Promise<void> {
  const { db, host } = context;
  const { judgeKey, username } = await findAccount(context, id);
  const adapter = knownAdapter(judgeKey);
  const { signIn } = adapter;
  const account = await openAccount(context, id);
  if (account === null) throw new RemoteAccountNotFound();
  if (signIn === undefined) throw new RemoteModeNotPossible();
  if (account.credential === null) throw new RemoteSignInFailed(accountAdvice.unreadable);
  const http = await talkTo(context, adapter, { session: account.session });
  try {
    const state = account.isSignedIn ? await signIn.check(http) : 'LOST';
    if (state === 'BANNED') await setAccountState(context, id, 'BANNED', 'the judge disabled the account');
    if (state === 'LOST') await signInAccount(context, adapter, { account, http });
  } catch (error) {
    if (!(error instanceof RemoteFailure)) throw error;
    if (error.class !== 'auth' && error.class !== 'challenge')
      throw new RemoteJudgeNotAnswering(failureSentence(error));
    const row = await db.remoteAccount.findUnique({ where: { id }, select: { state: true } });
    const state = row?.state === 'BANNED' ? 'BANNED' : 'NEEDS_HUMAN';
    throw new RemoteSignInFailed(adviceOn({ state, note: noteOf(error), isReadable: true }) ?? accountAdvice.refused);
  }
  await db.$transaction(async (tx) => {
    await change(tx, id, { checkedAt: host.clock() });
    await note(context, tx, { id, judgeKey, action: 'remote.checkAccount', after: { username } });
  });
}

/** The credential that the adapter of a judge takes. @throws RemoteModeNotPossible */
function credentialOf({ signIn }: RemoteAdapter, username: string, { secret, cookieName }: SecretInput): Credential {
  if (signIn === undefined) throw new RemoteModeNotPossible();
  if (signIn.credential === 'password') return { kind: 'password', username, password: secret };
  if (signIn.credential === 'token') return { kind: 'token', username, token: secret };
  if (cookieName === null || cookieName === '') throw new RemoteModeNotPossible();
  return { kind: 'cookie', username, name: cookieName, value: secret };
}

async function findAccount(
  { db }: Pick<Context, 'db'>,
  id: number,
): Promise<{ readonly judgeKey: string; readonly username: string }> {
  const account = await db.remoteAccount.findFirst({
    where: { id, ownerId: null },
    select: { judgeKey: true, username: true },
  });
  if (account === null) throw new RemoteAccountNotFound();
  return account;
}

async function change(tx: Transaction, id: number, data: Prisma.RemoteAccountUncheckedUpdateManyInput): Promise<void> {
  const { count } = await tx.remoteAccount.updateMany({ where: { id, ownerId: null }, data });
  if (count === 0) throw new RemoteAccountNotFound();
}

interface AccountAct {
  readonly id: number;
  readonly judgeKey: string;
  readonly action: AuditAction;
  readonly after: AuditFields;
}

async function note(context: Context, tx: Transaction, { id, judgeKey, action, after }: AccountAct): Promise<void> {
  await auditBy(context, tx, { action, target: { kind: 'REMOTE_ACCOUNT', id }, groupId: null, after });
  await context.pubsub.publish('remoteJudge', { judgeKey }, tx);
}

/** Submissions may wait for an account. */
async function wake({ pubsub }: Pick<Context, 'pubsub'>, tx: Transaction, { info }: RemoteAdapter): Promise<void> {
  await pubsub.publish('job', { name: jobNameOf(info), id: 1 }, tx);
}
