import { buildSandbox, buildStale } from './build.ts';
import type { Command } from './command.ts';
import { runTool } from './run-tool.ts';
import { ensureSystemPackages } from './system-packages.ts';

/** `npm run bench`: the benchmarks, some of them in a browser, on sites of their own in temporary folders. */
export const bench: Command = async ({ args, stopping }) => {
  ensureSystemPackages('test');
  await buildStale({ pages: true, signal: stopping.signal });
  await buildSandbox(stopping.signal);
  return runTool(['node', '--disable-warning=ExperimentalWarning', 'tests/bench/index.ts', ...args], {
    signal: stopping.signal,
  });
};
