import { createClient, type Client } from 'graphql-ws';
import { z } from 'zod';

const answerSchema = z.object({
  data: z.unknown().optional(),
  errors: z.array(z.object({ message: z.string() })).optional(),
});

/** Calls a site's GraphQL over HTTP, on connections that are kept open, and opens WebSockets to it. */
export class GraphqlCaller {
  readonly #url: string;
  readonly #token: string | undefined;

  /** @param url address of the site. */
  constructor(url: string, token?: string) {
    this.#url = `${url}/graphql`;
    this.#token = token;
  }

  /** The data of an operation. @throws Error with the server's messages, or when the data has another shape. */
  async call<T>(shape: z.ZodType<T>, query: string, variables: Readonly<Record<string, unknown>> = {}): Promise<T> {
    const response = await fetch(this.#url, {
      method: 'POST',
      headers: this.#headers(),
      body: JSON.stringify({ query, variables }),
    });
    return dataOf(shape, await response.json());
  }

  /** What a subscription says, until it completes. @param socket opened by this caller. */
  async *watch<T>(
    socket: Client,
    shape: z.ZodType<T>,
    query: string,
    variables: Readonly<Record<string, unknown>>,
  ): AsyncGenerator<T, void> {
    for await (const answer of socket.iterate({ query, variables })) yield dataOf(shape, answer);
  }

  /** A WebSocket of its own, kept open until it is disposed of. */
  socket(): Client {
    return createClient({
      url: this.#url.replace('http', 'ws'),
      lazy: false,
      retryAttempts: 0,
      // Who watches is told, too.
      onNonLazyError: () => {},
      ...(this.#token === undefined ? {} : { connectionParams: { Authorization: this.#token } }),
    });
  }

  #headers(): Record<string, string> {
    return { 'Content-Type': 'application/json', ...(this.#token === undefined ? {} : { Authorization: this.#token }) };
  }
}

function dataOf<T>(shape: z.ZodType<T>, answer: unknown): T {
  const { data, errors } = answerSchema.parse(answer);
  if (errors !== undefined) throw new Error(`The server refused: ${errors.map(({ message }) => message).join('; ')}`);
  return shape.parse(data);
}
