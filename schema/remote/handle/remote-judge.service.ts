import type {
  RemoteAccount,
  RemoteHandle,
  RemoteHandleProof,
  RemoteMode,
} from '@verdict/prisma/generated/client/client.ts';
import type { Context } from '../../core/context.ts';
import { userIdOf } from '../../core/viewer-user.ts';
import { RemoteAccountNotOffered } from '../account/account.error.ts';
import { takesSessions } from '../account/own-session.service.ts';
import { remoteAdapters } from '../adapters.ts';
import type { RemoteAdapter } from '../core/adapter.ts';
import { readAllJudgeSettings } from '../health/judge-settings.service.ts';
import { readUsableAccounts } from '../manage/figures.service.ts';
import { proofTimeMs } from './handle.service.ts';

/** A judge, and what the viewer has there. */
export interface RemoteJudgeView {
  readonly adapter: RemoteAdapter;
  readonly handle: Pick<RemoteHandle, 'handle' | 'provenAt'> | null;
  /** Null when none is begun, or its time is over. */
  readonly proof: Pick<RemoteHandleProof, 'handle' | 'text' | 'startedAt'> | null;
  readonly session: Pick<RemoteAccount, 'username' | 'state' | 'createdAt' | 'usedAt'> | null;
  readonly takesSession: boolean;
  /** In which the viewer can submit now: none while the judge is off. */
  readonly modes: readonly RemoteMode[];
}

/** All judges, and what the viewer has there. */
export async function viewJudges({ db, viewer, now }: Context): Promise<RemoteJudgeView[]> {
  const userId = userIdOf(viewer);
  const since = new Date(now.getTime() - proofTimeMs);
  const [handles, proofs, sessions, settings, siteAccounts] = await Promise.all([
    db.remoteHandle.findMany({ where: { userId }, select: { judgeKey: true, handle: true, provenAt: true } }),
    db.remoteHandleProof.findMany({
      where: { userId, startedAt: { gte: since } },
      select: { judgeKey: true, handle: true, text: true, startedAt: true },
    }),
    db.remoteAccount.findMany({
      where: { ownerId: userId, mode: 'BYO_SESSION' },
      select: { judgeKey: true, username: true, state: true, createdAt: true, usedAt: true },
    }),
    readAllJudgeSettings(db, remoteAdapters),
    readUsableAccounts({ db }),
  ]);
  return remoteAdapters.map((adapter) => {
    const { key, accountsOf } = adapter.info;
    const session = sessions.find(({ judgeKey }) => judgeKey === accountsOf) ?? null;
    const chosen = settings.get(key);
    const allowed = chosen?.isOn === true ? chosen.modes : [];
    return {
      adapter,
      handle: handles.find(({ judgeKey }) => judgeKey === accountsOf) ?? null,
      proof: proofs.find(({ judgeKey }) => judgeKey === key) ?? null,
      session,
      takesSession: takesSessions(adapter) && allowed.includes('BYO_SESSION'),
      modes: allowed.filter((mode) =>
        isPossible(mode, {
          isByHandPossible: adapter.claims !== undefined,
          hasSession: session?.state === 'OK',
          hasSiteAccount: siteAccounts.has(accountsOf),
        }),
      ),
    };
  });
}

/** One of them. @throws RemoteAccountNotOffered */
export async function viewJudge(context: Context, judgeKey: string): Promise<RemoteJudgeView> {
  const judge = (await viewJudges(context)).find(({ adapter }) => adapter.info.key === judgeKey);
  if (judge === undefined) throw new RemoteAccountNotOffered();
  return judge;
}

/** What the modes of a judge need. */
interface ModeNeeds {
  readonly isByHandPossible: boolean;
  readonly hasSession: boolean;
  readonly hasSiteAccount: boolean;
}

function isPossible(mode: RemoteMode, { isByHandPossible, hasSession, hasSiteAccount }: ModeNeeds): boolean {
  if (mode === 'BROWSER' || mode === 'CLAIM') return isByHandPossible;
  return mode === 'BYO_SESSION' ? hasSession : hasSiteAccount;
}
