import './test-fields.ts';
import './watch-audits.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Services, SiteDefaults } from '@verdict/schema/core/context.ts';
import type { Pace } from '@verdict/schema/core/pace.ts';
import { schema } from '@verdict/schema/index.ts';
import { createApp, type App } from '@verdict/server/app.ts';
import type { PageFolders } from '@verdict/server/http/pages.ts';
import type { TransportLimits } from '@verdict/server/http/transport-limits.ts';
import type { ProxySetting } from '@verdict/server/http/trusted-proxies.ts';
import { createLog } from '@verdict/server/log.ts';
import { openServices } from '@verdict/server/services.ts';
import { z } from 'zod';

const answerSchema = z.object({
  data: z.record(z.string(), z.unknown()).nullish(),
  errors: z
    .array(z.object({ message: z.string(), extensions: z.record(z.string(), z.unknown()).optional() }))
    .optional(),
});

/** An answer to an operation, with the headers it came with. */
export type GraphqlAnswer = z.infer<typeof answerSchema> & { readonly status: number; readonly headers: Headers };

/** What a request may say beside its operation. */
export interface Asking {
  readonly variables?: Record<string, unknown>;
  readonly token?: string;
  readonly headers?: Record<string, string>;
}

/** A real server on a port of its own, with a real database behind it. */
export interface TestServer {
  readonly app: App;
  readonly url: string;
  readonly services: Services;
  /** Lines of the log so far, parsed. */
  readonly logged: ReadonlyArray<Record<string, unknown>>;
  graphql(query: string, asking?: Asking): Promise<GraphqlAnswer>;
  stop(): Promise<void>;
}

/** The database of this test file; made by tests/setup. */
export function testDatabaseUrl(): string {
  return z.string().parse(process.env['VERDICT_TEST_DATABASE_URL']);
}

/** Defaults of a site whose mails would leave by a server of this machine; without jobs they are only queued. */
export const mailingDefaults: SiteDefaults = {
  publicUrl: 'https://judge.example.org',
  smtp: { host: '127.0.0.1', port: 9, isSecure: false, username: null, password: null, from: null },
  identityProviders: [],
};

/** What a test wishes of its server. */
export interface TestServerWishes {
  readonly pages?: PageFolders;
  readonly databaseUrl?: string;
  readonly trustedProxies?: ProxySetting;
  readonly transport?: Partial<TransportLimits>;
  readonly metricsToken?: string;
  readonly hasJobs?: boolean;
  /** Of the jobs; that of the product by default. */
  readonly jobPollSeconds?: number;
  readonly defaults?: SiteDefaults;
  readonly viewerCheckMs?: number;
  readonly pace?: Partial<Pace>;
  /** Multiplies the limits on queries and sockets; none unless said otherwise. */
  readonly limits?: number;
}

/** Starts a server for a test file. */
export async function startTestServer(wishes: TestServerWishes = {}): Promise<TestServer> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'verdict-server-'));
  const logged: Array<Record<string, unknown>> = [];
  const log = createLog({
    name: 'test',
    level: 'debug',
    destination: { write: (line) => logged.push(z.record(z.string(), z.unknown()).parse(JSON.parse(line))) },
  });
  const open = openServices({
    databaseUrl: wishes.databaseUrl ?? testDatabaseUrl(),
    dataFolder,
    secret: 'a secret of the tests, long enough',
    log,
    poolSize: 5,
    ...(wishes.defaults ? { defaults: wishes.defaults } : {}),
    ...(wishes.pace ? { pace: wishes.pace } : {}),
  });
  await open.listen();
  if (wishes.hasJobs)
    await open.startJobs({
      heartbeatSeconds: 10,
      ...(wishes.jobPollSeconds ? { pollSeconds: wishes.jobPollSeconds } : {}),
    });
  const pages = wishes.pages ?? { client: join(dataFolder, 'no-client'), graphiql: join(dataFolder, 'no-graphiql') };
  const app = await createApp({
    schema,
    services: open.services,
    readiness: open.readiness,
    metrics: open.metrics,
    metricsToken: wishes.metricsToken ?? null,
    pages,
    trustedProxies: wishes.trustedProxies ?? false,
    transport: wishes.transport ?? {},
    limits: wishes.limits ?? 0,
    ...(wishes.viewerCheckMs ? { viewerCheckMs: wishes.viewerCheckMs } : {}),
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    app,
    url,
    services: open.services,
    logged,
    graphql: (query, asking) => ask(url, query, asking),
    async stop() {
      await app.drain(5_000);
      await open.close();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}

async function ask(url: string, query: string, { variables, token, headers }: Asking = {}): Promise<GraphqlAnswer> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Accept-Language': 'en-US',
      ...(token === undefined ? {} : { Authorization: token }),
      ...headers,
    },
    body: JSON.stringify({ query, variables }),
  });
  return { ...answerSchema.parse(await response.json()), status: response.status, headers: response.headers };
}
