import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { randomUUID } from 'node:crypto';
import type { Context, Services } from '@verdict/schema/context.ts';
import { getOperationAST, GraphQLError, parse, validate } from 'graphql';
import type { DocumentNode, ExecutionArgs, GraphQLSchema } from 'graphql';
import { handleProtocols, makeServer } from 'graphql-ws';
import { WebSocketServer } from 'ws';
import type { WebSocket } from 'ws';
import { authenticate, tokenOf } from '../authenticate.ts';
import type { LiveWork } from '../live-work.ts';
import { localeOf } from '../locale.ts';
import { maxTokens } from './apollo.ts';
import { subscribeFresh } from './fresh-events.ts';
import { publicErrorOf } from './public-error.ts';

/*
 * How this works: subscriptions come by the graphql-transport-ws protocol on the same port and path as queries. The client
 * names its token and language in `connectionParams` ({ Authorization, locale }); each operation is authenticated anew with it, so
 * that a session that ended since does not start another. Queries and mutations are for HTTP, where they are rationed.
 */

/** Largest message from a client, in bytes. */
const maxMessageBytes = 128 * 1024;
/** A connection that does not answer a ping for this long is ended, in milliseconds. */
const pingMs = 15_000;
/** "Service restart": graphql-ws clients connect again and subscribe anew. */
const restartCode = 1012;
/** "Try again later": so do they after this, while the protocol's own code for our failures would end them for good. */
const laterCode = 1013;

type Params = Readonly<Record<string, unknown>> | undefined;

interface Connection {
  readonly request: IncomingMessage;
  readonly address: string;
}

/** The subscriptions of a server. */
export interface Subscriptions {
  /** Closes every connection so that its client comes back to another process. */
  drain(): void;
}

/** Serves subscriptions on upgrade requests to /graphql. */
export function serveSubscriptions(options: {
  readonly server: Server;
  readonly schema: GraphQLSchema;
  readonly services: Services;
  readonly live: LiveWork;
  /** The client's address behind an upgrade request. */
  readonly addressOf: (request: IncomingMessage) => string;
}): Subscriptions {
  const { server, schema, services, live, addressOf } = options;
  const sockets = new WebSocketServer({ noServer: true, maxPayload: maxMessageBytes, handleProtocols });
  const contexts = new WeakMap<object, Context>();

  const protocol = makeServer<Record<string, unknown>, Connection>({
    async onSubscribe({ connectionParams, extra }, _id, payload) {
      const work = live.begin();
      try {
        const context = await contextOf(services, extra, connectionParams, work.signal);
        contexts.set(payload, context);
        const args = argsOf(schema, payload, context);
        if (Array.isArray(args)) work.end();
        else ends.set(args, work.end);
        return args;
      } catch (error) {
        work.end();
        throw error;
      }
    },
    // The arguments are those made in onSubscribe, whose context is ours.
    subscribe: (args) => subscribeFresh({ ...args, contextValue: args.contextValue as Context }, ends.get(args) ?? (() => {})),
    onNext: (_connection, _id, payload, _args, result) => {
      if (!result.errors) return undefined;
      return { data: result.data ?? null, errors: result.errors.map((error) => answerOf(error, contexts.get(payload))) };
    },
    onError: (_connection, _id, payload, errors) => errors.map((error) => answerOf(error, contexts.get(payload))),
  });
  const ends = new WeakMap<ExecutionArgs, () => void>();

  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (live.isDraining || new URL(request.url ?? '/', 'http://localhost').pathname !== '/graphql') {
      socket.end(`HTTP/1.1 ${live.isDraining ? '503 Service Unavailable' : '404 Not Found'}\r\nConnection: close\r\n\r\n`);
      return;
    }
    sockets.handleUpgrade(request, socket, head, (webSocket) => {
      open(webSocket, { request, address: addressOf(request) });
    });
  });

  function open(socket: WebSocket, connection: Connection): void {
    const log = services.log.child({ address: connection.address });
    const ping = keepAlive(socket);
    socket.on('error', (error) => log.debug({ err: error }, 'a WebSocket broke'));
    const closed = protocol.opened(
      {
        protocol: socket.protocol,
        send: (data) =>
          new Promise((resolve, reject) => {
            if (socket.readyState !== socket.OPEN) resolve();
            else socket.send(data, (error) => (error ? reject(error) : resolve()));
          }),
        close: (code, reason) => socket.close(code, reason),
        onMessage: (handle) =>
          socket.on('message', (message) => {
            handle(String(message)).catch((error: unknown) => {
              log.error({ err: error }, 'a WebSocket message could not be handled');
              socket.close(laterCode, 'Try again later');
            });
          }),
      },
      connection,
    );
    socket.once('close', (code, reason) => {
      clearInterval(ping);
      closed(code, String(reason)).catch((error: unknown) => log.error({ err: error }, 'a WebSocket could not be cleaned up'));
    });
  }

  return {
    drain() {
      for (const socket of sockets.clients) socket.close(restartCode, 'The server restarts');
    },
  };
}

async function contextOf(services: Services, { request, address }: Connection, params: Params, signal: AbortSignal): Promise<Context> {
  const now = new Date();
  const requestId = randomUUID();
  // A browser cannot set headers on a WebSocket: what would be one comes as a parameter of the same name.
  const headers = { ...request.headers, ...lowerCaseKeys(params) };
  const { viewer } = await authenticate(services, tokenOf(headers['authorization'] ?? headers['token']), now);
  return {
    ...services,
    log: services.log.child({ requestId }),
    viewer,
    now,
    locale: localeOf(headers['locale'], headers['accept-language']),
    requestId,
    address,
    userAgent: request.headers['user-agent'] ?? null,
    // Nothing that runs here begins or ends a session.
    session: { issued: () => {}, ended: () => {} },
    signal,
  };
}

function lowerCaseKeys(params: Params): Record<string, unknown> {
  return Object.fromEntries(Object.entries(params ?? {}).map(([name, value]) => [name.toLowerCase(), value]));
}

/** What to run, or what is wrong with it. */
function argsOf(
  schema: GraphQLSchema,
  payload: { readonly query: string; readonly operationName?: string | null | undefined; readonly variables?: Record<string, unknown> | null | undefined },
  contextValue: Context,
): ExecutionArgs | GraphQLError[] {
  let document: DocumentNode;
  try {
    document = parse(payload.query, { maxTokens });
  } catch (error) {
    return error instanceof GraphQLError ? [error] : [new GraphQLError('The query cannot be read.')];
  }
  const errors = validate(schema, document);
  if (errors.length > 0) return [...errors];
  if (getOperationAST(document, payload.operationName)?.operation !== 'subscription') {
    return [new GraphQLError('Only subscriptions are served over WebSocket; send the rest by HTTP.', { extensions: { code: 'SUBSCRIPTIONS_ONLY' } })];
  }
  return { schema, document, operationName: payload.operationName, variableValues: payload.variables, contextValue };
}

function answerOf(error: GraphQLError, context: Context | undefined) {
  const { formatted, failure } = publicErrorOf(error, context ?? { locale: 'en-US', requestId: 'unknown' });
  if (failure !== null) context?.log.error({ err: failure, path: error.path?.join('.') }, 'a subscription failed');
  return formatted;
}

/** Ends a connection whose other end has silently gone. */
function keepAlive(socket: WebSocket): NodeJS.Timeout {
  let isAlive = true;
  socket.on('pong', () => {
    isAlive = true;
  });
  return setInterval(() => {
    if (!isAlive) {
      socket.terminate();
      return;
    }
    isAlive = false;
    socket.ping();
  }, pingMs);
}
