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

/** Jury solutions of a problem, in the order of the names; names without a solution are left out. Null: all, by name. */
export async function readCode(
  context: Context,
  problemId: number,
  names: readonly string[] | null,
): Promise<EditorialCode[]> {
  const { db } = context;
  const [solutions, files, states] = await Promise.all([
    db.jurySubmission.findMany({
      where: { problemId, ...(names !== null && { name: { in: [...names] } }) },
      orderBy: { name: 'asc' },
      select: { name: true, languageKey: true },
    }),
    db.problemFile.findMany({
      where: { problemId, kind: 'JURY_SOURCE' },
      orderBy: { name: 'asc' },
      select: { name: true, sha256: true },
    }),
    loadSolutionStates(context, problemId),
  ]);
  const code = solutions.map(({ name, languageKey }) => ({
    name,
    languageKey,
    state: states.get(name) ?? 'OUTDATED',
    files: files
      .filter((file) => file.name.startsWith(`${name}/`))
      .map((file) => ({ name: file.name.slice(name.length + 1), sha256: file.sha256 })),
  }));
  return names === null ? code : names.flatMap((name) => code.filter((one) => one.name === name));
}
