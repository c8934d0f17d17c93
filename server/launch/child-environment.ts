import { join } from 'node:path';
import { backupFolder, loadGivenSettings, type Env } from '../env.ts';
import { compileCache } from './compile-cache.ts';
import { keptSecret } from './secret.ts';
import { isInstalled } from './system-packages.ts';

/** Where the server listens, and on which database. */
export interface ServerPlace {
  host: string;
  port: number;
  /** Address people reach the site at. */
  publicUrl: string;
  databaseUrl: string;
}

type Environment = Record<string, string | undefined>;

/**
 * Where it is installed, an allocator that returns freed memory to the system; that of glibc does only from the end of
 * its heap.
 */
export function allocatorEnvironment(): Environment {
  return isInstalled({ name: 'libjemalloc2' })
    ? { LD_PRELOAD: 'libjemalloc.so.2', MALLOC_CONF: 'background_thread:true' }
    : {};
}

/** The server's environment: the settings as they were parsed, so that it sees what the launcher saw. */
export function serverEnvironment(
  env: Env,
  { port, host, publicUrl, databaseUrl, judgeToken }: ServerPlace & { judgeToken: string },
): Environment {
  return {
    ...allocatorEnvironment(),
    ...process.env,
    ...loadGivenSettings(),
    NODE_ENV: 'production',
    NODE_COMPILE_CACHE: compileCache,
    PORT: String(port),
    HOST: host,
    VERDICT_DATA: env.VERDICT_DATA,
    VERDICT_DISK_RESERVE: String(env.VERDICT_DISK_RESERVE),
    VERDICT_BACKUPS: backupFolder(env),
    VERDICT_BACKUP_HOUR: env.VERDICT_BACKUP_HOUR === null ? 'off' : String(env.VERDICT_BACKUP_HOUR),
    DATABASE_URL: databaseUrl,
    VERDICT_SECRET: env.VERDICT_SECRET ?? keptSecret(env.VERDICT_DATA),
    VERDICT_ROOT_PASSWORD: env.VERDICT_ROOT_PASSWORD,
    // Somebody's own database never gets a demo.
    VERDICT_DEMO: env.VERDICT_DEMO && env.DATABASE_URL === undefined ? '1' : '0',
    VERDICT_LOG: env.VERDICT_LOG,
    VERDICT_METRICS_TOKEN: env.VERDICT_METRICS_TOKEN,
    PUBLIC_URL: publicUrl,
    SMTP_URL: env.SMTP_URL,
    MAIL_FROM: env.MAIL_FROM,
    OIDC_PROVIDERS: JSON.stringify(env.OIDC_PROVIDERS),
    REMOTE_ORIGINS: env.REMOTE_ORIGINS && JSON.stringify(env.REMOTE_ORIGINS),
    REMOTE_OIDC_CLIENTS: env.REMOTE_OIDC_CLIENTS && JSON.stringify(env.REMOTE_OIDC_CLIENTS),
    TRUST_PROXY: typeof env.TRUST_PROXY === 'boolean' ? String(Number(env.TRUST_PROXY)) : env.TRUST_PROXY.join(','),
    MAX_CONNECTIONS: env.MAX_CONNECTIONS?.toString(),
    MAX_CONNECTIONS_PER_ADDRESS: env.MAX_CONNECTIONS_PER_ADDRESS?.toString(),
    JUDGE_TOKEN: judgeToken,
  };
}

/** What of the surroundings the judge gets: what finds its compilers, and nothing that could hold a secret. */
const passedToJudge = ['PATH', 'HOME', 'LANG', 'TZ', 'TMPDIR', 'PYENV_ROOT'] as const;

/** The judge's environment: its token is the only secret in it. */
export function judgeEnvironment(
  env: Env,
  { url, token }: { url: string | undefined; token: string | undefined },
): Environment {
  return {
    ...Object.fromEntries(passedToJudge.map((name) => [name, process.env[name]])),
    NODE_ENV: 'production',
    NODE_COMPILE_CACHE: compileCache,
    VERDICT_URL: url,
    JUDGE_TOKEN: token,
    JUDGE_TOKEN_FILE: token === undefined ? env.JUDGE_TOKEN_FILE : undefined,
    JUDGE_CACHE_BYTES: String(env.JUDGE_CACHE_BYTES),
    JUDGE_DATA: join(env.VERDICT_DATA, 'judge'),
    JUDGE_SLOTS: String(env.JUDGE_SLOTS),
    JUDGE_ALLOW_WEAK_SANDBOX: env.JUDGE_ALLOW_WEAK_SANDBOX ? '1' : '0',
    JUDGE_PYTHON2: env.JUDGE_PYTHON2,
    JUDGE_ROOTFS: env.JUDGE_ROOTFS,
    VERDICT_LOG: env.VERDICT_LOG,
  };
}
