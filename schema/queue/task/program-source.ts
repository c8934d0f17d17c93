import { baseLanguageKey } from '@verdict/judge/protocol/language-variants.ts';
import type { SourceFile } from '@verdict/judge/protocol/task.ts';
import { z } from 'zod';
import { restoredSource } from './source-bytes.ts';

/** Files of a submission made of several, as stored (Submission.extraFiles). */
const extraFilesSchema = z.array(z.object({ name: z.string(), content: z.string(), base64: z.string().optional() }));

/** Name of the only file of a submission, by language, which its variants share; compilers go by it. */
const mainFileNames: Readonly<Record<string, string>> = {
  c: 'main.c',
  cpp: 'main.cpp',
  java: 'Main.java',
  kotlin: 'Main.kt',
  python2: 'main.py',
  python3: 'main.py',
  pypy2: 'main.py',
  pypy3: 'main.py',
  javascript: 'main.js',
  go: 'main.go',
  rust: 'main.rs',
  csharp: 'Main.cs',
  php: 'main.php',
  ruby: 'main.rb',
  pascal: 'main.pas',
  haskell: 'Main.hs',
};

/** The blocks of a code template (decision 137, "Code template"); the user edits the middle one only. */
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

/**
 * The files to compile: those of the submission, with the problem's template around the code. The first is the main
 * one.
 */
export function sourcesOf(submitted: SubmittedCode, template: TemplateBlocks | null): SourceFile[] {
  const parsed = extraFilesSchema.safeParse(submitted.extraFiles);
  if (parsed.success && parsed.data.length > 0) return parsed.data.map(restoredSource);
  const blocks = [template?.prepend ?? '', submitted.code, template?.append ?? ''].filter((block) => block !== '');
  return [{ name: mainFileName(submitted.languageKey), content: blocks.join('\n') }];
}

/** Folder of the included files that programs of a language get. */
function includeFolder(names: readonly string[], languageKey: string): string | null {
  const folders = [languageKey, baseLanguageKey(languageKey), 'default'];
  return folders.find((folder) => names.some((name) => name.startsWith(`${folder}/`))) ?? null;
}

/**
 * Of a problem's files named `LANGUAGE/FILE`, or `default/FILE`, those for programs of a language, without the folder
 * (package format, "Included files"): those of its language, which variants without a folder of their own share (`cpp`
 * is for C++17 as well), else those for all languages without a folder.
 */
export function includesFor<File extends { readonly name: string }>(
  includes: readonly File[],
  languageKey: string,
): File[] {
  const folder = includeFolder(
    includes.map(({ name }) => name),
    languageKey,
  );
  if (folder === null) return [];
  return includes
    .filter(({ name }) => name.startsWith(`${folder}/`))
    .map((file) => ({ ...file, name: file.name.slice(folder.length + 1) }));
}

/** Puts a problem's files beside a program, over files of the same name. */
export function withIncludes(
  sources: readonly SourceFile[],
  languageKey: string,
  includes: readonly SourceFile[],
): SourceFile[] {
  const added = includesFor(includes, languageKey);
  const names = new Set(added.map(({ name }) => name));
  return [...sources.filter(({ name }) => !names.has(name)), ...added];
}
