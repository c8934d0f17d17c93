import type { Command } from './command.ts';
import { runTool } from './run-tool.ts';

/** `npm run check`: the quick part of the tests (code generation, lint and import rules, types, unit tests). */
export const check: Command = async ({ stopping }) =>
  runTool(['turbo', 'run', 'lint', 'types', 'unit', '--output-logs=full', '--continue'], { signal: stopping.signal });
