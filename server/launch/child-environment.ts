import { join } from 'node:path';
import type { Env } from '../env.ts';
import { keptSecret } from './secret.ts';

type Environment = Record<string, string | undefined>;

/** What the launcher has decided for the server. */
export interface ServerPlace {
  port: number;
  host: string;
  databaseUrl: string;
  /** Token the judge on this machine will come with. */
  judgeToken: string;
}

/** The server's environment: the settings as they were parsed, so that it sees what the launcher saw. */
export function serverEnvironment(env: Env, { port, host, databaseUrl, judgeToken }: ServerPlace): Environment {
  return {
    ...process.env,
    NODE_ENV: 'production',
    PORT: String(port),
    HOST: host,
    VERDICT_DATA: env.VERDICT_DATA,
    DATABASE_URL: databaseUrl,
    VERDICT_SECRET: env.VERDICT_SECRET ?? keptSecret(env.VERDICT_DATA),
    VERDICT_ROOT_PASSWORD: env.VERDICT_ROOT_PASSWORD,
    // Somebody's own database never gets a demo.
    VERDICT_DEMO: env.VERDICT_DEMO && env.DATABASE_URL === undefined ? '1' : '0',
    VERDICT_LOG: env.VERDICT_LOG,
    PUBLIC_URL: env.PUBLIC_URL,
    TRUST_PROXY: env.TRUST_PROXY ? '1' : '0',
    JUDGE_TOKEN: judgeToken,
  };
}

/** What of the surroundings the judge gets: what finds its compilers, and nothing that could hold a secret. */
const PASSED_TO_JUDGE = ['PATH', 'HOME', 'LANG', 'TZ', 'TMPDIR', 'PYENV_ROOT'] as const;

/** The judge's environment: its token is the only secret in it. */
export function judgeEnvironment(env: Env, { url, token }: { url: string; token: string }): Environment {
  return {
    ...Object.fromEntries(PASSED_TO_JUDGE.map((name) => [name, process.env[name]])),
    NODE_ENV: 'production',
    VERDICT_URL: url,
    JUDGE_TOKEN: token,
    JUDGE_DATA: join(env.VERDICT_DATA, 'judge'),
    JUDGE_SLOTS: String(env.JUDGE_SLOTS),
    JUDGE_ALLOW_WEAK_SANDBOX: env.JUDGE_ALLOW_WEAK_SANDBOX ? '1' : '0',
    JUDGE_PYTHON2: env.JUDGE_PYTHON2,
    JUDGE_ROOTFS: env.JUDGE_ROOTFS,
    VERDICT_LOG: env.VERDICT_LOG,
  };
}
