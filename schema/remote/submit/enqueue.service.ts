import { Status } from '@verdict/judge/protocol/status.ts';
import type { Prisma, RemoteMode } from '@verdict/prisma/generated/client/client.ts';
import type { Transaction } from '../../core/context.ts';
import type { RemoteSubmissions } from '../../judging/submission/remote-submissions.ts';
import {
  RemoteJudgeOff,
  RemoteLimitReached,
  RemoteModeNotOffered,
  RemoteSessionLost,
} from '../../judging/submission/submission.error.ts';
import { languageIdIn } from '../../queue/language/remote-language-key.ts';
import { adapterOf, remoteAdapters } from '../adapters.ts';
import type { RemoteAdapter } from '../core/adapter.ts';
import { jobNameOf } from '../core/job-name.ts';
import type { JudgeInfo } from '../core/judge-info.ts';
import { siteModes } from '../core/site-modes.ts';
import { readJudgeSettings, type JudgeSettings } from '../health/judge-settings.service.ts';
import { judgeNameOf } from '../judge-name.ts';
import { browserDeadlineMs } from './job.ts';

const hourMs = 3_600_000;

/** Stores the next attempt to send a submission, in the caller's transaction, and wakes a worker when that commits. */
export const enqueueRemote: RemoteSubmissions['enqueue'] = async (tx, services, submission, now) => {
  const { submissionId, problemId, userId, languageKey, isOfContest, wantedMode } = submission;
  const source = await tx.remoteSource.findUnique({
    where: { problemId },
    select: { judgeKey: true, ref: true, submitKey: true },
  });
  const adapter = source === null ? null : adapterOf(source.judgeKey);
  if (source === null || adapter === null) return false;
  const judgeName = judgeNameOf(services, adapter.info);
  const settings = await readJudgeSettings(tx, adapter);
  const { isOn, modes } = settings;
  if (!isOn) throw new RemoteJudgeOff(judgeName);
  const languageId = languageIdIn(languageKey, source.judgeKey);
  if (languageId === null) return false;
  const attempts = await tx.remoteJob.findMany({
    where: { submissionId },
    orderBy: { attempt: 'asc' },
    select: { attempt: true, mode: true },
  });
  const first = attempts[0]?.mode ?? null;
  const way = wayOf(wantedMode ?? null, first, modes);
  const mode = await modeFor(tx, { ...adapter, modes }, { userId, way });
  if (mode === null && way === 'SITE' && first === 'BYO_SESSION') throw new RemoteSessionLost(judgeName);
  // A run from before the contest would count there.
  if (mode === null || (mode === 'CLAIM' && isOfContest)) throw new RemoteModeNotOffered();
  if (siteModes.includes(mode)) {
    const judge = { key: adapter.info.key, name: judgeName };
    await checkLimits(tx, judge, { userId, ref: source.ref, settings, now });
  }
  const waiting = isByHand(mode) ? await waitingFacts(tx, adapter, { userId, now }) : null;
  await tx.remoteJob.create({
    data: {
      ...source,
      submissionId,
      attempt: (attempts.at(-1)?.attempt ?? 0) + 1,
      mode,
      priority: isOfContest ? 1 : 0,
      userId,
      languageId,
      nextAt: now,
      createdAt: now,
      ...waiting,
      events: { create: { state: waiting === null ? 'QUEUED' : 'WAITING', text: '', at: now } },
    },
    select: { id: true },
  });
  if (waiting !== null)
    await tx.submission.update({
      where: { id: submissionId },
      data: { status: Status.SUBMITTING },
      select: { id: true },
    });
  await services.pubsub.publish('job', { name: jobNameOf(adapter.info), id: 1 }, tx);
  return true;
};

/** Shortest program that the judge of a language takes. */
export const minCodeLength: RemoteSubmissions['minCodeLength'] = (languageKey) =>
  remoteAdapters.find(({ info }) => languageIdIn(languageKey, info.key) !== null)?.info.minCodeLength ?? 0;

/** Who is to send: the user by such a run; the site; or whoever can. */
type Way = 'BROWSER' | 'CLAIM' | 'SITE' | 'ANY';

/** As its submitter wants; else as at the first attempt, so that the site's task never becomes his. */
function wayOf(wanted: 'BROWSER' | 'CLAIM' | null, first: RemoteMode | null, modes: readonly RemoteMode[]): Way {
  if (wanted !== null) return wanted;
  if (first === null) return 'ANY';
  return isByHand(first) && modes.includes(first) ? first : 'SITE';
}

/** Is it the user who makes the run? */
function isByHand(mode: RemoteMode | Way): mode is 'BROWSER' | 'CLAIM' {
  return mode === 'BROWSER' || mode === 'CLAIM';
}

/** A program that an account of the site is to send. */
interface WantedSend {
  readonly userId: string;
  readonly ref: string;
  readonly settings: Pick<JudgeSettings, 'hourlyLimit' | 'problemLimit' | 'modes'>;
  readonly now: Date;
}

/** Accounts of the site are for all of its users, and guess at no tests. @throws RemoteLimitReached */
async function checkLimits(
  tx: Transaction,
  { key: judgeKey, name }: Pick<JudgeInfo, 'key' | 'name'>,
  { userId, ref, settings: { hourlyLimit, problemLimit, modes }, now }: WantedSend,
): Promise<void> {
  const createdAt = { gt: new Date(now.getTime() - hourMs) };
  const canBrowse = modes.some(isByHand);
  const sent = { judgeKey, userId, createdAt, mode: { in: [...siteModes] } };
  if (hourlyLimit !== null && (await tx.remoteJob.count({ where: sent })) >= hourlyLimit)
    throw new RemoteLimitReached(name, { limit: hourlyLimit, isOfProblem: false, isByHand: canBrowse });
  if (problemLimit !== null && (await tx.remoteJob.count({ where: { ...sent, ref } })) >= problemLimit)
    throw new RemoteLimitReached(name, { limit: problemLimit, isOfProblem: true, isByHand: canBrowse });
}

/** How a job begins whose user makes the run himself. */
async function waitingFacts(
  tx: Transaction,
  { info }: RemoteAdapter,
  { userId, now }: { readonly userId: string; readonly now: Date },
): Promise<Pick<Prisma.RemoteJobUncheckedCreateInput, 'state' | 'handle' | 'sentAt' | 'visibleBy'>> {
  const proven = await tx.remoteHandle.findUnique({
    where: { userId_judgeKey: { userId, judgeKey: info.accountsOf } },
    select: { handle: true },
  });
  const visibleBy = new Date(now.getTime() + browserDeadlineMs);
  return { state: 'WAITING', handle: proven?.handle ?? null, sentAt: now, visibleBy };
}

/**
 * Who sends a user's submission: himself where he wants to; else the site with his own session, or with an account of
 * its own; else himself, where nobody else can and it was not the site's task before; in modes that admins left on.
 * What only the site could send waits for an account. Null: what he wants is not offered, or nothing is.
 */
async function modeFor(
  tx: Transaction,
  { info, claims, modes }: Pick<RemoteAdapter, 'info' | 'claims'> & { readonly modes: readonly RemoteMode[] },
  { userId, way }: { readonly userId: string; readonly way: Way },
): Promise<RemoteMode | null> {
  const isByHandPossible = claims !== undefined;
  if (isByHand(way)) return isByHandPossible && modes.includes(way) ? way : null;
  if (modes.includes('BYO_SESSION')) {
    const own = await tx.remoteAccount.count({
      where: { judgeKey: info.accountsOf, ownerId: userId, mode: 'BYO_SESSION', state: 'OK' },
    });
    if (own > 0) return 'BYO_SESSION';
  }
  const bySite = modes.find((mode) => siteModes.includes(mode)) ?? null;
  if (way === 'SITE' || !isByHandPossible || !modes.includes('BROWSER')) return bySite;
  const usable = { judgeKey: info.accountsOf, ownerId: null, state: 'OK' } as const;
  return bySite !== null && (await tx.remoteAccount.count({ where: usable })) > 0 ? bySite : 'BROWSER';
}
