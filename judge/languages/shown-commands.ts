import { basename } from 'node:path';
import type { Command } from './command.ts';
import { type Language, type Toolchain, programFolder } from './language.types.ts';

/** Commands as people type them in the folder of their program. */
export interface ShownCommands {
  /** Empty where nothing is compiled or checked before the run. */
  readonly compileCommand: string;
  readonly runCommand: string;
}

const mebibyte = 1024 * 1024;
/** Runtimes are told the limits by arguments: those of a usual problem stand in the command that is shown. */
const usualLimits = { timeMs: 1_000, memoryBytes: 256 * mebibyte, stackBytes: null, outputBytes: null };

/** The commands that are run for a program of one file, without the folders of the box. */
export function shownCommands(language: Pick<Language, 'template'>, toolchain: Pick<Toolchain, 'plan'>): ShownCommands {
  const plan = toolchain.plan({ sources: [{ name: 'main', content: language.template }], entryPoint: null });
  return {
    compileCommand: plan.compile === null ? '' : shown(plan.compile),
    runCommand: shown(plan.run(usualLimits).argv),
  };
}

function shown([tool, ...args]: Command): string {
  const isProgram = tool.startsWith(`${programFolder}/`);
  return [isProgram ? `./${tool.slice(programFolder.length + 1)}` : basename(tool), ...args.map(withoutFolder)]
    .map(quoted)
    .join(' ');
}

function withoutFolder(argument: string): string {
  if (argument === programFolder) return '.';
  return argument.startsWith(`${programFolder}/`) ? argument.slice(programFolder.length + 1) : argument;
}

/** As a shell wants it. */
function quoted(argument: string): string {
  return /^[\w@%+=:,./-]+$/.test(argument) ? argument : `'${argument.replaceAll("'", String.raw`'\''`)}'`;
}
