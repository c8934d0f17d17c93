import { execFileSync, spawnSync } from 'node:child_process';

/** System account that PostgreSQL runs as when we are root, since it refuses to run as root. */
const accountName = 'verdict-postgres';

/** Numeric owner of the database's files and processes. */
export interface Account {
  uid: number;
  gid: number;
}

/**
 * Account to run PostgreSQL as: the dedicated one, made when missing, if we are root; else null, that is ourselves.
 *
 * @throws Error naming the command to run when the account cannot be made.
 */
export function postgresAccount(): Account | null {
  if (process.getuid?.() !== 0) return null;
  const found = findAccount();
  if (found !== null) return found;
  const made = spawnSync(
    'useradd',
    ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', accountName],
    {
      encoding: 'utf8',
    },
  );
  // Another start may have made it at the same time, so only its absence afterwards counts.
  const account = findAccount();
  if (account !== null) return account;
  throw new Error(
    'PostgreSQL refuses to run as root, and its own account could not be made: ' +
      `${made.stderr?.trim() || made.error?.message}. ` +
      `Run "useradd --system --user-group ${accountName}" and start again.`,
  );
}

function findAccount(): Account | null {
  try {
    const entry = execFileSync('getent', ['passwd', accountName], { encoding: 'utf8' });
    const [, , uid, gid] = entry.split(':');
    return { uid: Number(uid), gid: Number(gid) };
  } catch {
    return null;
  }
}
