/** Answer files as they are chosen: one zip, or files by the name they are asked for. Pure. */
export interface ChosenAnswers {
  /** Holds all of them; null: the files are chosen one by one. */
  readonly zip: File | null;
  readonly files: ReadonlyMap<string, File>;
  /** Names of files that were chosen for no test case. */
  readonly leftOver: readonly string[];
}

export const nothingChosen: ChosenAnswers = { zip: null, files: new Map(), leftOver: [] };

/** Adds files by their names; a lone zip takes the place of all. */
export function withFiles(chosen: ChosenAnswers, names: readonly string[], added: readonly File[]): ChosenAnswers {
  const [only] = added;
  if (added.length === 1 && only !== undefined && /\.zip$/iu.test(only.name))
    return { zip: only, files: new Map(), leftOver: [] };
  const files = new Map(chosen.files);
  const leftOver: string[] = [];
  for (const file of added) {
    const name = nameFor(file, names) ?? (names.length === 1 ? names[0] : undefined);
    if (name === undefined) leftOver.push(file.name);
    else files.set(name, file);
  }
  return { zip: null, files, leftOver };
}

/** Chooses the file of one test case, or none. */
export function withFile(chosen: ChosenAnswers, name: string, file: File | null): ChosenAnswers {
  const files = new Map(chosen.files);
  if (file === null) files.delete(name);
  else files.set(name, file);
  return { zip: null, files, leftOver: [] };
}

/** Bytes to be sent. */
export function sizeOf({ zip, files }: ChosenAnswers): number {
  return zip?.size ?? [...files.values()].reduce((sum, { size }) => sum + size, 0);
}

/** The name that ends as the file is called, whatever its ending; none where several do. */
function nameFor(file: File, names: readonly string[]): string | undefined {
  const stem = stemOf(file.name);
  const named = names.filter((name) => [file.name, stem].some((wanted) => `/${stemOf(name)}`.endsWith(`/${wanted}`)));
  return named.length === 1 ? named[0] : undefined;
}

function stemOf(name: string): string {
  return name.replace(/\.[^./]*$/u, '');
}
