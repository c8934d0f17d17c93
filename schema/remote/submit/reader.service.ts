import type { Services } from '../../core/context.ts';
import { signInAccount } from '../account/sign-in.service.ts';
import { dropSession, openAccount, type OpenAccount } from '../account/vault.service.ts';
import type { RemoteAdapter, SessionNeed } from '../core/adapter.ts';
import { RemoteFailure } from '../core/failure.ts';
import { closedUntil, noteOutcome, openUntil } from '../health/health.service.ts';
import type { HeardAnswer, JudgeHttp } from '../http/judge-http.ts';
import { talkTo } from '../http/talk.service.ts';
import { pollSlot, takeSlots } from '../pace/pace.service.ts';
import type { Job } from './job.ts';

/** When results of a judge may be read: null for now, as the slot is taken; else when to ask again. */
export async function readableAt(services: Services, { info }: RemoteAdapter, now: Date): Promise<Date | null> {
  const circuit = { judgeKey: info.key, operation: 'POLL' } as const;
  const isOpenUntil = await openUntil(services, circuit, now);
  if (isOpenUntil !== null) return isOpenUntil;
  const freeAt = await takeSlots(services, [pollSlot(info)], now);
  return freeAt ?? closedUntil(services, circuit, now);
}

/** What is read of a run, and with what. */
interface Reading<T> {
  readonly session: SessionNeed;
  readonly read: (http: JudgeHttp, username: string) => Promise<T>;
}

/** What was read, or why it was not; and what the judge said. */
type Read<T> = ({ readonly value: T } | { readonly failure: RemoteFailure }) & { readonly answer: HeardAnswer | null };

/** Reads something of a job's run, and notes how that went. */
export async function readFor<T>(
  services: Services,
  adapter: RemoteAdapter,
  job: Job,
  reading: Reading<T>,
): Promise<Read<T>> {
  const circuit = { judgeKey: adapter.info.key, operation: 'POLL' } as const;
  let talk: JudgeHttp | null = null;
  const read: Reading<T>['read'] = (http, username) => {
    talk = http;
    return reading.read(http, username);
  };
  const heard = () => talk?.lastAnswer ?? null;
  try {
    const account = job.accountId === null ? null : await openAccount(services, job.accountId);
    const value = await readAs(services, adapter, { account, handle: job.handle ?? '' }, { ...reading, read });
    await noteOutcome(services, circuit, null, services.host.clock());
    return { value, answer: heard() };
  } catch (error) {
    if (!(error instanceof RemoteFailure)) throw error;
    const isSessionLost = error.class === 'auth' && reading.session !== 'NONE';
    if (isSessionLost && job.accountId !== null) await dropSession(services, job.accountId);
    await noteOutcome(services, circuit, error, services.host.clock());
    return { failure: error, answer: heard() };
  }
}

/** Reads in the session that is needed, or as a visitor. @throws RemoteFailure */
async function readAs<T>(
  services: Services,
  adapter: RemoteAdapter,
  { account, handle }: { readonly account: OpenAccount | null; readonly handle: string },
  { session, read }: Reading<T>,
): Promise<T> {
  const username = account?.username ?? handle;
  const isOpen = account !== null && account.isSignedIn && account.state === 'OK';
  if (session === 'NONE' || account === null || (session === 'IF_ASKED' && !isOpen)) {
    try {
      return await read(await talkTo(services, adapter), username);
    } catch (error) {
      const isAsked = error instanceof RemoteFailure && error.class === 'auth' && session === 'IF_ASKED';
      if (!isAsked || account?.state !== 'OK') throw error;
    }
  }
  const http = await talkTo(services, adapter, { session: account.session });
  // It was found lost, here or by another program of the account.
  if (!account.isSignedIn) {
    if (account.state !== 'OK') throw http.failure('auth', 'the account is out of use', { isSent: false });
    await signInAccount(services, adapter, { account, http });
  }
  return read(http, username);
}
