import { lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { promisify } from 'node:util';
import { unzip } from 'node:zlib';
import type { Web } from '@verdict/schema/core/ports/web.ts';
import { WebFailure, type WebFailureReason } from '@verdict/schema/core/web-failure.ts';
import ipaddr from 'ipaddr.js';
import { Agent, request } from 'undici';

/** Milliseconds until a request counts as failed. */
export interface WebTimeouts {
  readonly connectMs: number;
  /** From the request to the head of the answer. */
  readonly headersMs: number;
  /** Between two parts of the body. */
  readonly bodyMs: number;
  /** All of it. */
  readonly totalMs: number;
}

const defaultTimeouts: WebTimeouts = { connectMs: 10_000, headersMs: 20_000, bodyMs: 30_000, totalMs: 60_000 };
const maxConnectionsPerOrigin = 2;
const inflate = promisify(unzip);

/** Failures before the first byte of a request leaves. */
const unsentCodes = new Set([
  'UND_ERR_CONNECT_TIMEOUT',
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);
const timeoutCodes = new Set(['UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT']);

class ForbiddenAddress extends Error {
  readonly code = 'FORBIDDEN_ADDRESS';
}

/** Requests by undici. Addresses are checked as they are connected to: a name cannot change its address in between. */
export function createWeb(timeouts: WebTimeouts = defaultTimeouts): Web & { close(): Promise<void> } {
  const { connectMs, headersMs, bodyMs, totalMs } = timeouts;
  const agent = (resolve?: LookupFunction): Agent =>
    new Agent({
      connections: maxConnectionsPerOrigin,
      headersTimeout: headersMs,
      bodyTimeout: bodyMs,
      connect: { timeout: connectMs, ...(resolve !== undefined && { lookup: resolve }) },
    });
  const trusted = agent();
  const guarded = agent(lookupPublic);
  return {
    async send({ url, method, headers, body, maxBytes, trustedOrigin }) {
      const isTrusted = url.origin === trustedOrigin;
      if (!isTrusted && !mayBePublic(url)) throw new WebFailure('FORBIDDEN_ADDRESS', false);
      try {
        const answer = await request(url, {
          dispatcher: isTrusted ? trusted : guarded,
          method,
          headers: { 'accept-encoding': 'gzip', ...headers },
          body: body ?? null,
          signal: AbortSignal.timeout(totalMs),
        });
        const [flat, cookies] = readHeaders(answer.headers);
        const bytes = await readBody(answer.body, maxBytes);
        return { status: answer.statusCode, headers: flat, cookies, body: await unpacked(bytes, flat, maxBytes) };
      } catch (error) {
        throw failureOf(error);
      }
    },
    async close() {
      await Promise.all([trusted.destroy(), guarded.destroy()]);
    },
  };
}

function readHeaders(
  headers: Readonly<Record<string, string | string[] | undefined>>,
): [ReadonlyMap<string, string>, readonly string[]] {
  const flat = new Map<string, string>();
  for (const [name, value] of Object.entries(headers)) {
    const first = Array.isArray(value) ? value[0] : value;
    if (first !== undefined) flat.set(name.toLowerCase(), first);
  }
  const cookies = headers['set-cookie'] ?? [];
  return [flat, Array.isArray(cookies) ? cookies : [cookies]];
}

async function readBody(body: AsyncIterable<Buffer>, maxBytes: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of body) {
    size += part.length;
    if (size > maxBytes) throw new WebFailure('TOO_LARGE', true);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

async function unpacked(bytes: Buffer, headers: ReadonlyMap<string, string>, maxBytes: number): Promise<Buffer> {
  const isPacked = /^(?:x-)?gzip$/iu.test(headers.get('content-encoding') ?? '');
  return isPacked ? inflate(bytes, { maxOutputLength: maxBytes }) : bytes;
}

/** Connects to public addresses only. */
const lookupPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error !== null) return callback(error, []);
    const isForbidden = addresses.some(({ address }) => !isPublic(address));
    if (isForbidden) return callback(new ForbiddenAddress(hostname), []);
    if (options.all === true) return callback(null, addresses);
    const [first] = addresses;
    callback(null, first?.address ?? '', first?.family);
  });
};

/** False for addresses written as numbers that are not public: those are never looked up. */
function mayBePublic({ protocol, hostname }: URL): boolean {
  const host = hostname.replace(/^\[(.*)\]$/u, '$1');
  return /^https?:$/u.test(protocol) && (isIP(host) === 0 || isPublic(host));
}

function isPublic(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
}

function failureOf(error: unknown): WebFailure {
  if (error instanceof WebFailure) return error;
  const code = codeOf(error);
  if (code === 'FORBIDDEN_ADDRESS') return new WebFailure('FORBIDDEN_ADDRESS', false, { cause: error });
  if (code === 'ERR_BUFFER_TOO_LARGE') return new WebFailure('TOO_LARGE', true, { cause: error });
  if (unsentCodes.has(code)) return new WebFailure('UNREACHABLE', false, { cause: error });
  const isTimeout = timeoutCodes.has(code) || (error instanceof Error && error.name === 'TimeoutError');
  const reason: WebFailureReason = isTimeout ? 'TIMEOUT' : 'BROKEN';
  return new WebFailure(reason, true, { cause: error });
}

/** Of an error or of what caused it. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  if ('code' in error && typeof error.code === 'string') return error.code;
  if (error instanceof AggregateError) return codeOf(error.errors[0]);
  return codeOf(error.cause);
}
