import type { RemoteAccountState, RemoteMode } from '@verdict/prisma/generated/client/client.ts';
import { z } from 'zod';
import type { Services, Transaction } from '../../core/context.ts';
import type { Credential } from '../core/credential.ts';
import { JudgeSession } from '../http/judge-session.ts';

/*
 * Credentials and sessions at remote judges. Each is sealed for its row, so one that is copied into another row cannot
 * be opened. Nothing here is shown by the API.
 */

const credentialSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('password'), username: z.string(), password: z.string() }),
  z.object({ kind: z.literal('cookie'), username: z.string(), name: z.string(), value: z.string() }),
  z.object({ kind: z.literal('token'), username: z.string(), token: z.string() }),
]);

const purposeOf = (id: number) => `remote account ${id}`;

/** An account to be stored. */
export interface NewRemoteAccount {
  readonly judgeKey: string;
  /** Null: of the site. */
  readonly ownerId: string | null;
  readonly mode: RemoteMode;
  readonly credential: Credential;
}

/** Stores an account with its credential. */
export async function storeRemoteAccount(
  tx: Transaction,
  secrets: Services['secrets'],
  { credential, ...account }: NewRemoteAccount,
  now: Date,
): Promise<{ readonly id: number }> {
  const { id } = await tx.remoteAccount.create({
    data: { ...account, username: credential.username, createdAt: now },
    select: { id: true },
  });
  const sealedCredential = sealCredential({ secrets }, id, credential);
  await tx.remoteAccount.update({ where: { id }, data: { sealedCredential }, select: { id: true } });
  return { id };
}

/** A credential as it is stored in the row of its account. */
export function sealCredential(
  { secrets }: Pick<Services, 'secrets'>,
  accountId: number,
  credential: Credential,
): string {
  return secrets.seal(purposeOf(accountId), JSON.stringify(credential));
}

/** What an account signs in with, and its session, whose secrets are hidden in failures; a new one if it has none. */
export interface OpenAccount {
  readonly id: number;
  readonly username: string;
  readonly state: RemoteAccountState;
  /** Null: none was given, or it was sealed under another secret of the site. */
  readonly credential: Credential | null;
  readonly session: JudgeSession;
  readonly isSignedIn: boolean;
}

/** Opens an account; null: it is gone. */
export async function openAccount(
  { db, secrets }: Pick<Services, 'db' | 'secrets'>,
  id: number,
): Promise<OpenAccount | null> {
  const row = await db.remoteAccount.findUnique({
    where: { id },
    select: { username: true, state: true, sealedCredential: true, sealedSession: true },
  });
  if (row === null) return null;
  const stored = row.sealedSession === null ? null : secrets.open(purposeOf(id), row.sealedSession);
  const sealed = row.sealedCredential === null ? null : secrets.open(purposeOf(id), row.sealedCredential);
  const credential = sealed === null ? null : credentialSchema.parse(JSON.parse(sealed));
  const session = JudgeSession.restore(stored);
  if (credential !== null) session.hideCredential(credential);
  return { id, username: row.username, state: row.state, credential, session, isSignedIn: stored !== null };
}

/** Was the credential of a row sealed under the secret that the site has now? */
export function canOpenCredential(
  { secrets }: Pick<Services, 'secrets'>,
  { id, sealedCredential }: { readonly id: number; readonly sealedCredential: string | null },
): boolean {
  return sealedCredential !== null && secrets.open(purposeOf(id), sealedCredential) !== null;
}

/** A session as it is stored in the row of its account. */
export function sealSession(
  { secrets }: Pick<Services, 'secrets'>,
  { id, session }: Pick<OpenAccount, 'id' | 'session'>,
): string {
  return secrets.seal(purposeOf(id), session.serialize());
}

/** Stores the session as it is now. */
export async function keepSession(
  { db, secrets }: Pick<Services, 'db' | 'secrets'>,
  { id, session }: Pick<OpenAccount, 'id' | 'session'>,
): Promise<void> {
  const sealedSession = sealSession({ secrets }, { id, session });
  await db.remoteAccount.updateMany({ where: { id }, data: { sealedSession } });
}

/** Forgets the session. */
export async function dropSession({ db }: Pick<Services, 'db'>, id: number): Promise<void> {
  await db.remoteAccount.updateMany({ where: { id }, data: { sealedSession: null } });
}
