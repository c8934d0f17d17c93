import type { ApolloLink } from '@apollo/client';
import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { createClient } from 'graphql-ws';
import { socketStateStore } from '../../lib/live/socket-state.ts';
import { localeStore } from '../../lib/preferences/locale-store.ts';
import { backoffMs, sleep, spreadDelayMs } from '../../lib/retry/delay.ts';
import { tokenStore } from '../../lib/session/token-store.ts';

const reconnect = { firstMs: 500, maxMs: 15_000 };
/**
 * After so long the server is asked whether it is still there, and has so long to say so: a path that broke tells
 * nobody.
 */
const pingMs = 15_000;
const patienceMs = 10_000;

/** Why the server closes a socket whose session has ended, or whose account has other rights (server/graphql). */
const viewerChanged = 'Who this is for has changed';

/** Opens a socket as soon as the first subscription needs one. @param onViewerChange what the viewer is may differ */
export function connect(onViewerChange: () => void): ApolloLink {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const client = createClient({
    url: `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/graphql`,
    connectionParams: () => connectionParams(),
    lazy: true,
    keepAlive: pingMs,
    connectionAckWaitTimeout: patienceMs,
    retryAttempts: Number.POSITIVE_INFINITY,
    shouldRetry: () => true,
    // Up to 25 % longer or shorter, so that pages do not reconnect at the same moment.
    retryWait(retries) {
      const ms = backoffMs(retries, reconnect);
      return sleep(spreadDelayMs(ms / 2, ms * 0.75));
    },
    on: {
      connected: () => socketStateStore.set('open'),
      ping: (isReceived) => {
        if (!isReceived) waiting = setTimeout(() => client.terminate(), patienceMs);
      },
      pong: (isReceived) => {
        if (isReceived) clearTimeout(waiting);
      },
      closed: (event) => {
        clearTimeout(waiting);
        const isClean = event instanceof CloseEvent && event.wasClean && event.code === 1000;
        socketStateStore.set(isClean ? 'idle' : 'down');
        if (event instanceof CloseEvent && event.reason === viewerChanged && tokenStore.get() !== null)
          onViewerChange();
      },
      error: () => socketStateStore.set('down'),
    },
  });
  // The socket speaks for one account, and in one language: others need another socket.
  for (const store of [tokenStore, localeStore]) store.subscribe(() => client.terminate());
  return new GraphQLWsLink(client);
}

function connectionParams(): Record<string, string> {
  const token = tokenStore.get();
  const language = { 'Accept-Language': localeStore.get() };
  return token === null ? language : { ...language, Authorization: token };
}
