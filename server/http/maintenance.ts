import type { Services } from '@verdict/schema/core/context.ts';
import { DomainError } from '@verdict/schema/core/errors.ts';
import { requireOpen } from '@verdict/schema/core/settings/maintenance.service.ts';
import { siteConfig } from '@verdict/schema/core/settings/site.service.ts';
import type { FastifyInstance } from 'fastify';
import type { ContextOf } from '../context.ts';
import { statusesOf } from '../rest/error-status.ts';

/**
 * What passes by the schema: files, uploads, exports, the Contest API. Pictures that everybody may see, below
 * /api/public, are kept by caches anyway.
 */
const guardedPaths = /^\/api\/(file|uploads|clics)(\/|$)/u;
const readingMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route changes something, whatever its method. */
    readonly isWriting?: true;
  }
}

/** Holds requests that pass by the schema to a view and a running maintenance, by the same question as the schema. */
export function registerMaintenance(
  app: FastifyInstance,
  { services, contextOf }: { readonly services: Services; readonly contextOf: ContextOf },
): void {
  app.addHook('preHandler', async (request, reply) => {
    const { url } = request.routeOptions;
    if (url === undefined || !guardedPaths.test(url)) return undefined;
    const isReading = readingMethods.has(request.method) && request.routeOptions.config.isWriting !== true;
    // Most requests end here, before anybody looks who asks.
    if (isReading && (await siteConfig(services)).maintenance === null) return undefined;
    const context = await contextOf(request, reply);
    try {
      await requireOpen(context, { isWriting: !isReading });
      return undefined;
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      const { bodyStatus: status } = statusesOf(error.code);
      const message = error.messageIn(url.startsWith('/api/clics') ? 'en-US' : context.locale);
      // The body may not have been read: the connection cannot be used again.
      if (!isReading) reply.header('Connection', 'close');
      const { code } = error;
      return reply.code(status).send(
        // The Contest API has no envelope.
        url.startsWith('/api/clics') ? { code: status, message } : { status, data: null, msg: message, code },
      );
    }
  });
}
