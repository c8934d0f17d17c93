import DataLoader from 'dataloader';
import type { Context } from '../../core/context.ts';
import { loadSolutionStates, type SolutionState } from '../../problem/jury-report/solution-state.loader.ts';

/** A jury solution that an editorial shows. */
export interface EditorialCode {
  /** Path, such as accepted/main.cpp. */
  readonly name: string;
  readonly languageKey: string;
  readonly state: SolutionState;
  /** Its sources by name. */
  readonly files: readonly { readonly name: string; readonly sha256: string }[];
}

const loaders = new WeakMap<Context, DataLoader<number, readonly EditorialCode[]>>();

/** All jury solutions of a problem, by name. All that one step of a request asks for come together. */
export function loadCode(context: Context, problemId: number): Promise<readonly EditorialCode[]> {
  let loader = loaders.get(context);
  if (loader === undefined) {
    loader = new DataLoader((ids: readonly number[]) => codeOf(context, ids), { cache: false });
    loaders.set(context, loader);
  }
  return loader.load(problemId);
}

/** Jury solutions of a problem in the order of the names, without those that are gone. */
export async function loadNamedCode(
  context: Context,
  problemId: number,
  names: readonly string[],
): Promise<EditorialCode[]> {
  const code = await loadCode(context, problemId);
  return names.flatMap((name) => code.filter((one) => one.name === name));
}

async function codeOf(context: Context, problemIds: readonly number[]): Promise<EditorialCode[][]> {
  const { db } = context;
  const problemId = { in: [...problemIds] };
  const [solutions, files, states] = await Promise.all([
    db.jurySubmission.findMany({
      where: { problemId },
      orderBy: { name: 'asc' },
      select: { problemId: true, name: true, languageKey: true },
    }),
    db.problemFile.findMany({
      where: { problemId, kind: 'JURY_SOURCE' },
      orderBy: { name: 'asc' },
      select: { problemId: true, name: true, sha256: true },
    }),
    Promise.all(problemIds.map((id) => loadSolutionStates(context, id))),
  ]);
  return problemIds.map((id, index) =>
    solutions
      .filter((solution) => solution.problemId === id)
      .map(({ name, languageKey }) => ({
        name,
        languageKey,
        state: states[index]?.get(name) ?? 'OUTDATED',
        files: files
          .filter((file) => file.problemId === id && file.name.startsWith(`${name}/`))
          .map((file) => ({ name: file.name.slice(name.length + 1), sha256: file.sha256 })),
      })),
  );
}
