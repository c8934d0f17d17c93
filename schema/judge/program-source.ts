import { baseLanguageKey } from '@verdict/judge/protocol/language-variants.ts';
import type { SourceFile } from '@verdict/judge/protocol/task.ts';
import { z } from 'zod';

/** Files of a submission made of several, as stored (Submission.extraFiles). */
export const extraFilesSchema = z.array(z.object({ name: z.string(), content: z.string() }));

/** Name of the only file of a submission, by language, which its variants share; compilers go by it. */
const mainFileNames: Readonly<Record<string, string>> = {
  c: 'main.c', cpp: 'main.cpp', java: 'Main.java', kotlin: 'Main.kt', python2: 'main.py', python3: 'main.py', pypy2: 'main.py',
  pypy3: 'main.py', javascript: 'main.js', go: 'main.go', rust: 'main.rs', csharp: 'Main.cs', php: 'main.php', ruby: 'main.rb',
  pascal: 'main.pas', haskell: 'Main.hs',
};

/** The blocks of a code template (decisions, "Code template"); the user edits the middle one only. */
export interface TemplateBlocks {
  readonly prepend: string;
  readonly append: string;
}

/** What a submission holds of its program. */
export interface SubmittedCode {
  readonly languageKey: string;
  readonly code: string;
  readonly extraFiles: unknown;
}

/** Name given to the only file of a submission. */
export function mainFileName(languageKey: string): string {
  return mainFileNames[baseLanguageKey(languageKey)] ?? 'main';
}

/** The files to compile: those of the submission, with the problem's template around the code. The first is the main one. */
export function sourcesOf(submitted: SubmittedCode, template: TemplateBlocks | null): SourceFile[] {
  const parsed = extraFilesSchema.safeParse(submitted.extraFiles);
  if (parsed.success && parsed.data.length > 0) return parsed.data;
  const blocks = [template?.prepend ?? '', submitted.code, template?.append ?? ''].filter((block) => block !== '');
  return [{ name: mainFileName(submitted.languageKey), content: blocks.join('\n') }];
}

/** A problem's file for the programs of some language: `LANGUAGE/FILE`, or `default/FILE`. */
export interface IncludeFile {
  readonly name: string;
  readonly content: string;
}

/**
 * Puts a problem's files beside a program, over files of the same name (package format, "Included files"): those of
 * its language, of which variants without a folder of their own take them too (`cpp` is for C++17 as well), else those
 * for all languages without a folder.
 */
export function withIncludes(sources: readonly SourceFile[], languageKey: string, includes: readonly IncludeFile[]): SourceFile[] {
  const inFolder = (folder: string) =>
    includes.filter(({ name }) => name.startsWith(`${folder}/`)).map(({ name, content }) => ({ name: name.slice(folder.length + 1), content }));
  const folders = [languageKey, baseLanguageKey(languageKey), 'default'];
  const added = folders.map(inFolder).find((files) => files.length > 0) ?? [];
  const names = new Set(added.map(({ name }) => name));
  return [...sources.filter(({ name }) => !names.has(name)), ...added];
}
