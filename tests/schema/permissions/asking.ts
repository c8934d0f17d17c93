import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import type { Question } from './permission-row.ts';

function headersOf(token: string | null): Record<string, string> {
  return {
    'Accept-Language': 'en-US',
    'Content-Type': 'application/json',
    ...(token === null ? {} : { Authorization: token }),
  };
}

/** The whole answer as text: a mark is looked for wherever it may stand. @param url of the server. */
export async function askAs(url: string, token: string | null, question: Question): Promise<string> {
  if ('query' in question) {
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: headersOf(token),
      body: JSON.stringify(question),
    });
    return response.text();
  }
  const address = new URL(question.path, url);
  for (const [name, value] of Object.entries(question.search ?? {})) address.searchParams.set(name, String(value));
  const response = await fetch(address, {
    method: question.method,
    headers: headersOf(token),
    ...(question.body === undefined ? {} : { body: JSON.stringify(question.body) }),
  });
  return response.text();
}

/** The first message of a subscription as text; that it was refused otherwise. */
export async function listenAs(url: string, token: string | null, query: string): Promise<string> {
  const client = createClient({
    url: `${url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    retryAttempts: 0,
    connectionParams: token === null ? {} : { Authorization: token },
  });
  try {
    for await (const message of client.iterate({ query })) return JSON.stringify(message.data ?? null);
    return 'ended';
  } catch {
    return 'refused';
  } finally {
    await client.dispose();
  }
}

/** Does an answer hold a mark? */
export function isMarked(said: string, mark: string | RegExp): boolean {
  return typeof mark === 'string' ? said.includes(mark) : mark.test(said);
}
