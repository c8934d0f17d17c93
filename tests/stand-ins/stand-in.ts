import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { z } from 'zod';

/** Ways in which a judge lets clients down. Those of the frame are the same for all judges, the others their own. */
export type Fault =
  | 'cloudflare'
  | 'unavailable'
  /** The judge wants no request for an hour. */
  | 'too-many'
  | 'server-error'
  | 'redirect-loop'
  | 'huge-body'
  | 'truncated-body'
  | 'wrong-charset-header'
  | 'slow'
  /** Takes the request and cuts the connection in place of an answer. */
  | 'reset-after-body'
  /** The same for submissions alone. */
  | 'reset-submit'
  | 'session-lost'
  /** Passwords that were right are refused. */
  | 'bad-password'
  | 'banned'
  | 'throttle'
  | 'maintenance'
  | 'turnstile-on-login'
  | 'turnstile-on-submit'
  | 'html-changed'
  | 'queue-stuck'
  /** Says that it took the program and makes no run. */
  | 'drop-silently'
  /** The run shows in lists after some seconds. */
  | 'late-row'
  /** A run of the same account on the same problem comes in between. */
  | 'foreign-row'
  /** Another account makes a run of the same program right before each run, and right after it. */
  | 'two-accounts-race'
  | 'language-gone'
  | 'language-added'
  /** Robots may read nothing. */
  | 'robots-closed'
  /** Statements have other limits and samples. */
  | 'statement-changed';

/** A request as the stand-in got it. */
export interface StandInRequest {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly cookies: ReadonlyMap<string, string>;
  readonly body: Buffer;
  /** Of a form. */
  readonly form: URLSearchParams;
  /** By the clock of the stand-in. */
  readonly at: Date;
}

/** What a stand-in answers. */
export interface StandInAnswer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string | readonly string[]>>;
  readonly body?: Buffer | string;
  /** The connection is cut in place of the answer. */
  readonly isCut?: boolean;
}

/** A clock that tests move. */
export class StandInClock {
  #now = new Date('2026-11-27T04:00:00Z').getTime();

  now(): Date {
    return new Date(this.#now);
  }

  advance(ms: number): void {
    this.#now += ms;
  }
}

/** A server that plays a judge. */
export interface StandInServer {
  readonly origin: string;
  /** All requests, oldest first. */
  readonly requests: readonly StandInRequest[];
  stop(): Promise<void>;
}

const hugeBytes = 9 * 1024 ** 2;

/** Starts a server on a free port of this machine. Faults of the frame come before the judge's own answer. */
export async function startStandInServer(
  clock: StandInClock,
  faults: ReadonlySet<Fault>,
  answer: (request: StandInRequest) => StandInAnswer,
): Promise<StandInServer> {
  const requests: StandInRequest[] = [];
  const server = createServer((incoming, response) => void serve(incoming, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = z.object({ port: z.int() }).parse(server.address());

  async function serve(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const request = await readRequest(incoming, clock.now());
    requests.push(request);
    if (faults.has('slow')) return;
    const early = faultOf(request, faults);
    const { status = 200, headers = {}, body = '', isCut = false } = early ?? answer(request);
    if (isCut || faults.has('reset-after-body')) return void incoming.socket.destroy();
    const bytes = typeof body === 'string' ? Buffer.from(body) : body;
    const type = faults.has('wrong-charset-header') ? { 'content-type': 'text/html; charset=iso-8859-1' } : {};
    if (faults.has('truncated-body')) {
      response.writeHead(status, { ...headers, 'content-length': bytes.length + 1_000 });
      response.write(bytes.subarray(0, bytes.length / 2), () => incoming.socket.destroy());
      return;
    }
    // Node's types want arrays that may be written to.
    response.writeHead(status, { 'content-type': 'text/html', ...headers, ...type } as Record<
      string,
      string | string[]
    >);
    response.end(bytes);
  }

  return {
    origin: `http://127.0.0.1:${port}`,
    requests,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function faultOf({ path }: StandInRequest, faults: ReadonlySet<Fault>): StandInAnswer | null {
  if (faults.has('cloudflare')) {
    return {
      status: 403,
      headers: { server: 'cloudflare', 'cf-mitigated': 'challenge' },
      body: '<html><head><title>Just a moment...</title></head><script>window._cf_chl_opt={}</script></html>',
    };
  }
  if (faults.has('unavailable')) return { status: 503, body: '<h1>Service Temporarily Unavailable</h1>' };
  if (faults.has('too-many')) return { status: 429, headers: { 'retry-after': '3600' }, body: 'Too Many Requests' };
  if (faults.has('server-error')) return { status: 502, body: '<h1>502 Bad Gateway</h1>' };
  if (faults.has('redirect-loop')) return { status: 302, headers: { location: path } };
  if (faults.has('huge-body')) return { body: Buffer.alloc(hugeBytes, 32) };
  return null;
}

async function readRequest(incoming: IncomingMessage, at: Date): Promise<StandInRequest> {
  const parts: Buffer[] = [];
  for await (const part of incoming) parts.push(Buffer.from(part));
  const body = Buffer.concat(parts);
  const url = new URL(incoming.url ?? '/', 'http://stand-in');
  const headers = Object.fromEntries(
    Object.entries(incoming.headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : value]),
  );
  const isForm = headers['content-type'] === 'application/x-www-form-urlencoded';
  return {
    method: incoming.method ?? 'GET',
    path: url.pathname,
    query: url.searchParams,
    headers,
    cookies: cookiesOf(headers['cookie'] ?? ''),
    body,
    form: new URLSearchParams(isForm ? body.toString('latin1') : ''),
    at,
  };
}

function cookiesOf(header: string): Map<string, string> {
  return new Map(
    header
      .split('; ')
      .filter((pair) => pair.includes('='))
      .map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]),
  );
}
