import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { z } from 'zod';

/** Longer reports are refused, in bytes. */
const maxBytes = 16_384;
/** More in a minute are answered and not logged: a broken page on many screens must not fill the log. */
const maxLoggedPerMinute = 60;

const report = z.object({ number: z.string().max(20), path: z.string().max(500), what: z.string().max(4000) });

/**
 * `/page-failure`: a page that failed in a browser leaves in the log what failed, under the number its reader was
 * shown.
 */
export function registerPageFailures(app: FastifyInstance, { log }: { readonly log: Logger }): void {
  let minute = 0;
  let logged = 0;
  app.post('/page-failure', { bodyLimit: maxBytes }, async (request, reply) => {
    const { success, data } = report.safeParse(request.body);
    if (!success) return reply.code(400).send({ message: 'A report has a number, a path and what failed.' });
    const now = Math.floor(Date.now() / 60_000);
    if (now !== minute) [minute, logged] = [now, 0];
    logged += 1;
    if (logged <= maxLoggedPerMinute)
      log.warn({ ...data, browser: request.headers['user-agent'] }, 'a page failed in a browser');
    return reply.code(204).send();
  });
}
