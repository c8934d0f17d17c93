import type { FileContent } from './problem-content.ts';
import type { SourceFolder } from './source-folder.ts';
import { languageOf } from './source-language.ts';

/** A checker or interactor that stands in a package as a file. */
export interface FoundProgram {
  readonly languageKey: string;
  readonly files: readonly FileContent<string>[];
}

/**
 * A program of the jury with the headers it includes from the folders given, so that a package brings its own
 * testlib.h.
 *
 * @returns null when it cannot be read or is in no language known here; the log says so.
 */
export async function programOf(
  path: string,
  folders: readonly string[],
  source: SourceFolder,
  stated?: string,
): Promise<FoundProgram | null> {
  const text = await source.text(path);
  const file = source.files.get(path);
  if (text === null || file === undefined) return null;
  const languageKey = stated ?? languageOf(path);
  if (languageKey === null) {
    source.log.problem(path, { 'zh-CN': '不是本站支持的语言。', 'en-US': 'is in no language known here.' });
    return null;
  }
  const files: FileContent<string>[] = [{ kind: 'CHECKER_SOURCE', name: path.split('/').at(-1) ?? path, file }];
  const wanted = includesIn(text);
  for (const name of wanted) {
    const at = folders.map((folder) => `${folder}${name}`).find((each) => source.files.has(each));
    const header = at === undefined ? undefined : source.files.get(at);
    if (header === undefined || files.some((each) => each.name === name)) continue;
    files.push({ kind: 'CHECKER_SOURCE', name, file: header });
    for (const inner of includesIn((at === undefined ? null : await source.text(at)) ?? ''))
      if (!wanted.includes(inner)) wanted.push(inner);
  }
  return { languageKey, files };
}

function includesIn(text: string): string[] {
  return [...text.matchAll(/^[ \t]*#[ \t]*include[ \t]*["<]([\w.-]+)[">]/gmu)].map(([, name = '']) => name);
}
