import { withVariants } from '@verdict/judge/protocol/language-variants.ts';
import type { NamedFile, Program } from '@verdict/judge/protocol/task.ts';

/** Languages whose programs include headers: C and C++ by every standard. */
export const languagesWithIncludes: ReadonlySet<string> = new Set([...withVariants('c'), ...withVariants('cpp')]);

/**
 * Plain file names that a C or C++ program includes and does not bring along, each once: what a judge-wide include may
 * stand for. Only these are given to it, so that a new include makes no other program be compiled anew.
 */
export function missingIncludes({
  program,
  files,
}: {
  readonly program: Program;
  readonly files: readonly NamedFile[];
}): string[] {
  if (!languagesWithIncludes.has(program.languageKey)) return [];
  const brought = new Set([...program.sources, ...files].map(({ name }) => name));
  return [...new Set(program.sources.flatMap(({ content }) => includedNames(content)))].filter(
    (name) => !brought.has(name),
  );
}

/** Plain file names that a source includes; those below a folder are left out. */
export function includedNames(source: string): string[] {
  const found = source.matchAll(/^[ \t]*#[ \t]*include[ \t]*(["<])(.*)/gm);
  return [...found]
    .map(([, mark, rest = '']) => rest.slice(0, Math.max(0, rest.indexOf(mark === '<' ? '>' : '"'))))
    .filter((name) => name !== '' && !name.includes('/'));
}
