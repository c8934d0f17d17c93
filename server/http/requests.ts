import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyError, FastifyInstance } from 'fastify';

/** The id a request goes by in the log and in error messages: the proxy's if it is a plain one, else a new one. */
export function requestIdOf(request: IncomingMessage): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && /^[\w-]{1,64}$/.test(given) ? given : randomUUID();
}

/** One line a request at debug level, and an answer that gives nothing away when something breaks. */
export function registerRequestLog(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('X-Request-Id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    // Without the query string: tokens and search words are nobody's business.
    const [path] = request.url.split('?', 1);
    request.log.debug(
      { method: request.method, path, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'request',
    );
  });
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status < 500) return reply.code(status).send({ status, data: null, msg: error.message });
    request.log.error({ err: error }, 'a request failed');
    return reply.code(500).send({ status: 500, data: null, msg: `Internal error, number ${request.id}` });
  });
}
