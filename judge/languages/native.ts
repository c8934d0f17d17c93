import type { Command } from './command.ts';
import { type Toolchain, programFolder } from './language.types.ts';
import { type NamedSources, nameSources } from './source-names.ts';

/** What differs between languages that are compiled to one executable file. */
export interface NativeCompiler {
  readonly version: string;
  readonly mounts?: Toolchain['mounts'];
  readonly env?: Toolchain['env'];
  readonly headers?: Toolchain['headers'];
  readonly preparation?: Toolchain['preparation'];
  readonly extensions: readonly [string, ...string[]];
  /** The compile command, which must leave the program in `main` of the working folder. */
  compile(sources: NamedSources): Command;
}

/** A toolchain that makes an executable `main` and runs it. */
export function nativeToolchain(compiler: NativeCompiler): Toolchain {
  return {
    version: compiler.version,
    mounts: compiler.mounts ?? [],
    env: compiler.env ?? {},
    ...(compiler.headers === undefined ? {} : { headers: compiler.headers }),
    ...(compiler.preparation === undefined ? {} : { preparation: compiler.preparation }),
    plan: (program) => {
      const sources = nameSources(program, compiler.extensions);
      return {
        sources: sources.sources,
        compile: compiler.compile(sources),
        product: { name: 'main', isExecutable: true },
        run: () => ({ argv: [`${programFolder}/main`] }),
      };
    },
  };
}

/** Names as arguments: one that begins with a dash would be taken for an option, one with @ for a file of arguments. */
export function asArguments(names: readonly string[]): string[] {
  return names.map((name) => (/^[-@]/.test(name) ? `./${name}` : name));
}
