import type { Env } from '../env.ts';
import type { Stopping } from './stopping.ts';

/** What a command of the launcher works with. */
export interface CommandContext {
  /** Words after the command's name. */
  args: readonly string[];
  env: Env;
  stopping: Stopping;
}

/** A command of the launcher. @returns the exit code. */
export type Command = (context: CommandContext) => Promise<number>;
