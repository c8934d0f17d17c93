import { useStore } from '../store/store.ts';
import { socketStateStore } from './socket-state.ts';

/**
 * `pollInterval` of a query whose news are pushed: it asks by itself only while nothing can be pushed.
 *
 * @param everyMs as the specification says of the list.
 */
export function usePollWhileDeaf(everyMs: number): number {
  return useStore(socketStateStore) === 'down' ? everyMs : 0;
}
