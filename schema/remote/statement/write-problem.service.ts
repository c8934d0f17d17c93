import type { ProblemVisibility } from '@verdict/prisma/generated/client/client.ts';
import type { Services, Transaction } from '../../core/context.ts';
import { recordFiles } from '../../core/files/record-files.service.ts';
import { takeDisplayId } from '../../problem/bank/display-id.service.ts';
import { writeTags } from '../../problem/bank/write-tags.service.ts';
import { keepRevision } from '../../problem/editing/revision.service.ts';
import { storedRevisable } from '../../problem/editing/stored-revisable.service.ts';
import { markSamples } from '../../problem/test-data/mark-samples.service.ts';
import { remoteLanguageKey } from '../../queue/language/remote-language-key.ts';
import type { RemoteAdapter, RemoteStatement } from '../core/adapter.ts';
import { storeKnownLanguages } from '../language/store-languages.service.ts';
import { hostedPrefix, type HostedStatement } from './assets.service.ts';
import { contentHash } from './normal-statement.ts';

type WriteServices = Pick<Services, 'files' | 'pubsub'>;

/** A problem of a remote judge that is to be made here. */
export interface NewRemoteProblem {
  readonly displayId: string;
  readonly authorId: string;
  readonly visibility: ProblemVisibility;
  readonly hosted: HostedStatement;
  /** Page of the problem at its judge. */
  readonly url: string;
  readonly isLinkOnly: boolean;
}

/** Makes the problem, with its first revision. @throws DisplayIdTaken @returns its id. */
export async function createRemoteProblem(
  tx: Transaction,
  services: WriteServices,
  adapter: RemoteAdapter,
  { displayId, authorId, visibility, hosted, url, isLinkOnly }: NewRemoteProblem,
): Promise<number> {
  await takeDisplayId(tx, displayId, null);
  const { id } = await tx.problem.create({
    data: {
      ...columnsOf(hosted.statement),
      languageKeys: await languageKeysOf(tx, adapter, hosted.statement),
      displayId,
      authorId,
      visibility,
      authorName: hosted.statement.author,
      isRemote: true,
      origin: adapter.info.key,
    },
    select: { id: true },
  });
  await writeParts(tx, id, hosted, isLinkOnly ? url : null);
  await writeTags(tx, id, hosted.statement.tags);
  await keepRevision(tx, {
    problemId: id,
    userId: authorId,
    content: await storedRevisable(tx, services.files, id),
    isFirst: false,
  });
  await services.pubsub.publish('problem', { problemId: id }, tx);
  return id;
}

/**
 * Lets a problem say what its judge says now. Its display id, visibility, tags and statements in other languages stay.
 *
 * @param userId who takes it over; null: the site.
 */
export async function rewriteRemoteProblem(
  tx: Transaction,
  services: WriteServices,
  adapter: RemoteAdapter,
  {
    problemId,
    userId,
    hosted,
    linkUrl,
  }: {
    readonly problemId: number;
    readonly userId: string | null;
    readonly hosted: HostedStatement;
    readonly linkUrl: string | null;
  },
): Promise<void> {
  const before = await storedRevisable(tx, services.files, problemId);
  await keepRevision(tx, { problemId, userId: null, content: before, isFirst: true });
  await tx.problem.update({
    where: { id: problemId },
    data: {
      ...columnsOf(hosted.statement),
      languageKeys: await languageKeysOf(tx, adapter, hosted.statement),
      ...(userId !== null && { modifierId: userId }),
      version: { increment: 1 },
    },
    select: { id: true },
  });
  await writeParts(tx, problemId, hosted, linkUrl);
  await markSamples(tx, services.files, problemId);
  await keepRevision(tx, {
    problemId,
    userId,
    content: await storedRevisable(tx, services.files, problemId),
    isFirst: false,
  });
  await services.pubsub.publish('problem', { problemId }, tx);
}

/** Hash of what a problem says of what its judge decides: it is another one once somebody edited that. */
export async function writtenHash(tx: Transaction, problemId: number): Promise<string> {
  const { statements, samples, ...row } = await tx.problem.findUniqueOrThrow({
    where: { id: problemId },
    select: {
      title: true,
      timeLimitMs: true,
      memoryLimitMb: true,
      ioReadFileName: true,
      ioWriteFileName: true,
      source: true,
      statements: { orderBy: { id: 'asc' } },
      samples: { orderBy: { position: 'asc' } },
    },
  });
  return contentHash([
    [row.title, row.timeLimitMs, row.memoryLimitMb, row.ioReadFileName, row.ioWriteFileName, row.source],
    statements.map(({ language, title, description, input, output, hint }) => [
      language,
      title,
      description,
      input,
      output,
      hint,
    ]),
    samples.map(({ input, output, explanation }) => [input, output, explanation]),
  ]);
}

function columnsOf({ title, timeLimitMs, memoryLimitKb, readsFile, writesFile, source }: RemoteStatement) {
  return {
    title,
    timeLimitMs,
    memoryLimitMb: Math.max(1, Math.ceil(memoryLimitKb / 1024)),
    ioReadFileName: readsFile,
    ioWriteFileName: writesFile,
    source,
  };
}

/** Keys of the languages it may be solved in: those of the problem that its judge offers now, else all of them. */
async function languageKeysOf(
  tx: Transaction,
  adapter: RemoteAdapter,
  { languageIds }: RemoteStatement,
): Promise<string[]> {
  const judgeKey = adapter.info.key;
  await storeKnownLanguages(tx, [adapter]);
  const offered = await tx.remoteLanguage.findMany({
    where: { judgeKey, isOffered: true, ...(languageIds !== null && { id: { in: [...languageIds] } }) },
    orderBy: [{ position: 'asc' }, { id: 'asc' }],
    select: { id: true },
  });
  return offered.map(({ id }) => remoteLanguageKey(judgeKey, id));
}

/** @param linkUrl stands in place of the texts; null: the texts are kept. */
async function writeParts(
  tx: Transaction,
  problemId: number,
  { statement, files }: HostedStatement,
  linkUrl: string | null,
): Promise<void> {
  const { language, title, input, output, hint, samples } = statement;
  const description = linkUrl === null ? statement.description : `<${linkUrl}>`;
  const texts = { title, description, input, output, hint };
  await recordFiles(tx, files);
  await tx.problemFile.deleteMany({ where: { problemId, name: { startsWith: hostedPrefix } } });
  await tx.problemFile.createMany({ data: files.map(({ kind, name, sha256 }) => ({ problemId, kind, name, sha256 })) });
  await tx.problemStatement.upsert({
    where: { problemId_language: { problemId, language } },
    create: { problemId, language, ...texts },
    update: texts,
    select: { id: true },
  });
  await tx.problemSample.deleteMany({ where: { problemId } });
  await tx.problemSample.createMany({
    data: samples.map((sample, index) => ({ ...sample, problemId, position: index + 1, interaction: null })),
  });
}
