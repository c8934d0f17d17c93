import { ApolloLink, Observable } from '@apollo/client';
import { localeStore } from '../../lib/preferences/locale-store.ts';
import { socketStateStore } from '../../lib/live/socket-state.ts';
import { tokenStore } from '../../lib/session/token-store.ts';

const FIRST_RETRY_MS = 500;
const LONGEST_RETRY_MS = 15_000;

/**
 * Sends subscriptions over a WebSocket. The library behind it is fetched on the first one. A lost socket is tried again,
 * later each time; every running subscription then starts over and so gets the state of that moment.
 */
export function createSocketLink(): ApolloLink {
  let loading: Promise<ApolloLink> | null = null;
  const load = () => {
    loading ??= connect().catch((error: unknown) => {
      loading = null;
      socketStateStore.set('down');
      throw error;
    });
    return loading;
  };
  return new ApolloLink((operation, forward) => {
    return new Observable((observer) => {
      let stop: (() => void) | null = null;
      let isStopped = false;
      load().then(
        (link) => {
          if (isStopped) return;
          const subscription = link.request(operation, forward).subscribe(observer);
          stop = () => subscription.unsubscribe();
        },
        (error: unknown) => observer.error(error),
      );
      return () => {
        isStopped = true;
        stop?.();
      };
    });
  });
}

async function connect(): Promise<ApolloLink> {
  const [{ createClient }, { GraphQLWsLink }] = await Promise.all([
    import('graphql-ws'),
    import('@apollo/client/link/subscriptions'),
  ]);
  const client = createClient({
    url: `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/graphql`,
    connectionParams: () => connectionParams(),
    lazy: true,
    retryAttempts: Number.POSITIVE_INFINITY,
    shouldRetry: () => true,
    retryWait: (retries) => wait(Math.min(FIRST_RETRY_MS * 2 ** retries, LONGEST_RETRY_MS)),
    on: {
      connected: () => socketStateStore.set('open'),
      closed: (event) => {
        const isClean = event instanceof CloseEvent && event.wasClean && event.code === 1000;
        socketStateStore.set(isClean ? 'idle' : 'down');
      },
      error: () => socketStateStore.set('down'),
    },
  });
  // The socket speaks for one account: another token needs another socket.
  tokenStore.subscribe(() => client.terminate());
  return new GraphQLWsLink(client);
}

function connectionParams(): Record<string, string> {
  const token = tokenStore.get();
  const language = { 'Accept-Language': localeStore.get() };
  return token === null ? language : { ...language, Authorization: token };
}

/** Waits, a little longer or shorter each time so that not every page comes back at the same moment. */
function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms * (0.75 + Math.random() / 2)));
}
