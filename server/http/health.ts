import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { LiveWork } from '../live-work.ts';

/** Why the server cannot serve now, in plain words; null when it can. */
export type Readiness = () => Promise<string | null>;

/**
 * `/healthz`: the process is alive. `/readyz`: it can serve, that is, its database is reachable, all migrations are
 * applied, it hears the others, and it is not about to stop.
 */
export function registerHealth(
  app: FastifyInstance,
  options: { readonly live: LiveWork; readonly readiness: Readiness; readonly log: Logger },
): void {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const reason = options.live.isDraining ? 'the server is stopping' : await reasonOf(options);
    reply.header('Cache-Control', 'no-store');
    return reason === null ? { status: 'ready' } : reply.code(503).send({ status: 'not ready', reason });
  });
}

async function reasonOf({
  readiness,
  log,
}: {
  readonly readiness: Readiness;
  readonly log: Logger;
}): Promise<string | null> {
  try {
    return await readiness();
  } catch (error) {
    log.warn({ err: error }, 'not ready');
    return 'the database cannot be reached';
  }
}
