import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Context, Locale, Services, Viewer } from '@verdict/schema/core/context.ts';
import { operationCost, textCost } from '@verdict/schema/core/operation-cost.ts';
import {
  getOperationAST,
  GraphQLError,
  parse,
  type DocumentNode,
  type ExecutionArgs,
  type GraphQLFormattedError,
  type GraphQLSchema,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import { authenticate, tokenOf, viewerOfToken } from '../authenticate.ts';
import { localeOf } from '../locale.ts';
import { documentErrors, maxTokens, refuseLongQuery } from './document-check.ts';
import { publicErrorOf } from './public-error.ts';
import type { QueryBudget } from './query-budget.ts';
import type { SocketMeter } from './socket-limits.ts';

/** What the client said when it connected. */
export type Params = Readonly<Record<string, unknown>> | undefined;

/** A WebSocket connection, as its operations see it. */
export interface Connection {
  readonly request: IncomingMessage;
  /** The client's address. */
  readonly address: string;
  /** Ends it so that its client connects again, with the token it has then. */
  readonly restart: () => void;
  /** Ends it so that its client connects again later, after a failure of ours. */
  readonly end: () => void;
  /** Counts what it does. */
  readonly meter: SocketMeter;
  isClosed: boolean;
  /** How to stop asking who it is for; null: it is for nobody yet. */
  stopWatching: (() => void) | null;
}

/**
 * Subscriptions that were read and found right, of which the product itself has some thirty, and characters of all of
 * them together.
 */
const validDocuments = new LRUCache<string, { readonly schema: GraphQLSchema; readonly document: DocumentNode }>({
  max: 200,
  maxSize: 200_000,
  sizeCalculation: (_document, query) => query.length + 1,
});

/** The context of one operation of a connection, authenticated anew. */
export async function operationContext(
  services: Services,
  { request, address }: Connection,
  params: Params,
  signal: AbortSignal,
): Promise<Context> {
  const requestId = randomUUID();
  const headers = headersOf(request, params);
  const { viewer } = await authenticate(services, connectionToken(request, params), { now: new Date(), address });
  return {
    ...services,
    log: services.log.child({ requestId }),
    viewer,
    now: new Date(),
    locale: localeOf(headers['locale'], headers['accept-language']),
    requestId,
    address,
    userAgent: request.headers['user-agent'] ?? null,
    // Nothing that runs here begins or ends a session.
    session: { issued: () => {}, ended: () => {} },
    signal,
  };
}

/** The language of a connection, known before its context. */
export function connectionLocale({ request }: Pick<Connection, 'request'>, params: Params): Locale {
  const headers = headersOf(request, params);
  return localeOf(headers['locale'], headers['accept-language']);
}

/** Who the token of a connection belongs to now. */
export function connectionViewer(
  services: Services,
  { request }: Pick<Connection, 'request'>,
  params: Params,
): Promise<Viewer> {
  return viewerOfToken(services, connectionToken(request, params), new Date());
}

function connectionToken(request: IncomingMessage, params: Params): string | null {
  const headers = headersOf(request, params);
  return tokenOf(headers['authorization'] ?? headers['token']);
}

/** A browser cannot set headers on a WebSocket: what would be one comes as a parameter of the same name. */
function headersOf(request: IncomingMessage, params: Params): Readonly<Record<string, unknown>> {
  return { ...request.headers, ...lowerCaseKeys(params) };
}

function lowerCaseKeys(params: Params): Record<string, unknown> {
  return Object.fromEntries(Object.entries(params ?? {}).map(([name, value]) => [name.toLowerCase(), value]));
}

/** A subscription as its client sends it. */
interface Payload {
  readonly query: string;
  readonly operationName?: string | null | undefined;
  readonly variables?: Record<string, unknown> | null | undefined;
}

/**
 * What to run, charged to its caller, or what is wrong with it.
 *
 * @throws GraphQLError when it is too long or the caller's budget is used up.
 */
export function operationArgs(
  { schema, budget }: { readonly schema: GraphQLSchema; readonly budget: QueryBudget },
  { query, operationName, variables }: Payload,
  contextValue: Context,
): ExecutionArgs | GraphQLError[] {
  const document = validDocument({ schema, budget, context: contextValue }, query);
  if (Array.isArray(document)) return document;
  const operation = getOperationAST(document, operationName);
  if (operation?.operation !== 'subscription') {
    return [
      new GraphQLError('Only subscriptions are served over WebSocket; send the rest by HTTP.', {
        extensions: { code: 'SUBSCRIPTIONS_ONLY' },
      }),
    ];
  }
  budget.charge(contextValue, operationCost({ schema, document, operation, variables, context: contextValue }));
  return { schema, document, operationName, variableValues: variables, contextValue };
}

/** What a query says, or what is wrong with it. */
function validDocument(
  {
    schema,
    budget,
    context,
  }: { readonly schema: GraphQLSchema; readonly budget: QueryBudget; readonly context: Context },
  query: string,
): DocumentNode | GraphQLError[] {
  const known = validDocuments.get(query);
  if (known?.schema === schema) return known.document;
  refuseLongQuery(query, context.locale);
  budget.charge(context, textCost(query, false));
  let document: DocumentNode;
  try {
    document = parse(query, { maxTokens });
  } catch (error) {
    return error instanceof GraphQLError ? [error] : [new GraphQLError('The query cannot be read.')];
  }
  const errors = documentErrors(schema, document, context.locale);
  if (errors.length > 0) return [...errors];
  validDocuments.set(query, { schema, document });
  return document;
}

/** What the client reads of an error; ours are logged. */
export function errorAnswer(error: GraphQLError, context: Context | undefined): GraphQLFormattedError {
  const { formatted, failure } = publicErrorOf(error, context ?? { locale: 'en-US', requestId: 'unknown' });
  if (failure !== null) context?.log.error({ err: failure, path: error.path?.join('.') }, 'a subscription failed');
  return formatted;
}
