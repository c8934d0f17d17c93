import type { Services } from '@verdict/schema/core/context.ts';
import { startEmbeddedPostgres } from '@verdict/server/adapters/embedded-postgres.ts';
import { keptSecret } from '@verdict/server/launch/secret.ts';
import { createLog } from '@verdict/server/log.ts';
import { openServices } from '@verdict/server/services.ts';
import { startSite } from '../setup/site.ts';
import { GraphqlCaller } from './graphql-caller.ts';

/** A site of its own for one part: started as a user starts it, empty, and with the database as in production. */
export interface BenchSite extends AsyncDisposable {
  /** Such as http://127.0.0.1:40123. */
  readonly url: string;
  readonly databaseUrl: string;
  readonly dataFolder: string;
  /** Process of the site's own judge. @throws when it does not run. */
  judgePid(): Promise<number>;
  /** Process of the site's server. @throws when it does not run. */
  serverPid(): Promise<number>;
  /** The end of its server's log. */
  serverLog(): Promise<string>;
  /** The site's database and files, for what a benchmark prepares behind the server's back. */
  readonly services: Services;
  /** Calls with this token; without one as a visitor. */
  caller(token?: string): GraphqlCaller;
}

/** What a part wants of its site. */
export interface BenchSiteOptions {
  /** False: the site's own judge takes no work. */
  readonly isJudging: boolean;
  /** Slots of the site's own judge; as many as it takes by itself when left out. */
  readonly slots?: number;
}

const opened = new Set<Promise<BenchSite>>();

/** Starts a site in a temporary folder. Nothing of it outlives the disposal. */
export function openBenchSite(options: BenchSiteOptions): Promise<BenchSite> {
  const site = startBenchSite(options);
  opened.add(site);
  return site;
}

/** Stops all sites, those that are just starting too: for a run that is interrupted. */
export async function closeBenchSites(): Promise<void> {
  for (const site of await Promise.allSettled(opened))
    if (site.status === 'fulfilled') await site.value[Symbol.asyncDispose]();
}

async function startBenchSite({ isJudging, slots }: BenchSiteOptions): Promise<BenchSite> {
  await using cleanup = new AsyncDisposableStack();
  // One machine asks for all of them here.
  const launched = await startSite({
    isDemoWanted: false,
    env: { VERDICT_LOG: 'warn', VERDICT_LIMITS: '0', ...(slots === undefined ? {} : { JUDGE_SLOTS: String(slots) }) },
  });
  const { url, dataFolder } = launched;
  cleanup.defer(() => launched.stop());
  // It runs already: this only finds its address. It is stopped with the site.
  const { url: databaseUrl } = await startEmbeddedPostgres({ dataFolder, log: () => {} });
  const open = openServices({
    databaseUrl,
    dataFolder,
    secret: keptSecret(dataFolder),
    log: createLog({ name: 'bench', level: 'warn' }),
    poolSize: 2,
  });
  cleanup.defer(open.close);
  // Ten contestants stand for a whole class: no person of them would submit as often.
  await open.services.db.siteSetting.create({ data: { key: 'captchaAfterSubmissions', value: 0 } });
  if (!isJudging) await open.services.db.judgeNode.updateMany({ data: { mode: 'PAUSED' } });

  const held = cleanup.move();
  const pidOf = async (part: 'judge' | 'server') => {
    const pid = await launched.pidOf(part);
    if (pid === null) throw new Error(`The ${part} does not run.`);
    return pid;
  };
  return {
    url,
    databaseUrl,
    dataFolder,
    judgePid: () => pidOf('judge'),
    serverPid: () => pidOf('server'),
    serverLog: () => launched.logOf('server'),
    services: open.services,
    caller: (token) => new GraphqlCaller(url, token),
    [Symbol.asyncDispose]: () => held.disposeAsync(),
  };
}
