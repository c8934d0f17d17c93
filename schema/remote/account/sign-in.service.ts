import type { RemoteAccountState } from '@verdict/prisma/generated/client/client.ts';
import type { Services } from '../../core/context.ts';
import type { RemoteAdapter } from '../core/adapter.ts';
import { RemoteFailure } from '../core/failure.ts';
import { unreachedClasses } from '../health/breaker.ts';
import { noteOutcome } from '../health/health.service.ts';
import type { JudgeHttp } from '../http/judge-http.ts';
import { renewLanguages } from '../language/renew-languages.service.ts';
import { tooManySignIns } from './account-advice.ts';
import { keepSession, type OpenAccount } from './vault.service.ts';

/** Sign-ins of an account within an hour; more of them look like an attack to the judge. */
const maxSignIns = 3;
const hourMs = 3_600_000;

/**
 * Signs an account in and stores its session.
 *
 * @throws RemoteFailure; the account then needs a human where only one can help.
 */
export async function signInAccount(
  services: Services,
  adapter: RemoteAdapter,
  { account, http }: { readonly account: OpenAccount; readonly http: JudgeHttp },
): Promise<void> {
  const { db, host } = services;
  const now = host.clock();
  const { credential } = account;
  if (adapter.signIn === undefined || credential === null) throw http.failure('auth', 'the account has no credential');
  const { signedInAt, ownerId } = await db.remoteAccount.findUniqueOrThrow({
    where: { id: account.id },
    select: { signedInAt: true, ownerId: true },
  });
  const recent = signedInAt.filter((at) => now.getTime() - at.getTime() < hourMs);
  const circuit = { judgeKey: adapter.info.key, operation: 'SIGN_IN' } as const;
  try {
    if (recent.length >= maxSignIns) throw http.failure('auth', tooManySignIns);
    await db.remoteAccount.update({
      where: { id: account.id },
      data: { signedInAt: [...recent, now] },
      select: { id: true },
    });
    await adapter.signIn.open(http, credential);
    const state = await adapter.signIn.check(http);
    if (state === 'BANNED') await setAccountState(services, account.id, 'BANNED', 'the judge disabled the account');
    if (state !== 'OK') throw http.failure('auth', `the session is ${state}`);
    await keepSession(services, account);
    await db.remoteAccount.update({ where: { id: account.id }, data: { checkedAt: now }, select: { id: true } });
    await noteOutcome(services, circuit, null, now);
    // The session of a user serves his runs alone.
    if (ownerId === null) await renewLanguages(services, adapter, http);
  } catch (error) {
    if (!(error instanceof RemoteFailure)) throw error;
    if (isAway(error)) {
      await db.remoteAccount.update({ where: { id: account.id }, data: { signedInAt: recent }, select: { id: true } });
    }
    await noteOutcome(services, circuit, error, now);
    if (error.class === 'auth' || error.class === 'challenge')
      await setAccountState(services, account.id, 'NEEDS_HUMAN', noteOf(error));
    throw error;
  }
}

/** Is the judge away? Its breaker limits what is tried then; it is no fault of the account. */
function isAway({ class: failureClass }: RemoteFailure): boolean {
  return unreachedClasses.some((one) => one === failureClass);
}

/** What is stored of an account that needs a person. */
export function noteOf({ class: failureClass, message }: RemoteFailure): string {
  return `${failureClass}: ${message}`;
}

/** Takes an account out of use, unless it is already. */
export async function setAccountState(
  { db, log, pubsub }: Pick<Services, 'db' | 'log' | 'pubsub'>,
  id: number,
  state: RemoteAccountState,
  note: string,
): Promise<void> {
  const { count } = await db.remoteAccount.updateMany({
    where: { id, state: 'OK' },
    data: { state, note: note.slice(0, 500), sealedSession: null },
  });
  if (count === 0) return;
  log.warn({ remoteAccountId: id, state, note }, 'an account of a remote judge is out of use');
  const { judgeKey } = await db.remoteAccount.findUniqueOrThrow({ where: { id }, select: { judgeKey: true } });
  await pubsub.publish('remoteJudge', { judgeKey });
}
