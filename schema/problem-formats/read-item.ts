import type { ReadOptions } from '../problem-package/problem-package.types.ts';
import { readFps } from './fps-reader.ts';
import { readHoj } from './hoj-reader.ts';
import { readHydro } from './hydro-reader.ts';
import { readKattis } from './kattis-reader.ts';
import { readPolygon } from './polygon-reader.ts';
import type { PackageFormat, ReadProblem } from './problem-content.ts';
import { readQduoj } from './qduoj-reader.ts';
import type { SourceFolder } from './source-folder.ts';

/** A problem that lies ready to be read: a folder, or a piece of XML. */
export type ReadyItem<Result> = {
  readonly source: SourceFolder;
  readonly options: ReadOptions;
  readonly use: (problem: ReadProblem) => Promise<Result>;
} & ({ readonly format: Exclude<PackageFormat, 'FPS'>; readonly root: string } | { readonly format: 'FPS'; readonly item: string });

const readers = { POLYGON: readPolygon, HOJ: readHoj, QDUOJ: readQduoj, HYDRO: readHydro } as const;

/** Reads a problem by its format and gives it on, unless anything in it is wrong: whole or not at all. */
export async function readItem<Result>(item: ReadyItem<Result>): Promise<Result | null> {
  const { source, use } = item;
  const given = async (problem: ReadProblem | null) => (problem === null || source.log.problems.length > 0 ? null : use(problem));
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
