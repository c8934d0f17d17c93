import type { ProblemVisibility } from '@verdict/prisma/generated/client/client.ts';
import { audit } from '../../core/audit/audit.ts';
import type { Services, Transaction } from '../../core/context.ts';
import { isUniqueViolation } from '../../core/unique-violation.ts';
import { DisplayIdTaken } from '../../problem/bank/display-id.service.ts';
import type { RemoteAdapter } from '../core/adapter.ts';
import { RemoteFailure } from '../core/failure.ts';
import { originOf } from '../http/talk.service.ts';
import { hostStatement } from './assets.service.ts';
import type { LoadedStatement } from './crawl.service.ts';
import { packDocuments } from './documents.ts';
import type { StatementFailure } from './failure-words.ts';
import { nextReading } from './next-reading.ts';
import { contentHash, normalStatement } from './normal-statement.ts';
import { crawlerRules } from './robots.service.ts';
import { statementJson } from './stored-statement.ts';
import { createRemoteProblem, writtenHash } from './write-problem.service.ts';

/** What making problems needs. */
export type MakeServices = Pick<Services, 'db' | 'files' | 'pubsub' | 'web' | 'posters' | 'defaults' | 'host'>;

/** Longest the rows of a problem may take to write, in milliseconds. */
const transactionMs = 60_000;

/** A statement that is to become a problem. */
export interface WantedProblem extends LoadedStatement {
  readonly ref: string;
  readonly importerId: string;
  readonly visibility: ProblemVisibility;
  readonly isLinkOnly: boolean;
  readonly isPdfKept: boolean;
  /** A person saved its page: the site does not read it again by itself. */
  readonly isUploaded: boolean;
}

/** A problem that is here now. */
interface KnownOutcome {
  /** KNOWN: it was here before. */
  readonly kind: 'MADE' | 'KNOWN';
  readonly problemId: number;
  readonly displayId: string;
  readonly missingFiles: readonly string[];
}

/** What came of it. */
export type MadeProblem = KnownOutcome | { readonly kind: 'FAILED'; readonly failure: StatementFailure };

/** Display id of a problem of a judge. */
export function displayIdOf({ info, references }: Pick<RemoteAdapter, 'info' | 'references'>, ref: string): string {
  return `${info.key}-${references.format(ref)}`;
}

/** The problem that was made of a problem of a judge before. */
export function knownProblem(
  { db }: Pick<Services, 'db'>,
  { info }: Pick<RemoteAdapter, 'info'>,
  ref: string,
): Promise<{ readonly id: number; readonly displayId: string } | null> {
  return db.problem.findFirst({
    where: { remoteSource: { judgeKey: info.key, ref } },
    select: { id: true, displayId: true },
  });
}

/**
 * Makes a problem of a statement, whole or not at all. Files go into the content store first, which is harmless if what
 * follows fails.
 *
 * @param onMade told within the transaction that makes the problem.
 */
export async function makeProblem(
  services: MakeServices,
  adapter: RemoteAdapter,
  wanted: WantedProblem,
  onMade?: (tx: Transaction, made: Pick<KnownOutcome, 'problemId' | 'missingFiles'>) => Promise<unknown>,
): Promise<MadeProblem> {
  const { ref, documents, importerId, visibility, isLinkOnly, isPdfKept, isUploaded } = wanted;
  const now = services.host.clock();
  const displayId = displayIdOf(adapter, ref);
  const normal = normalStatement(wanted.statement, isLinkOnly);
  const isAllowed = await rulesOrNone(services, adapter);
  const hosted = await hostStatement(services, adapter, { statement: normal, documents, isPdfKept, isAllowed });
  const packed = isLinkOnly ? null : await packDocuments(documents);
  const url = adapter.references.urlOf(ref, originOf(services, adapter.info));
  const sha256 = contentHash(normal);
  try {
    const problemId = await services.db.$transaction(
      async (tx) => {
        const problem = { displayId, authorId: importerId, visibility, hosted, url, isLinkOnly };
        const id = await createRemoteProblem(tx, services, adapter, problem);
        await tx.remoteSource.create({
          data: {
            problemId: id,
            judgeKey: adapter.info.key,
            ref,
            submitKey: normal.submitKey,
            url,
            languageIds: [...(normal.languageIds ?? [])],
            isLinkOnly,
            isPdfKept,
            documents: packed,
            sha256: documentsHash(documents),
            readAt: now,
            nextReadAt: isUploaded ? null : nextReading(id, { isStudied: false, now }),
            writtenSha256: await writtenHash(tx, id),
            missingFiles: hosted.missing.length,
            revisions: { create: { number: 1, sha256, content: statementJson(normal), createdAt: now } },
          },
          select: { problemId: true },
        });
        await audit(tx, {
          actorId: importerId,
          action: 'problem.import',
          target: { kind: 'PROBLEM', id },
          groupId: null,
          after: { displayId, visibility, url },
          at: now,
        });
        await onMade?.(tx, { problemId: id, missingFiles: hosted.missing });
        return id;
      },
      { timeout: transactionMs, maxWait: 30_000 },
    );
    return { kind: 'MADE', problemId, displayId, missingFiles: hosted.missing };
  } catch (error) {
    if (!(error instanceof DisplayIdTaken) && !isUniqueViolation(error)) throw error;
    // Another import was faster, or a problem of another source has the display id.
    const known = await knownProblem(services, adapter, ref);
    return known === null
      ? { kind: 'FAILED', failure: 'display-id-taken' }
      : { kind: 'KNOWN', problemId: known.id, displayId: known.displayId, missingFiles: [] };
  }
}

/** Hash of documents as they came. */
export function documentsHash(documents: LoadedStatement['documents']): string {
  return contentHash(documents.map(({ url, bytes }) => [url, bytes.toString('base64')]));
}

/** Without a network nothing is fetched: a saved page makes a problem all the same. */
export async function rulesOrNone(
  services: Pick<Services, 'db' | 'web' | 'host' | 'defaults'>,
  adapter: RemoteAdapter,
): Promise<(url: URL) => boolean> {
  try {
    return await crawlerRules(services, adapter);
  } catch (error) {
    if (!(error instanceof RemoteFailure)) throw error;
    return () => false;
  }
}
