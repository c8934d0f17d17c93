import cookie from '@fastify/cookie';
import type { Services } from '@verdict/schema/core/context.ts';
import { fastify, LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import type { Registry } from 'prom-client';
import { registerClics } from './clics/routes.ts';
import { createContextOf } from './context.ts';
import { createApollo } from './graphql/apollo.ts';
import { createQueryBudget } from './graphql/query-budget.ts';
import { registerGraphql } from './graphql/routes.ts';
import { serveSubscriptions } from './graphql/subscriptions.ts';
import { registerApiDocs } from './http/api-docs.ts';
import { registerAuditLog } from './http/audit-log.ts';
import { registerCompression } from './http/compression.ts';
import { Connections } from './http/connections.ts';
import { registerDataExport } from './http/data-export.ts';
import { registerGroupProgress } from './http/group-progress.ts';
import { registerHealth, type Readiness } from './http/health.ts';
import { registerJudgeFiles } from './http/judge-files.ts';
import { registerMaintenance } from './http/maintenance.ts';
import { registerMetrics } from './http/metrics.ts';
import { registerOidc } from './http/oidc.ts';
import { registerPageFailures } from './http/page-failures.ts';
import { registerPages, wantsPage, type PageFolders } from './http/pages.ts';
import { registerProblemExport } from './http/problem-export.ts';
import { registerPublicFiles } from './http/public-files.ts';
import { registerRequestLog, requestIdOf } from './http/requests.ts';
import { registerSecurity } from './http/security.ts';
import { cutSlowBodies } from './http/slow-bodies.ts';
import { registerTableFiles } from './http/table-files.ts';
import { registerTestCaseFiles } from './http/test-case-files.ts';
import { transportLimits, type TransportLimits } from './http/transport-limits.ts';
import { forwardedAddress, proxyTrust, type ProxySetting } from './http/trusted-proxies.ts';
import { registerUnsubscribe } from './http/unsubscribe.ts';
import { registerUploads } from './http/uploads.ts';
import { LiveWork } from './live-work.ts';
import { registerRest } from './rest/routes.ts';

/**
 * Connections that may wait to be taken in, as far as the system allows: a contest begins for all of its contestants at
 * once, and who finds no place tries again seconds later.
 */
const waitingConnections = 4_096;

/** What a server is made of. */
export interface AppOptions {
  readonly schema: GraphQLSchema;
  readonly services: Services;
  readonly readiness: Readiness;
  /** What this process has counted, and the token `/metrics` is open to; null: to this machine. */
  readonly metrics: Registry;
  readonly metricsToken: string | null;
  readonly pages: PageFolders;
  /** Reverse proxies whose X-Forwarded-* headers are believed. */
  readonly trustedProxies: ProxySetting;
  /** Limits of connections, where they are not derived from the process's descriptors. */
  readonly transport?: Partial<TransportLimits>;
  /** After this it is looked for again who a stream is for, in milliseconds; half a minute unless said otherwise. */
  readonly viewerCheckMs?: number;
  /** Multiplies the limits on queries and sockets of each account and address; 0: none. 1 unless said otherwise. */
  readonly limits?: number;
}

/** A server that can listen and stop. */
export interface App {
  readonly fastify: FastifyInstance;
  /** Starts to listen. @param port 0 for any free one. @returns the address, such as http://127.0.0.1:4000. */
  listen(options: { readonly port: number; readonly host: string }): Promise<string>;
  /**
   * Stops: refuses new connections, tells subscribers to connect again, lets waiting polls answer "nothing", finishes
   * the requests under way, and cuts off what is left after the grace.
   */
  drain(graceMs?: number): Promise<void>;
}

const defaultGraceMs = 10_000;
const defaultViewerCheckMs = 30_000;

/** Puts the server together. */
export async function createApp(options: AppOptions): Promise<App> {
  const {
    schema,
    services,
    readiness,
    metrics,
    metricsToken,
    pages,
    trustedProxies,
    transport,
    viewerCheckMs = defaultViewerCheckMs,
    limits = 1,
  } = options;
  const { log } = services;
  const loggerInstance: FastifyBaseLogger = log;
  const isTrusted = proxyTrust(trustedProxies);
  const bounds = transportLimits(transport);
  const app = fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: requestIdOf,
    // What a client itself puts into X-Forwarded-For stands left of what the last trusted proxy adds, and is ignored.
    trustProxy: isTrusted,
    forceCloseConnections: 'idle',
    http: { headersTimeout: bounds.headersTimeoutMs, connectionsCheckingInterval: bounds.headersTimeoutMs / 3 },
    connectionTimeout: bounds.readerTimeoutMs,
  });
  const connections = new Connections(app.server, { limits: bounds, isTrusted, log });
  cutSlowBodies(app.server, bounds);
  const live = new LiveWork();
  const contextOf = createContextOf(services, live, (socket) => connections.welcomeJudge(socket));
  const budget = createQueryBudget(limits);
  const apollo = await createApollo({ schema, log, budget });

  registerRequestLog(app);
  await registerSecurity(app);
  await app.register(cookie);
  registerCompression(app);
  registerMaintenance(app, { services, contextOf });
  registerHealth(app, { live, readiness, log });
  registerPageFailures(app, { log });
  registerMetrics(app, { services, registry: metrics, token: metricsToken, contextOf });
  registerGraphql(app, { apollo, contextOf });
  registerJudgeFiles(app, services, contextOf);
  registerPublicFiles(app, services, contextOf);
  registerOidc(app, services);
  await registerUnsubscribe(app, services);
  registerTestCaseFiles(app, services, contextOf);
  registerGroupProgress(app, contextOf);
  registerAuditLog(app, contextOf);
  registerTableFiles(app, { schema, budget, contextOf });
  registerDataExport(app, contextOf);
  registerProblemExport(app, contextOf);
  await registerUploads(app, { services, contextOf });
  await registerClics(app, { services, contextOf, viewerCheckMs });
  await registerRest(app, { schema, contextOf, budget });
  await registerPages(app, pages);
  await registerApiDocs(app);
  app.setNotFoundHandler((request, reply) => {
    const [path = '/'] = request.url.split('?', 1);
    if (wantsPage(request.method, path, request.headers.accept))
      return reply.header('Cache-Control', 'no-cache').sendPage('client');
    return reply.code(404).send({ status: 404, data: null, msg: 'There is nothing at this address.' });
  });
  const subscriptions = serveSubscriptions({
    server: app.server,
    schema,
    services,
    live,
    addressOf: (request) => forwardedAddress(request, isTrusted),
    viewerCheckMs,
    budget,
    limits,
  });

  return {
    fastify: app,
    listen: (where) => app.listen({ ...where, backlog: waitingConnections }),
    async drain(graceMs = defaultGraceMs) {
      // The sockets first: a subscription that is ended before its connection would look finished to its client.
      subscriptions.drain();
      live.drain();
      const cutOff = setTimeout(() => app.server.closeAllConnections(), graceMs);
      try {
        await app.close();
        await apollo.stop();
      } finally {
        clearTimeout(cutOff);
      }
    },
  };
}
