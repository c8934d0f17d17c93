import type { RunLimits } from '../protocol/task.ts';
import type { Command } from './command.ts';
import { type RunPlan, type Toolchain, programFolder } from './language.types.ts';
import { type NamedSources, nameSources } from './source-names.ts';

/** What differs between languages whose source is run by an interpreter. */
export interface Interpreter {
  readonly version: string;
  /** Asked anew for each box. */
  mounts?(): Toolchain['mounts'];
  readonly env?: Toolchain['env'];
  readonly extensions: readonly [string, ...string[]];
  /**
   * A command that fails on a syntax error, which is then a compile error as in other languages; null: there is none.
   */
  check(sources: NamedSources): Command | null;
  /** A run reads the whole main file before it begins, and fails on all that `check` would refuse in it. */
  readonly isCheckingMain?: boolean;
  /** @param main absolute path of the main file in the box. */
  run(main: string, limits: RunLimits): RunPlan;
}

/** A toolchain that runs the main source file. */
export function interpreterToolchain(interpreter: Interpreter): Toolchain {
  return {
    version: interpreter.version,
    get mounts() {
      return interpreter.mounts?.() ?? [];
    },
    env: interpreter.env ?? {},
    plan: (program) => {
      const sources = nameSources(program, interpreter.extensions);
      return {
        sources: sources.sources,
        compile: interpreter.check(sources),
        isCheckedByRun: interpreter.isCheckingMain === true && sources.compiled.length === 1,
        run: (limits) => interpreter.run(`${programFolder}/${sources.main}`, limits),
      };
    },
  };
}
