import { request, type Agent } from 'node:http';
import { z } from 'zod';

const graphqlAnswer = z.preprocess(
  (text) => {
    try {
      return JSON.parse(String(text)) as unknown;
    } catch {
      return undefined;
    }
  },
  z.object({ errors: z.array(z.object({ extensions: z.object({ code: z.string() }).optional() })).optional() }),
);

/** An HTTP request from one of the addresses of this machine. */
export interface LoopbackRequest {
  /** 127.x.y.z: the client's address. */
  readonly from: string;
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as it is; an object as JSON. */
  readonly body?: string | Buffer | object;
  readonly agent?: Agent;
  readonly timeoutMs?: number;
}

/** What came of a request. */
export interface LoopbackAnswer {
  /** 0: no answer. */
  readonly status: number;
  /** The text, or why there was no answer. */
  readonly text: string;
  readonly ms: number;
}

/** Sends a request; a broken connection is an answer too. */
export function send(url: string, options: LoopbackRequest): Promise<LoopbackAnswer> {
  const { from, body, headers = {}, agent, timeoutMs = 30_000 } = options;
  const isJson = typeof body === 'object' && !Buffer.isBuffer(body);
  const sent = isJson ? JSON.stringify(body) : body;
  const method = options.method ?? (sent === undefined ? 'GET' : 'POST');
  const start = performance.now();
  return new Promise((resolve) => {
    const failed = ({ message }: Error) => resolve({ status: 0, text: message, ms: performance.now() - start });
    const asking = request(url, {
      method,
      localAddress: from,
      agent: agent ?? false,
      timeout: timeoutMs,
      signal: AbortSignal.timeout(timeoutMs),
      headers: { 'Accept-Language': 'en-US', ...(isJson ? { 'Content-Type': 'application/json' } : {}), ...headers },
    });
    asking.once('error', failed);
    asking.once('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('error', failed);
      response.once('end', () => {
        const text = Buffer.concat(chunks).toString();
        resolve({ status: response.statusCode ?? 0, text, ms: performance.now() - start });
      });
    });
    asking.end(sent);
  });
}

/** Status, and the code of the first error of a GraphQL answer; "ok" without errors. */
export function codeOf({ status, text }: Pick<LoopbackAnswer, 'status' | 'text'>): string {
  if (status === 0) return 'no answer';
  const answer = graphqlAnswer.safeParse(text);
  if (!answer.success) return String(status);
  const [error] = answer.data.errors ?? [];
  return error === undefined ? `${status} ok` : `${status} ${error.extensions?.code ?? 'error'}`;
}

/** Does something so many times, so many at once. */
export async function repeat(count: number, atOnce: number, act: (index: number) => Promise<void>): Promise<void> {
  let next = 0;
  const work = async () => {
    for (let index = next++; index < count; index = next++) await act(index);
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, count) }, work));
}
