import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type ClusterLayout, insideNamespace } from './postgres-cluster.ts';

/** Owner of everything in the embedded database; only the socket's folder keeps others out. */
export const superuser = 'verdict';
/** The one database of the product. */
export const database = 'verdict';

/**
 * Makes an empty cluster. It is made under another name and renamed when complete, so a start that is killed half-way
 * leaves nothing that looks like a database.
 *
 * @throws Error with what `initdb` said.
 */
export async function createCluster(layout: ClusterLayout): Promise<void> {
  const unfinished = mkdtempSync(`${layout.clusterFolder}.unfinished-`);
  if (layout.account) chownSync(unfinished, layout.account.uid, layout.account.gid);
  const { file, args } = insideNamespace(layout, {
    name: 'initdb',
    clusterFolder: unfinished,
    endsWithUs: true,
    args: [
      '--pgdata',
      layout.account ? layout.innerClusterFolder : unfinished,
      '--username',
      superuser,
      '--auth',
      'trust',
      '--encoding',
      'UTF8',
      '--locale',
      'C.UTF-8',
      '--locale-provider',
      'builtin',
      '--builtin-locale',
      'C.UTF-8',
    ],
  });
  const child = spawn(file, args, {
    cwd: '/',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env['PATH'], TZ: 'UTC' },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (said += chunk.toString('utf8')));
  const [code] = await once(child, 'close');
  if (code !== 0)
    throw new Error(namespaceAdvice(said) ?? `The database cluster could not be created:\n${said.trim()}`);
  putInPlace(unfinished, layout.clusterFolder);
}

/** Two starts at once may both make a cluster; the first one stays. */
function putInPlace(unfinished: string, clusterFolder: string): void {
  try {
    renameSync(unfinished, clusterFolder);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(join(clusterFolder, 'PG_VERSION'))) throw error;
  }
}

/** A container without the right to mount cannot run the embedded database as root; say what can be done. */
function namespaceAdvice(said: string): string | null {
  if (!said.split('\n').some((line) => /^(?:unshare|mount):/.test(line) && /not permitted|denied/.test(line)))
    return null;
  return (
    'The embedded PostgreSQL needs a mount namespace when started by root, ' +
    `and this machine refuses it (${said.trim()}). ` +
    'Give the container CAP_SYS_ADMIN, start as an ordinary user, or set DATABASE_URL to a PostgreSQL of your own.'
  );
}
