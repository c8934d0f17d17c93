import { createClient, type Client } from 'graphql-ws';
import { WebSocket } from 'ws';
import type { RootOperation } from '../../root-operations.ts';

type Told = ReadonlyArray<{ readonly extensions?: Readonly<Record<string, unknown>> | undefined }>;

/**
 * The errors a subscription is answered with; none when it is let in, which shows by others on the connection being
 * answered before it.
 */
export async function subscriptionErrors(
  url: string,
  operation: RootOperation,
  { token, isLetIn }: { readonly token: string; readonly isLetIn: boolean },
): Promise<Told> {
  const client = createClient({
    url: `${url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: { Authorization: token },
    retryAttempts: 0,
  });
  try {
    const answer = answerTo(client, operation);
    // Operations of one connection run side by side: one that is refused is overtaken by no two that come one after the
    // other.
    for (let markers = 0; isLetIn && markers < 2; markers += 1)
      await answerTo(client, { query: 'subscription { testNow }' });
    return await (isLetIn ? Promise.race([answer, Promise.resolve([])]) : answer);
  } finally {
    await client.dispose();
  }
}

function answerTo(
  client: Client,
  { query, variables }: Pick<RootOperation, 'query'> & Partial<RootOperation>,
): Promise<Told> {
  return new Promise((resolve) => {
    client.subscribe(
      { query, ...(variables && { variables }) },
      {
        next: ({ errors }) => resolve(errors ?? []),
        error: (errors) => resolve(Array.isArray(errors) ? (errors as Told) : []),
        complete: () => resolve([]),
      },
    );
  });
}
