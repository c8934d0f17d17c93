import { createStore } from '../store/store.ts';

/**
 * Whether pushed news arrive: `idle` before the first subscription, `open` while connected, `down` when the socket
 * could not be had or was lost (it keeps trying). While it is down, pages poll.
 */
export type SocketState = 'idle' | 'open' | 'down';

/** Set by the WebSocket link alone. */
export const socketStateStore = createStore<SocketState>('idle');

/** How often pages ask when nothing is pushed, in ms (specification, section 7). */
export const pollIntervalMs = 2000;
