import type { Context } from '../../core/context.ts';
import { userIdOf } from '../../core/viewer-user.ts';
import { adapterOf } from '../adapters.ts';
import type { RemoteAdapter } from '../core/adapter.ts';
import type { Credential } from '../core/credential.ts';
import { readJudgeSettings } from '../health/judge-settings.service.ts';
import { RemoteAccountNotOffered } from './account.error.ts';
import { storeRemoteAccount } from './vault.service.ts';

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

/** Stores the viewer's own session, sealed, instead of the one he gave before. @throws RemoteAccountNotOffered */
export async function saveOwnSession(context: Context, { judgeKey, username, value }: GivenSession): Promise<void> {
  const { db, viewer, now } = context;
  const adapter = sessionAdapter(judgeKey);
  const { isOn, modes } = await readJudgeSettings(db, adapter);
  if (!isOn || !modes.includes('BYO_SESSION')) throw new RemoteAccountNotOffered();
  const ownerId = userIdOf(viewer);
  const credential: Credential =
    adapter.signIn?.credential === 'token'
      ? { kind: 'token', username, token: value }
      : // The adapter knows by which name its judge calls the cookie.
        { kind: 'cookie', username, name: '', value };
  const own = { judgeKey: adapter.info.accountsOf, ownerId, mode: 'BYO_SESSION' } as const;
  await db.remoteAccount.deleteMany({ where: own });
  await storeRemoteAccount(context, { ...own, credential }, now);
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
