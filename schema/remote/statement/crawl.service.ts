import type { Services } from '../../core/context.ts';
import { signInAccount } from '../account/sign-in.service.ts';
import { openAccount } from '../account/vault.service.ts';
import type { RemoteAdapter, RemoteStatement } from '../core/adapter.ts';
import { LayoutError, RemoteFailure } from '../core/failure.ts';
import type { RawDocument } from '../core/raw-document.ts';
import { closedUntil, noteOutcome } from '../health/health.service.ts';
import { decodePage } from '../http/decode-page.ts';
import type { JudgeHttp } from '../http/judge-http.ts';
import { talkTo } from '../http/talk.service.ts';
import { renewLanguages } from '../language/renew-languages.service.ts';
import { statementSlot, takeSlots } from '../pace/pace.service.ts';
import { crawlerRules } from './robots.service.ts';

/** What reading statements needs. */
export type CrawlServices = Pick<Services, 'db' | 'pubsub' | 'web' | 'host' | 'defaults' | 'log'>;

/** Longest page that is kept with a failure, in characters. */
const maxKeptCharacters = 200_000;

/** When a statement of a judge may be read. */
export type Turn =
  | { readonly kind: 'NOW' }
  /** Others are before. */
  | { readonly kind: 'LATER'; readonly at: Date }
  /** The judge failed too often. */
  | { readonly kind: 'PAUSED'; readonly at: Date };

/** Takes the turn to read a statement, if it is free. */
export async function takeStatementTurn(services: CrawlServices, { info }: Pick<RemoteAdapter, 'info'>): Promise<Turn> {
  const now = services.host.clock();
  const freeAt = await takeSlots(services, [statementSlot(info)], now);
  if (freeAt !== null) return { kind: 'LATER', at: freeAt };
  const closed = await closedUntil(services, { judgeKey: info.key, operation: 'STATEMENT' }, now);
  return closed === null ? { kind: 'NOW' } : { kind: 'PAUSED', at: closed };
}

/** A statement with the documents it is read from. */
export interface LoadedStatement {
  readonly documents: readonly RawDocument[];
  readonly statement: RemoteStatement;
}

/** Reads a statement at its judge. The caller has taken the turn. @throws RemoteFailure */
export function loadStatement(services: CrawlServices, adapter: RemoteAdapter, ref: string): Promise<LoadedStatement> {
  return crawl(services, adapter, async (http) => {
    const documents = (await adapter.statements.load(http, ref)).map(({ url, contentType, bytes }) => ({
      url,
      contentType,
      bytes,
    }));
    if (adapter.languages.isListPublic) await renewLanguages(services, adapter, http);
    return { documents, statement: parseStatement(adapter, documents, ref) };
  });
}

/** References of a set of problems. The caller has taken the turn. @throws RemoteFailure */
export function loadSet(services: Services, adapter: RemoteAdapter, set: string): Promise<readonly string[]> {
  const { sets } = adapter;
  if (sets === undefined) throw new RemoteFailure('refused', 'the judge has no sets');
  return crawl(services, adapter, async (http) => {
    const opened = sets.session === 'NONE' ? null : await siteSession(services, adapter);
    return sets.load(opened ?? http, set);
  });
}

/** A conversation in the session of an account of the site; null: there is none. @throws RemoteFailure */
async function siteSession(services: Services, adapter: RemoteAdapter): Promise<JudgeHttp | null> {
  const row = await services.db.remoteAccount.findFirst({
    where: { judgeKey: adapter.info.accountsOf, ownerId: null, state: 'OK' },
    orderBy: { id: 'asc' },
    select: { id: true },
  });
  const account = row === null ? null : await openAccount(services, row.id);
  if (account === null) return null;
  const http = await talkTo(services, adapter, {
    session: account.session,
    isAllowed: await crawlerRules(services, adapter),
  });
  if (!account.isSignedIn) await signInAccount(services, adapter, { account, http });
  return http;
}

/** What documents say. @throws RemoteFailure */
export function parseStatement(
  { statements, info }: RemoteAdapter,
  documents: readonly RawDocument[],
  ref: string,
): RemoteStatement {
  try {
    return statements.parse(documents, ref);
  } catch (error) {
    if (!(error instanceof LayoutError)) throw error;
    const [first] = documents;
    const text = first === undefined ? '' : decodePage(first.bytes, first.contentType, info.charset);
    throw new RemoteFailure('layout', `${error.message} (${ref})`, {
      page: text.slice(0, maxKeptCharacters),
      cause: error,
    });
  }
}

/** Reads something as a robot, within what the judge lets robots read, and notes how that went. */
async function crawl<T>(
  services: CrawlServices,
  adapter: RemoteAdapter,
  read: (http: JudgeHttp) => Promise<T>,
): Promise<T> {
  const circuit = { judgeKey: adapter.info.key, operation: 'STATEMENT' } as const;
  try {
    const isAllowed = await crawlerRules(services, adapter);
    const value = await read(await talkTo(services, adapter, { isAllowed }));
    await noteOutcome(services, circuit, null, services.host.clock());
    return value;
  } catch (error) {
    if (!(error instanceof RemoteFailure)) throw error;
    // A judge that says no has answered.
    const isAnswer = error.class === 'refused';
    await noteOutcome(services, circuit, isAnswer ? null : error, services.host.clock());
    throw error;
  }
}
