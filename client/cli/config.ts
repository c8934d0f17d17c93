import { chmod, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { UserError } from './user-error.ts';

/** A site and who asks it. */
export interface Account {
  /** Of the site, without a slash at its end. */
  readonly url: string;
  readonly token: string;
}

type Env = Readonly<Record<string, string | undefined>>;

/** Where "verdict login" keeps the account. */
export function configPath(env: Env = process.env): string {
  return join(env['XDG_CONFIG_HOME'] || join(homedir(), '.config'), 'verdict', 'config.json');
}

/**
 * The account of this run: by the environment, else as kept. A kept token is never sent to another site than its own.
 *
 * @throws UserError when there is none.
 */
export async function readAccount(env: Env = process.env): Promise<Account> {
  const kept = await readKept(configPath(env));
  const url = env['VERDICT_URL'] ? siteUrl(env['VERDICT_URL']) : kept?.url;
  const token = env['VERDICT_TOKEN'] || (kept !== null && kept.url === url ? kept.token : undefined);
  if (url === undefined || token === undefined) throw new UserError('notLoggedIn');
  return { url, token };
}

/** Keeps an account where no other user of the machine can read it. */
export async function keepAccount(account: Account, env: Env = process.env): Promise<string> {
  const path = configPath(env);
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  await writeFile(path, `${JSON.stringify(account, null, 2)}\n`, { mode: 0o600 });
  // The mode above is for a new file alone.
  await chmod(path, 0o600);
  return path;
}

/** Forgets the account. */
export async function forgetAccount(env: Env = process.env): Promise<void> {
  await rm(configPath(env), { force: true });
}

/** The address of a site as it is kept. @throws UserError when it is none. */
export function siteUrl(text: string): string {
  const url = URL.parse(text.trim());
  if (url === null || !['http:', 'https:'].includes(url.protocol)) throw new UserError('badUrl', { url: text });
  return `${url.origin}${url.pathname}`.replace(/(?<!\/)\/+$/, '');
}

async function readKept(path: string): Promise<Account | null> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw new UserError('badConfig', { path });
  });
  if (text === null) return null;
  try {
    const { url, token } = JSON.parse(text) as Partial<Account>;
    if (typeof url === 'string' && typeof token === 'string') return { url, token };
  } catch {
    // Told below, as is a file of another shape.
  }
  throw new UserError('badConfig', { path });
}
