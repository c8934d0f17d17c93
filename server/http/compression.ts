import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

const zip = promisify(gzip);

/** Shorter answers fit into a few packets anyway, in characters. */
const leastLength = 4_096;
/** Some percent larger than the default, in half its time. */
const level = 4;

/**
 * Compresses long JSON answers. Only those: pages are compressed when they are built, and files go out byte for byte,
 * whatever their first bytes look like.
 */
export function registerCompression(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < leastLength) return payload;
    if (reply.hasHeader('Content-Encoding') || !String(reply.getHeader('Content-Type')).includes('json'))
      return payload;
    reply.header('Vary', 'Accept-Encoding');
    if (!acceptsGzip(request.headers['accept-encoding'])) return payload;
    reply.header('Content-Encoding', 'gzip').removeHeader('Content-Length');
    return zip(payload, { level });
  });
}

function acceptsGzip(accepted: string | string[] | undefined): boolean {
  return /\b(gzip|\*)(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(String(accepted ?? ''));
}
