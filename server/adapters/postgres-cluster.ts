/*
 * How the embedded database is laid out.
 *
 * The cluster lies in `<data>/postgres`. As root, PostgreSQL runs under an account of its own, which may not be able to
 * walk to the data folder or to node_modules (a clone in /root, mode 0700). So it gets a private mount namespace in
 * which the binaries and the cluster are bound below a short folder that everybody can walk to; nothing of this is seen
 * outside. The socket lies in that folder too and is really there, so that the server (outside the namespace) reaches
 * it: the address of a Unix socket may not exceed 107 bytes, which a path below the data folder might.
 */
import { createHash } from 'node:crypto';
import { chmodSync, chownSync, lstatSync, mkdirSync, readdirSync, realpathSync, rmdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Account, postgresAccount } from './postgres-account.ts';
import { postgresBinaries } from './postgres-binaries.ts';

/** Where everything of one embedded database lies, and who owns it. */
export interface ClusterLayout {
  /** The data folder as the file system has it. */
  dataFolder: string;
  /** PostgreSQL's own files, seen from outside. */
  clusterFolder: string;
  /** The same as the PostgreSQL process sees it; it is in its command line, which tells whose process it is. */
  innerClusterFolder: string;
  /** Short folder with the socket and the mount points; made anew at each start. */
  runFolder: string;
  socketFolder: string;
  binaries: string;
  innerBinaries: string;
  logFile: string;
  /** Null: PostgreSQL runs as we do, without a namespace. */
  account: Account | null;
}

/** Works out the layout and makes the folders around the cluster. */
export function prepareLayout(dataFolder: string): ClusterLayout {
  mkdirSync(join(dataFolder, 'logs'), { recursive: true, mode: 0o700 });
  const folder = realpathSync(dataFolder);
  const account = postgresAccount();
  const key = createHash('sha256').update(folder).digest('hex').slice(0, 12);
  const runFolder = account
    ? `/run/verdict-${key}`
    : join(process.env['XDG_RUNTIME_DIR'] ?? tmpdir(), `verdict-${process.getuid?.()}-${key}`);
  const clusterFolder = join(folder, 'postgres');
  const binaries = postgresBinaries();
  const layout: ClusterLayout = {
    dataFolder: folder,
    clusterFolder,
    innerClusterFolder: account ? join(runFolder, 'cluster') : clusterFolder,
    runFolder,
    socketFolder: join(runFolder, 'socket'),
    binaries,
    innerBinaries: account ? join(runFolder, 'binaries') : binaries,
    logFile: join(folder, 'logs', 'postgres.log'),
    account,
  };
  makeRunFolder(layout);
  return layout;
}

function makeRunFolder({ account, runFolder, socketFolder }: ClusterLayout): void {
  mkdirSync(runFolder, { recursive: true, mode: 0o755 });
  const owner = lstatSync(runFolder);
  if (!owner.isDirectory() || owner.uid !== process.getuid?.()) {
    throw new Error(`${runFolder} belongs to somebody else. Remove it and start again.`);
  }
  mkdirSync(socketFolder, { recursive: true });
  // PostgreSQL trusts whoever reaches the socket, so only its own account (and root) may enter the folder.
  chmodSync(socketFolder, 0o700);
  if (account) {
    chmodSync(runFolder, 0o755);
    chownSync(socketFolder, account.uid, account.gid);
    mkdirSync(join(runFolder, 'cluster'), { recursive: true });
    mkdirSync(join(runFolder, 'binaries'), { recursive: true });
  }
}

/**
 * Removes what `prepareLayout` made in the run folder. The mount points are removed only when empty, never what is
 * below.
 */
export function removeRunFolder({ runFolder, socketFolder }: ClusterLayout): void {
  rmSync(socketFolder, { recursive: true, force: true });
  try {
    for (const name of readdirSync(runFolder)) rmdirSync(join(runFolder, name));
    rmdirSync(runFolder);
  } catch {
    // Left for the next start, or for the next boot, which empties /run.
  }
}

/** A program with its arguments, to be given to `spawn`. */
export interface Command {
  file: string;
  args: string[];
}

/** How one of PostgreSQL's programs is run. */
export interface Program {
  /** `postgres` or `initdb`. */
  name: string;
  args: readonly string[];
  /** What the program sees as its cluster. */
  clusterFolder: string;
  /** True: it is stopped when we end, however we end. */
  endsWithUs: boolean;
}

/**
 * Command line that runs one of PostgreSQL's programs as its account, with its cluster bound in place. Every step
 * replaces the one before (`exec`), so the process that is spawned becomes the program itself.
 */
export function insideNamespace(layout: ClusterLayout, { name, args, clusterFolder, endsWithUs }: Program): Command {
  const { account, binaries, innerBinaries, innerClusterFolder } = layout;
  // SIGINT is PostgreSQL's fast shutdown.
  const program = [...(endsWithUs ? ['--pdeathsig', 'INT'] : []), join(innerBinaries, 'bin', name), ...args];
  if (!account) return { file: 'setpriv', args: ['--no-new-privs', ...program] };
  const script = 'mount --bind "$1" "$2" && mount --bind "$3" "$4" && shift 4 && exec setpriv "$@"';
  return {
    file: 'unshare',
    args: [
      '--mount',
      '--propagation',
      'private',
      'sh',
      '-c',
      script,
      'sh',
      binaries,
      innerBinaries,
      clusterFolder,
      innerClusterFolder,
      `--reuid=${account.uid}`,
      `--regid=${account.gid}`,
      '--clear-groups',
      '--no-new-privs',
      ...program,
    ],
  };
}
