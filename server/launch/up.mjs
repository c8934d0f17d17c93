/*
 * The first step of every command of package.json. It runs on whatever Node the machine has (20 or newer) and on a
 * clone with nothing installed, so it uses nothing but Node itself: it installs the npm packages when they are not what
 * package-lock.json says, and goes on under the Node that came with them.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const root = join(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '..', '..');
const ownNode = join(root, 'node_modules', `node-linux-${process.arch}`, 'bin', 'node');
const main = join(import.meta.dirname ?? new URL('.', import.meta.url).pathname, 'main.ts');

/**
 * What is in node_modules, and whether that is all the lock file wants. Optional packages are for other machines. npm's
 * own list of what is there does not notice a folder that was removed.
 */
function isInstalled() {
  if (!existsSync(ownNode)) return false;
  const wanted = readPackages('package-lock.json');
  const installed = readPackages(join('node_modules', '.package-lock.json'));
  if (wanted === null || installed === null) return false;
  const isCurrent = Object.entries(installed).every(([path, entry]) => wanted[path]?.version === entry.version);
  const isComplete = Object.entries(wanted).every(
    ([path, entry]) =>
      !path.includes('node_modules/') ||
      entry.optional ||
      entry.devOptional ||
      entry.peer ||
      entry.link ||
      (installed[path] !== undefined && existsSync(join(root, path))),
  );
  return isCurrent && isComplete;
}

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8')).packages ?? null;
  } catch {
    return null;
  }
}

/** Runs `npm ci` with the machine's own Node: the one in node_modules is about to be replaced. */
function install() {
  console.log('Installing the npm packages (npm ci); the first time this takes a minute');
  const path = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.includes('node_modules'))
    .join(delimiter);
  const npm = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PATH: path },
  });
  if (npm.status === 0 && existsSync(ownNode)) return;
  const why =
    npm.error?.code === 'ENOENT'
      ? 'npm was not found'
      : npm.status === 0
        ? `there is no Node for linux-${process.arch} among them`
        : 'npm ci failed; its message is above';
  console.error(
    `The npm packages could not be installed: ${why}. ` +
      'Mend that and start again (is the network reachable, the disk full?).',
  );
  process.exit(1);
}

/**
 * The rest runs in a session of its own, so that a Ctrl+C reaches it once, through us, and not a second time from the
 * terminal.
 */
function continueUnderOwnNode() {
  const child = spawn(ownNode, ['--disable-warning=ExperimentalWarning', main, ...process.argv.slice(2)], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    detached: true,
    env: { ...process.env, PATH: `${join(root, 'node_modules', '.bin')}${delimiter}${process.env.PATH ?? ''}` },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(signal === null ? (code ?? 1) : 1));
}

if (process.platform !== 'linux' || !['x64', 'arm64'].includes(process.arch)) {
  console.error(`Verdict runs on Linux on x64 and arm64; this is ${process.platform} on ${process.arch}.`);
  process.exit(1);
}
if (Number(process.versions.node.split('.')[0]) < 20) {
  console.error(`Node 20 or newer is needed to start; this is ${process.version}.`);
  process.exit(1);
}
if (!isInstalled()) install();
if (realpathSync(process.execPath) === realpathSync(ownNode)) await import(main);
else continueUnderOwnNode();
