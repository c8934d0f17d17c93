import { audit } from '../../core/audit/audit.ts';
import type { Services, Transaction } from '../../core/context.ts';
import { tellContestsOfChange } from '../../place/contest/problem-change.ts';
import { publishProblemChange } from '../../place/contest/publish-problem-change.ts';
import type { RemoteAdapter } from '../core/adapter.ts';
import { hostStatement, type HostedStatement } from './assets.service.ts';
import type { LoadedStatement } from './crawl.service.ts';
import { packDocuments } from './documents.ts';
import { documentsHash, rulesOrNone } from './make-problem.service.ts';
import { nextReading } from './next-reading.ts';
import { contentHash, normalStatement, weightyChanges } from './normal-statement.ts';
import { statementJson, storedStatement } from './stored-statement.ts';
import { tellKeepers } from './tell-keepers.service.ts';
import { rewriteRemoteProblem, writtenHash } from './write-problem.service.ts';

/*
 * How a problem follows its judge: a statement whose normal form has another hash is a new revision. The problem says
 * it at once, unless somebody edited what the judge decides, or a contest runs with it: then it waits until the contest
 * is over, or until a keeper takes it over.
 */

/** What following needs. */
export type FollowServices = Pick<Services, 'db' | 'files' | 'pubsub' | 'web' | 'posters' | 'defaults' | 'host'>;

/** Longest the rows of a problem may take to write, in milliseconds. */
const transactionMs = 60_000;

/** Notes what a judge says of a problem now. */
export async function followStatement(
  services: FollowServices,
  adapter: RemoteAdapter,
  { problemId, loaded }: { readonly problemId: number; readonly loaded: LoadedStatement },
): Promise<void> {
  const { db, host } = services;
  const now = host.clock();
  const source = await db.remoteSource.findUniqueOrThrow({
    where: { problemId },
    include: { revisions: { orderBy: { number: 'desc' }, take: 1 } },
  });
  const normal = normalStatement(loaded.statement, source.isLinkOnly);
  const sha256 = contentHash(normal);
  const [newest] = source.revisions;
  const isNew = newest === undefined || newest.sha256 !== sha256;
  const number = (newest?.number ?? 0) + (isNew ? 1 : 0);
  const isStudied = await isInUse(services, problemId, now);
  await db.$transaction(async (tx) => {
    if (isNew)
      await tx.remoteRevision.create({
        data: { problemId, number, sha256, content: statementJson(normal), createdAt: now },
        select: { number: true },
      });
    await tx.remoteSource.update({
      where: { problemId },
      data: {
        readAt: now,
        nextReadAt: nextReading(problemId, { isStudied, now }),
        failure: null,
        sha256: documentsHash(loaded.documents),
        documents: source.isLinkOnly ? null : await packDocuments(loaded.documents),
      },
      select: { problemId: true },
    });
    const changes = isNew && newest !== undefined ? weightyChanges(storedStatement(newest.content), normal) : [];
    if (changes.length > 0) await tellKeepers(tx, services, { problemId, changes });
  });
  const isBehind = number !== source.appliedNumber || source.missingFiles > 0;
  if (!isBehind || (await isInContest(services, problemId, now))) return;
  const isAllowed = await rulesOrNone(services, adapter);
  const hosted = await hostStatement(services, adapter, {
    statement: normal,
    documents: loaded.documents,
    isPdfKept: source.isPdfKept,
    isAllowed,
  });
  await db.$transaction((tx) => takeOver(tx, services, adapter, { problemId, number, hosted, userId: null }, now), {
    timeout: transactionMs,
    maxWait: 30_000,
  });
}

/** A revision that a problem is to say. */
export interface TakenRevision {
  readonly problemId: number;
  readonly number: number;
  readonly hosted: HostedStatement;
  /** Whose wish it is, whatever was edited; null: the site's, which leaves alone what somebody edited. */
  readonly userId: string | null;
}

/** Lets a problem say a revision. @returns false: somebody edited it. */
export async function takeOver(
  tx: Transaction,
  services: FollowServices,
  adapter: RemoteAdapter,
  { problemId, number, hosted, userId }: TakenRevision,
  now: Date,
): Promise<boolean> {
  // Whoever saves its form takes the row, too.
  await tx.$queryRaw`SELECT id FROM problem WHERE id = ${problemId} FOR UPDATE`;
  const source = await tx.remoteSource.findUniqueOrThrow({
    where: { problemId },
    select: { isLinkOnly: true, url: true, writtenSha256: true },
  });
  if (userId === null && source.writtenSha256 !== (await writtenHash(tx, problemId))) return false;
  const linkUrl = source.isLinkOnly ? source.url : null;
  await rewriteRemoteProblem(tx, services, adapter, { problemId, userId, hosted, linkUrl });
  await tx.remoteSource.update({
    where: { problemId },
    data: {
      appliedNumber: number,
      writtenSha256: await writtenHash(tx, problemId),
      missingFiles: hosted.missing.length,
      languageIds: [...(hosted.statement.languageIds ?? [])],
      submitKey: hosted.statement.submitKey,
    },
    select: { problemId: true },
  });
  await audit(tx, {
    actorId: userId,
    action: 'problem.edit',
    target: { kind: 'PROBLEM', id: problemId },
    groupId: null,
    after: { url: source.url },
    at: now,
  });
  await publishProblemChange(tx, services.pubsub, problemId);
  await tellContestsOfChange(tx, services.pubsub, { problemId, changedById: userId, now });
  return true;
}

/** Does a contest run with the problem? It keeps the statement that it began with. */
async function isInContest({ db }: Pick<Services, 'db'>, problemId: number, now: Date): Promise<boolean> {
  const where = { problemId, contest: { startsAt: { lte: now }, endsAt: { gt: now } } };
  return (await db.contestProblem.count({ where, take: 1 })) > 0;
}

/** Is it in a training, or in a contest that is not over? */
async function isInUse({ db }: Pick<Services, 'db'>, problemId: number, now: Date): Promise<boolean> {
  const [contests, trainings] = await Promise.all([
    db.contestProblem.count({ where: { problemId, contest: { endsAt: { gt: now } } }, take: 1 }),
    db.trainingProblem.count({ where: { problemId }, take: 1 }),
  ]);
  return contests + trainings > 0;
}
