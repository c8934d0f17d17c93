import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { allocatorEnvironment } from '@verdict/server/launch/child-environment.ts';
import { keptSecret } from '@verdict/server/launch/secret.ts';
import { serverCommand } from '@verdict/server/launch/site.ts';
import { z } from 'zod';
import { openBenchSite, type BenchSite } from './bench-site.ts';
import type { Figure } from './figure.ts';
import { loadInTurns } from './http-load.ts';
import { lists, searches } from './list-requests.ts';
import { ManyRows } from './many-rows.ts';

const rowCounts = { problems: 20_000, submissions: 300_000 } as const;
/** The rows of users differ by orders of magnitude, so that a generic plan could be wrong for some. */
const skewed = 'submission list of a user';
/** The two lists named statements were introduced for must gain. */
const gains: Readonly<Record<string, number>> = { 'problem list': 1.2, 'submission list': 1.2 };
/** No other list may lose more than noise. */
const leastShare = 0.85;

/** Requests per second of the lists with prepared statements; baseline: a server without on the same database. */
export async function measureStatements(): Promise<readonly Figure[]> {
  await using site = await openBenchSite({ isJudging: false });
  await using rows = await ManyRows.open(site.databaseUrl);
  await rows.problems(rowCounts.problems);
  await rows.submissions(rowCounts.submissions);
  await rows.handOver(77, 3);
  await using unprepared = await startUnprepared(site);
  const figures: Figure[] = [];
  for (const [what, { path, ...body }] of Object.entries({ ...lists, ...searches, ...rareUser() })) {
    const questions = [site.url, unprepared.url].map((url) => ({ url: `${url}${path}`, ...body }));
    const [prepared, baseline] = await loadInTurns(questions, { connections: 4, seconds: 3 });
    if (prepared === undefined || baseline === undefined) throw new Error('Not both servers were asked.');
    const least = (gains[what] ?? leastShare) * baseline.perSecond;
    figures.push(
      {
        what: `${what}, prepared statements`,
        value: prepared.perSecond,
        unit: '/s',
        baseline: baseline.perSecond,
        budget: { kind: 'least', least: Math.round(least) },
      },
      { what: '  p95', value: prepared.p95Ms, unit: 'ms', baseline: baseline.p95Ms },
    );
  }
  return figures;
}

function rareUser(): typeof lists {
  const heavy = lists[skewed];
  if (heavy === undefined) throw new Error(`There is no request "${skewed}".`);
  return { 'submission list of a user with few': JSON.parse(JSON.stringify(heavy).replace('user77', 'user78')) };
}

interface UnpreparedServer extends AsyncDisposable {
  readonly url: string;
}

/** A server on the database of a site that sends every statement unnamed. */
async function startUnprepared({ databaseUrl, dataFolder }: BenchSite): Promise<UnpreparedServer> {
  const address = new URL(databaseUrl);
  address.searchParams.set('pgbouncer', 'true');
  const [node, ...args] = serverCommand;
  const child = spawn(node, args, {
    env: {
      ...allocatorEnvironment(),
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      HOST: '127.0.0.1',
      VERDICT_DATA: dataFolder,
      VERDICT_DEMO: '0',
      VERDICT_LOG: 'warn',
      VERDICT_LIMITS: '0',
      DATABASE_URL: address.href,
      VERDICT_SECRET: keptSecret(dataFolder),
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit').then(() => ['the server has ended']);
  const [message] = await Promise.race([once(child, 'message'), ended]);
  const { address: url } = z.object({ type: z.literal('ready'), address: z.string() }).parse(message);
  return {
    url,
    async [Symbol.asyncDispose]() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
