import { createHash, timingSafeEqual } from 'node:crypto';
import type { Services } from '@verdict/schema/core/context.ts';
import { isAdmin } from '@verdict/schema/core/viewer.rule.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, type Registry } from 'prom-client';
import { tokenOf } from '../authenticate.ts';
import type { ContextOf } from '../context.ts';
import { createHealthGauges } from './health-gauges.ts';
import { createRemoteGauges } from './remote-gauges.ts';
import { createSiteGauges } from './site-gauges.ts';

/** What `/metrics` needs. */
export interface MetricsOptions {
  readonly services: Services;
  /** What this process has counted so far. */
  readonly registry: Registry;
  /** Opens `/metrics` to whoever sends it as `Authorization: Bearer`; null: to this machine instead. */
  readonly token: string | null;
  readonly contextOf: ContextOf;
}

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/**
 * `/metrics` in the text format of Prometheus: the queue and the judges as the database knows them, the checks of the
 * site's health, what this process has seen of judging, and the process itself. For admins, and for whoever has the
 * token; without one, for this machine.
 */
export function registerMetrics(app: FastifyInstance, { services, registry, token, contextOf }: MetricsOptions): void {
  const refreshGauges = [createSiteGauges(registry), createHealthGauges(registry), createRemoteGauges(registry)];
  collectDefaultMetrics({ register: registry });
  app.get('/metrics', async (request, reply) => {
    reply.header('Cache-Control', 'no-store');
    if (!isGuestAllowed(request, token)) {
      const { viewer } = await contextOf(request, reply);
      if (!isAdmin(viewer))
        return reply.code(403).send({
          message:
            'Metrics are for admins, for those who have VERDICT_METRICS_TOKEN and, ' +
            'while none is set, for this machine.',
        });
    }
    const now = new Date();
    await Promise.all(refreshGauges.map((refresh) => refresh(services, now)));
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

function isGuestAllowed(request: FastifyRequest, token: string | null): boolean {
  if (token !== null) return isSame(tokenOf(request.headers.authorization) ?? '', token);
  // What a proxy on this machine passes on comes from elsewhere, whether the proxy is trusted or not.
  return (
    loopback.has(request.ip) &&
    request.headers['x-forwarded-for'] === undefined &&
    request.headers['forwarded'] === undefined
  );
}

/** Takes as long whatever the guess. */
function isSame(given: string, wanted: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(wanted));
}
