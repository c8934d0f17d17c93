import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import type { TestServer } from '../../../server/test-server.ts';

/** What a subscription tells its reader, one message after the other. */
export interface Followed {
  /** Waits for the next message; throws what the subscription was refused with. */
  next(): Promise<unknown>;
  /** Waits for the first message that holds a text. */
  until(text: string): Promise<void>;
  stop(): Promise<void>;
}

/** Follows a subscription with one root field. */
export function follow(server: TestServer, token: string | null, query: string): Followed {
  const client = createClient({
    url: `${server.url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    retryAttempts: 0,
    connectionParams: { ...(token === null ? {} : { Authorization: token }), locale: 'en-US' },
  });
  const messages = client.iterate<Record<string, unknown>>({ query });
  const next = async () => {
    const { value } = await messages.next();
    // A refusal at the start is a result without data.
    if (value?.errors !== undefined) throw new Error(value.errors[0]?.message ?? 'refused');
    return Object.values(value?.data ?? {})[0] ?? null;
  };
  return {
    next,
    async until(text) {
      for (;;) {
        const message = await next();
        if (message === null) throw new Error('the subscription ended');
        if (JSON.stringify(message).includes(text)) return;
      }
    },
    stop: async () => {
      await client.dispose();
    },
  };
}
