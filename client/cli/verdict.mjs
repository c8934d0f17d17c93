#!/usr/bin/env node
/*
 * The first step of the command line: runs on whatever Node the machine has (20 or newer), from any folder and through
 * links, and goes on under the Node that came with the npm packages, which reads TypeScript.
 */
import { spawn } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = join(realpathSync(fileURLToPath(import.meta.url)), '..');
const root = join(folder, '..', '..');
const ownNode = join(root, 'node_modules', `node-linux-${process.arch}`, 'bin', 'node');
const main = join(folder, 'main.ts');
/** Node reads TypeScript by itself from here on. */
const isTypedNode = Number(process.versions.node.split('.')[0]) >= 24;

if (existsSync(ownNode) && realpathSync(process.execPath) !== realpathSync(ownNode)) {
  const child = spawn(ownNode, ['--disable-warning=ExperimentalWarning', main, ...process.argv.slice(2)], {
    stdio: 'inherit',
  });
  // The terminal sends its Ctrl+C to both; this process waits for the other one's exit code.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(signal === null ? (code ?? 1) : 1));
} else if (isTypedNode && existsSync(join(root, 'node_modules', 'graphql-ws'))) {
  await import(main);
} else {
  console.error(`The npm packages of Verdict are not installed. Run "npm ci" in ${root} first.`);
  process.exit(2);
}
