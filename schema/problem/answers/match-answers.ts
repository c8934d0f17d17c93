/*
 * Which test case an answer file of a submit-answer problem is for. A file is named as its case, with or without
 * folders and ending: `01.out`, `secret/01.out` and `answers/secret/01` are for `secret/01` as long as no other case is
 * called so.
 */

/** Files and the cases they are for. */
export interface MatchedAnswers {
  /** Name of the file by name of the case. */
  readonly fileOf: ReadonlyMap<string, string>;
  /** Files that are for no case, for several, or for one that another file is for. */
  readonly unmatched: readonly string[];
}

/** @param caseNames paths below data/ without ending, such as secret/group1/01. */
export function matchAnswers(caseNames: readonly string[], fileNames: readonly string[]): MatchedAnswers {
  const byTail = tailsOf(caseNames);
  const fileOf = new Map<string, string>();
  const unmatched: string[] = [];
  const [onlyCase] = caseNames;
  for (const file of fileNames) {
    const found = caseOf(file, byTail) ?? (caseNames.length === 1 && fileNames.length === 1 ? onlyCase : undefined);
    if (found === undefined || fileOf.has(found)) unmatched.push(file);
    else fileOf.set(found, file);
  }
  return { fileOf, unmatched };
}

/** Names under which contestants are asked for the files: as short as they can be told apart. */
export function answerFileNames(caseNames: readonly string[]): string[] {
  const byTail = tailsOf(caseNames);
  return caseNames.map((name) => {
    const tails = tailsOfPath(name).toReversed();
    return `${tails.find((tail) => byTail.get(tail)?.length === 1) ?? name}.out`;
  });
}

/** Cases by each of the last parts of their paths. */
function tailsOf(caseNames: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const byTail = new Map<string, string[]>();
  for (const name of caseNames) {
    for (const tail of tailsOfPath(name)) byTail.set(tail, [...(byTail.get(tail) ?? []), name]);
  }
  return byTail;
}

function caseOf(file: string, byTail: ReadonlyMap<string, readonly string[]>): string | undefined {
  for (const path of [file, file.replace(/\.[^./]*$/u, '')]) {
    for (const tail of tailsOfPath(path)) {
      const named = byTail.get(tail);
      if (named !== undefined) return named.length === 1 ? named[0] : undefined;
    }
  }
  return undefined;
}

/** `a/b/c`, `b/c` and `c`. */
function tailsOfPath(path: string): string[] {
  const parts = path.split('/');
  return parts.map((_part, index) => parts.slice(index).join('/'));
}
