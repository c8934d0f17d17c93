import type { Program, SourceFile } from '../protocol/task.ts';

/** A program's files under names its compiler accepts. */
export interface NamedSources {
  readonly sources: readonly SourceFile[];
  /** Name of the file the program starts in. */
  readonly main: string;
  /** Names of the files with one of the language's extensions, the main one first. */
  readonly compiled: readonly [string, ...string[]];
}

/**
 * Gives the sources the names they have in the box. A main file without an extension of the language gets the name
 * `main` with the first of them, as a submitted text has no name of its own.
 */
export function nameSources(
  program: Pick<Program, 'sources' | 'entryPoint'>,
  extensions: readonly [string, ...string[]],
): NamedSources {
  const isOfLanguage = (name: string) => extensions.some((extension) => name.toLowerCase().endsWith(`.${extension}`));
  const wanted = program.entryPoint;
  const start =
    program.sources.find((source) => source.name === wanted) ??
    program.sources.find((source) => isOfLanguage(source.name)) ??
    program.sources[0];
  if (start === undefined) throw new TypeError('a program has at least one source');
  const main = isOfLanguage(start.name) ? safeName(start.name) : `main.${extensions[0]}`;
  const sources = program.sources.map((source) => ({ ...source, name: source === start ? main : source.name }));
  const others = sources.map((source) => source.name).filter((name) => name !== main && isOfLanguage(name));
  return { sources, main, compiled: [main, ...others] };
}

/**
 * A name is also an argument: one that begins with a dash would be taken for an option, one with @ for a file of
 * arguments.
 */
function safeName(name: string): string {
  return /^[-@]/.test(name) ? `main${name.slice(name.lastIndexOf('.'))}` : name;
}
