import { ApolloLink, Observable } from '@apollo/client';
import { socketStateStore } from '../../lib/live/socket-state.ts';

/**
 * Sends subscriptions over a WebSocket. The library behind it is fetched on the first one. A lost socket is tried
 * again, later each time; every running subscription then starts over and so gets the state of that moment.
 *
 * @param onViewerChange the server says that what the viewer is may differ.
 */
export function createSocketLink(onViewerChange: () => void): ApolloLink {
  let loading: Promise<ApolloLink> | null = null;
  const load = () => {
    loading ??= import('./socket.ts')
      .then(({ connect }) => connect(onViewerChange))
      .catch((error: unknown) => {
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
