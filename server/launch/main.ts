/*
 * The commands of package.json, once the npm packages are there. Each lies in a file of its own and is loaded alone.
 */
import { enableCompileCache } from 'node:module';
import { loadEnv } from '../env.ts';
import type { Command } from './command.ts';
import { compileCache } from './compile-cache.ts';
import { Stopping } from './stopping.ts';

const commands: Record<string, () => Promise<Command>> = {
  up: async () => (await import('./up.ts')).up,
  dev: async () => (await import('./dev.ts')).dev,
  test: async () => (await import('./test.ts')).test,
  check: async () => (await import('./check.ts')).check,
  problem: async () => (await import('./problem.ts')).problem,
  judge: async () => (await import('./judge.ts')).judge,
  backup: async () => (await import('./backup.ts')).backup,
  restore: async () => (await import('./restore.ts')).restore,
  remote: async () => (await import('./remote.ts')).remote,
  bench: async () => (await import('./bench.ts')).bench,
};

enableCompileCache(compileCache);
const [name = 'up', ...args] = process.argv.slice(2);
const stopping = new Stopping();
try {
  const load = commands[name];
  if (load === undefined)
    throw new Error(`There is no command "${name}". There are: ${Object.keys(commands).join(', ')}.`);
  const command = await load();
  process.exitCode = await command({ args, env: loadEnv(), stopping });
} catch (error) {
  if (!stopping.isAsked)
    console.error(error instanceof Error && process.env['VERDICT_LOG'] !== 'debug' ? `\n${error.message}` : error);
  process.exitCode = 1;
}
process.exit();
