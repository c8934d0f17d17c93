import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { applyMigrations } from '@verdict/prisma/migrate/runner.ts';
import { newJudgeToken } from '@verdict/schema/account/judge-token.ts';
import type { Services } from '@verdict/schema/context.ts';
import { startEmbeddedPostgres } from '@verdict/server/adapters/embedded-postgres.ts';
import { parseSettings } from '@verdict/server/env.ts';
import { judgeEnvironment, serverEnvironment } from '@verdict/server/launch/child-environment.ts';
import { SupervisedChild } from '@verdict/server/launch/child-process.ts';
import { freePort } from '@verdict/server/launch/port.ts';
import { judgeCommand } from '@verdict/server/launch/site.ts';
import { createLog } from '@verdict/server/log.ts';
import { openServices } from '@verdict/server/services.ts';
import { GraphqlCaller } from './graphql-caller.ts';

const repository = join(import.meta.dirname, '..', '..');

/** A site of its own for one part: an empty database as in production, and a server process. */
export interface BenchSite extends AsyncDisposable {
  /** Such as http://127.0.0.1:40123. */
  readonly url: string;
  readonly databaseUrl: string;
  /** The site's database and files, for what a benchmark prepares behind the server's back. */
  readonly services: Services;
  /** Starts the judge process beside it. */
  startJudge(): Promise<void>;
  /** Calls with this token; without one as a visitor. */
  caller(token?: string): GraphqlCaller;
}

/** Starts a site in a temporary folder. Nothing of it outlives the disposal. */
export async function openBenchSite(): Promise<BenchSite> {
  await using cleanup = new AsyncDisposableStack();
  const dataFolder = await mkdtemp(join(tmpdir(), 'verdict-bench-'));
  cleanup.defer(() => rm(dataFolder, { recursive: true, force: true }));
  await mkdir(join(dataFolder, 'logs'));
  const postgres = await startEmbeddedPostgres({ dataFolder, log: () => {} });
  cleanup.defer(() => postgres.stop());
  await applyMigrations(postgres.url, () => {});

  const secret = randomBytes(32).toString('hex');
  const settings = parseSettings({ VERDICT_DATA: dataFolder, VERDICT_DEMO: '0', VERDICT_SECRET: secret, VERDICT_ROOT_PASSWORD: randomBytes(8).toString('hex'), VERDICT_LOG: 'warn' });
  const place = { port: await freePort(), host: '127.0.0.1', databaseUrl: postgres.url, judgeToken: newJudgeToken() };
  const url = `http://${place.host}:${place.port}`;
  const process = (name: string, command: readonly [string, ...string[]], env: Readonly<Record<string, string | undefined>>) => {
    const child = new SupervisedChild({ name, command, env, logFile: join(dataFolder, 'logs', `${name}.log`), graceMs: 5_000, onStart: () => {} });
    cleanup.defer(() => child.stop());
    return child.start();
  };
  await process('server', serverCommand(), serverEnvironment(settings, place));
  const open = openServices({ databaseUrl: postgres.url, dataFolder, secret, log: createLog({ name: 'bench', level: 'warn' }), poolSize: 2 });
  cleanup.defer(() => open.close());

  const held = cleanup.move();
  return {
    url,
    databaseUrl: postgres.url,
    services: open.services,
    startJudge: () => process('judge', judgeCommand(), judgeEnvironment(settings, { url, token: place.judgeToken })),
    caller: (token) => new GraphqlCaller(url, token),
    [Symbol.asyncDispose]: () => held.disposeAsync(),
  };
}

function serverCommand(): [string, ...string[]] {
  return [process.execPath, '--disable-warning=ExperimentalWarning', join(repository, 'server', 'index.ts')];
}
