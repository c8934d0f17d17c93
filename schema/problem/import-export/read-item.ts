import type { ReadOptions } from '../package/archive.ts';
import type { IssueLog } from '../package/issue-log.ts';
import { readKattis } from '../package/kattis/kattis-reader.ts';
import { readFps } from '../package/oj/fps-reader.ts';
import { readHoj } from '../package/oj/hoj-reader.ts';
import { readHydro } from '../package/oj/hydro-reader.ts';
import { readQduoj } from '../package/oj/qduoj-reader.ts';
import { readPolygon } from '../package/polygon/polygon-reader.ts';
import type { PackageFormat, ReadProblem } from '../package/problem-content.ts';
import type { SourceFolder } from '../package/source-folder.ts';

/** A problem that lies ready to be read: a folder, or a piece of XML. */
export type ReadyItem<Result> = {
  readonly source: SourceFolder;
  readonly options: ReadOptions;
  readonly use: (problem: ReadProblem) => Promise<Result>;
} & (
  | { readonly format: Exclude<PackageFormat, 'FPS'>; readonly root: string }
  | { readonly format: 'FPS'; readonly item: string }
);

const readers = { POLYGON: readPolygon, HOJ: readHoj, QDUOJ: readQduoj, HYDRO: readHydro } as const;

/** Texts of a problem are columns of the database, which hold no NUL character; files are kept as bytes. */
function refuseNulCharacters({ facts, tags, statements, samples, templates, jury }: ReadProblem, log: IssueLog): void {
  for (const [name, part] of Object.entries({ facts, tags, statements, samples, templates, jury })) {
    let hasNul = false;
    JSON.stringify(part, (_key, value: unknown) => {
      hasNul ||= typeof value === 'string' && value.includes('\0');
      return value;
    });
    if (hasNul)
      log.problem('.', {
        'zh-CN': `题目的文本（${name}）中含有 NUL 字符。`,
        'en-US': `has a NUL character in its texts (${name}).`,
      });
  }
}

/** Reads a problem by its format and gives it on, unless anything in it is wrong: whole or not at all. */
export async function readItem<Result>(item: ReadyItem<Result>): Promise<Result | null> {
  const { source, use } = item;
  const given = async (problem: ReadProblem | null) => {
    if (problem !== null) refuseNulCharacters(problem, source.log);
    return problem === null || source.log.problems.length > 0 ? null : use(problem);
  };
  if ('item' in item) return given(await readFps(item.item, source));
  if (item.format !== 'KATTIS') return given(await readers[item.format](source));
  const read = await readKattis(item.root, source, item.options);
  if (read === null) return null;
  try {
    return await given(read.problem);
  } finally {
    await read.dispose();
  }
}
