import { hostname } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Services, SiteDefaults } from '@verdict/schema/core/context.ts';
import { localJudgeName } from '@verdict/schema/queue/task/local-judge.ts';
import { bootstrap } from './bootstrap.ts';
import { loadDemo, wantsDemo } from './demo.ts';
import { backupFolder, loadEnv, loadEnvironmentFacts, type Env } from './env.ts';
import type { TransportLimits } from './http/transport-limits.ts';
import { collectWhenIdle } from './idle-memory.ts';
import { createLog, reasonOf } from './log.ts';
import { runServer, type RunningServer } from './run-server.ts';
import { openServices } from './services.ts';
import { smtpServerOf } from './smtp-url.ts';
import { tellStarter } from './starter-channel.ts';

/*
 * The server's process. Settings come by environment (env.ts); DATABASE_URL and VERDICT_SECRET must be among them, the
 * launcher fills them in. Migrations are the starter's business.
 *
 * Who starts it with an IPC channel (the launcher) is told by messages how it goes (starter-channel.ts), may hand it
 * the token of the judge on the same machine in JUDGE_TOKEN, and with VERDICT_DEMO=1 gets the demo in an empty
 * database. When the channel closes the server drains and ends, as it does on SIGTERM; without a channel only signals
 * end it.
 */
const env = loadEnv();
const log = createLog({ name: 'server', level: env.VERDICT_LOG });
const isLaunched = process.send !== undefined;
const stopping = new AbortController();

for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => stopping.abort());
process.on('disconnect', () => stopping.abort());
collectWhenIdle();

try {
  const server = await start();
  await untilStopping();
  log.info('stopping');
  await server.stop();
} catch (error) {
  log.fatal({ err: error }, 'the server cannot go on');
  tellStarter({ type: 'failed', reason: reasonOf(error) });
  process.exitCode = 1;
} finally {
  if (process.connected) process.disconnect();
}

async function start(): Promise<RunningServer> {
  const settings = {
    ...needed(),
    dataFolder: env.VERDICT_DATA,
    diskReserveBytes: env.VERDICT_DISK_RESERVE,
    backups: { folder: backupFolder(env), nightlyHour: env.VERDICT_BACKUP_HOUR },
    log,
  };
  const open = openServices({ ...settings, poolSize: 2 });
  const { generatedRootPassword, isDemoComing } = await begin(open.services, settings.databaseUrl).finally(open.close);
  const server = await runServer({
    ...settings,
    port: env.PORT,
    host: env.HOST,
    trustedProxies: env.TRUST_PROXY,
    transport: transportOf(env),
    limits: env.VERDICT_LIMITS,
    metricsToken: env.VERDICT_METRICS_TOKEN ?? null,
    pages: builtPages(),
    defaults: siteDefaults(),
  });
  if (isDemoComing) tellStarter({ type: 'demo', state: 'loading' });
  tellStarter({ type: 'ready', address: server.address, generatedRootPassword });
  if (isDemoComing) {
    // Beside the work: the site serves while its demo comes in.
    loadDemo({ services: server.services, signal: stopping.signal }).then(
      () => tellStarter({ type: 'demo', state: 'loaded' }),
      (error: unknown) => {
        log.error({ err: error }, 'the demo could not be loaded');
        tellStarter({ type: 'demo', state: 'failed' });
      },
    );
  }
  return server;
}

/** Everything that must be in the database before the server listens. */
async function begin(
  services: Services,
  databaseUrl: string,
): Promise<{ readonly generatedRootPassword: string | null; readonly isDemoComing: boolean }> {
  const { generatedRootPassword } = await bootstrap(services, {
    rootPassword: env.VERDICT_ROOT_PASSWORD ?? null,
    judgeToken: isLaunched ? (env.JUDGE_TOKEN ?? null) : null,
    judgeName: localJudgeName(databaseUrl, hostname()),
  });
  return { generatedRootPassword, isDemoComing: isLaunched && env.VERDICT_DEMO && (await wantsDemo(services)) };
}

function needed(): { readonly databaseUrl: string; readonly secret: string } {
  const { DATABASE_URL: databaseUrl, VERDICT_SECRET: secret } = env;
  if (databaseUrl === undefined || secret === undefined) {
    throw new Error('The server by itself needs DATABASE_URL and VERDICT_SECRET; "npm run up" sets both.');
  }
  return { databaseUrl, secret };
}

function siteDefaults(): SiteDefaults {
  return {
    publicUrl: env.PUBLIC_URL ?? `http://localhost:${env.PORT}`,
    smtp: smtpServerOf(env.SMTP_URL, env.MAIL_FROM ?? null),
    identityProviders: env.OIDC_PROVIDERS,
    ...(env.REMOTE_ORIGINS && { remoteOrigins: env.REMOTE_ORIGINS }),
    ...(env.REMOTE_OIDC_CLIENTS && { remoteClients: env.REMOTE_OIDC_CLIENTS }),
    environment: loadEnvironmentFacts(),
  };
}

function transportOf({
  MAX_CONNECTIONS: maxConnections,
  MAX_CONNECTIONS_PER_ADDRESS: maxConnectionsPerAddress,
}: Env): Partial<TransportLimits> {
  return {
    ...(maxConnections ? { maxConnections } : {}),
    ...(maxConnectionsPerAddress ? { maxConnectionsPerAddress } : {}),
  };
}

function builtPages(): { readonly client: string; readonly graphiql: string } {
  const here = dirname(fileURLToPath(import.meta.url));
  return { client: join(here, '../client/dist'), graphiql: join(here, 'graphiql/dist') };
}

async function untilStopping(): Promise<void> {
  if (stopping.signal.aborted) return;
  await new Promise((resolve) => stopping.signal.addEventListener('abort', resolve, { once: true }));
}
