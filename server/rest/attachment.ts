import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** Sends a file to be kept. @param name in letters of ASCII: old clients take all after `filename=` as it stands. */
export function attach(reply: FastifyReply, name: string, type: string, content: Readable): Readable {
  reply.headers({
    'Content-Type': type,
    'Content-Disposition': `attachment;filename=${name}`,
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'private, no-store',
  });
  return content;
}
