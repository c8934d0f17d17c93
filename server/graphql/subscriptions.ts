import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Context, Services, Viewer } from '@verdict/schema/core/context.ts';
import { GraphQLError, type ExecutionArgs, type GraphQLFormattedError, type GraphQLSchema } from 'graphql';
import { handleProtocols, makeServer } from 'graphql-ws';
import { WebSocketServer, type RawData, type WebSocket } from 'ws';
import type { LiveWork } from '../live-work.ts';
import { watchViewer } from '../viewer-watch.ts';
import { subscribeFresh } from './fresh-events.ts';
import type { QueryBudget } from './query-budget.ts';
import { socketLimitError, SocketLimits } from './socket-limits.ts';
import {
  connectionLocale,
  connectionViewer,
  errorAnswer,
  operationArgs,
  operationContext,
  type Connection,
  type Params,
} from './socket-operation.ts';

/*
 * How this works: subscriptions come by the graphql-transport-ws protocol on the same port and path as queries. The
 * client names its token and language in `connectionParams` ({ Authorization, locale }); each operation is
 * authenticated anew with it, so that a session that ended since does not start another; whoever it is for is looked
 * for again now and then. Queries and mutations are for HTTP.
 */

/** Largest message from a client, in bytes. */
const maxMessageBytes = 128 * 1024;
/** A connection that does not answer a ping for this long is ended, in milliseconds. */
const pingMs = 15_000;
/**
 * A connection with a stream that failed on our side is ended after this, in milliseconds, a little sooner or later:
 * many may fail at once.
 */
const failedMs = 2_000;
/**
 * A client that says nothing for this long after it has connected is let go, in milliseconds; a crowd at once is slow
 * to be heard.
 */
const firstWordMs = 30_000;
/** "Service restart": graphql-ws clients connect again and subscribe anew. */
const restartCode = 1012;
/** "Policy violation": clients do not come back by themselves. */
const floodCode = 1008;
/** "Try again later": so do they after this, while the protocol's own code for our failures would end them for good. */
const laterCode = 1013;

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
  /** After this a connection is looked at again, in milliseconds. */
  readonly viewerCheckMs: number;
  readonly budget: QueryBudget;
  /** Multiplies the limits of sockets of an address or account; 0: none. */
  readonly limits: number;
}): Subscriptions {
  const { server, schema, services, live, addressOf, viewerCheckMs, budget } = options;
  const limits = new SocketLimits(options.limits);
  const sockets = new WebSocketServer({ noServer: true, maxPayload: maxMessageBytes, handleProtocols });
  const contexts = new WeakMap<object, Context>();

  const protocol = makeServer<Record<string, unknown>, Connection>({
    connectionInitWaitTimeout: firstWordMs,
    async onSubscribe({ connectionParams, extra }, id, payload) {
      const refusal = extra.meter.begin(id);
      if (refusal !== null) return [socketLimitError(refusal, connectionLocale(extra, connectionParams))];
      const work = live.begin();
      try {
        const context = await operationContext(services, extra, connectionParams, work.signal);
        contexts.set(payload, context);
        const overLimit = extra.meter.admit(id, context.viewer);
        if (overLimit !== null) throw socketLimitError(overLimit, context.locale);
        watch(extra, connectionParams, context.viewer);
        const args = operationArgs({ schema, budget }, payload, context);
        if (!Array.isArray(args)) ends.set(args, work.cancel);
        else {
          work.cancel();
          extra.meter.end(id);
        }
        return args;
      } catch (error) {
        work.cancel();
        extra.meter.end(id);
        if (error instanceof GraphQLError) return [error];
        throw error;
      }
    },
    // The arguments are those made in onSubscribe, whose context is ours.
    subscribe: (args) =>
      subscribeFresh({ ...args, contextValue: args.contextValue as Context }, ends.get(args) ?? (() => {})),
    onNext: async ({ extra }, _id, payload, _args, { data, errors }) => {
      if (!errors) return undefined;
      const answers = errors.map((error) => errorAnswer(error, contexts.get(payload)));
      if (!data) await endIfOurs(extra, answers);
      return { data: data ?? null, errors: answers };
    },
    onComplete: ({ extra }, id) => extra.meter.end(id),
    async onError({ extra }, id, payload, errors) {
      extra.meter.end(id);
      const answers = errors.map((error) => errorAnswer(error, contexts.get(payload)));
      await endIfOurs(extra, answers);
      return answers;
    },
  });
  const ends = new WeakMap<ExecutionArgs, () => void>();

  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    // Nobody else listens to a socket once it asks to be upgraded, and an error nobody listens to ends the process.
    socket.on('error', () => socket.destroy());
    if (live.isDraining || request.url?.split('?', 1)[0] !== '/graphql') {
      socket.end(
        `HTTP/1.1 ${live.isDraining ? '503 Service Unavailable' : '404 Not Found'}\r\nConnection: close\r\n\r\n`,
      );
      return;
    }
    const address = addressOf(request);
    const meter = limits.open(address);
    if (meter === null) {
      socket.end('HTTP/1.1 429 Too Many Requests\r\nRetry-After: 30\r\nConnection: close\r\n\r\n');
      return;
    }
    // Also where the handshake fails and no WebSocket comes of it.
    socket.once('close', () => meter.close());
    sockets.handleUpgrade(request, socket, head, (webSocket) => {
      const restart = () => webSocket.close(restartCode, 'Who this is for has changed');
      const end = () => webSocket.close(laterCode, 'Try again later');
      open(webSocket, { request, address, meter, restart, end, isClosed: false, stopWatching: null });
    });
  });

  // To a client an error is the end of its stream for good, while one whose connection ends comes back and is told all
  // anew.
  async function endIfOurs(connection: Connection, answers: readonly GraphQLFormattedError[]): Promise<void> {
    if (!answers.some(({ extensions }) => extensions?.['code'] === 'INTERNAL_SERVER_ERROR')) return;
    await sleep(failedMs * (0.5 + Math.random()));
    connection.end();
  }

  function watch(connection: Connection, params: Params, viewer: Viewer): void {
    // While it was authenticated it may have gone.
    if (viewer.kind === 'anonymous' || connection.isClosed) return;
    connection.stopWatching ??= watchViewer({
      viewer,
      everyMs: viewerCheckMs,
      pubsub: services.pubsub,
      ask: () => connectionViewer(services, connection, params),
      onChange: connection.restart,
      log: services.log,
    });
  }

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
            if (socket.readyState !== socket.OPEN) return;
            if (!connection.meter.takeMessage(sizeOf(message))) {
              socket.close(floodCode, 'Too many messages');
              return;
            }
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
      connection.isClosed = true;
      connection.stopWatching?.();
      closed(code, String(reason)).catch((error: unknown) =>
        log.error({ err: error }, 'a WebSocket could not be cleaned up'),
      );
    });
  }

  return {
    drain() {
      for (const socket of sockets.clients) socket.close(restartCode, 'The server restarts');
    },
  };
}

function sizeOf(message: RawData): number {
  return Array.isArray(message) ? message.reduce((sum, { byteLength }) => sum + byteLength, 0) : message.byteLength;
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
