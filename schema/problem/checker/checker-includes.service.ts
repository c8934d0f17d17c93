import { LRUCache } from 'lru-cache';
import type { Services } from '../../core/context.ts';
import { readText } from '../../queue/task/task-files.ts';
import type { CheckerFacts, IncludedFile } from './checker-hash.ts';
import { includedNames, languagesWithIncludes } from './include-names.ts';

/** By the hash of a source, so that nothing has to be invalidated. */
const keptNames = new LRUCache<string, readonly string[]>({ max: 10_000 });

/**
 * The judge-wide includes that the checker of each problem is judged with now, in the order of the problems. A source
 * is read once in the life of the process, and none is while there are no such includes.
 */
export async function includesOfCheckers(
  { db, files }: Pick<Services, 'db' | 'files'>,
  problems: readonly CheckerFacts[],
): Promise<IncludedFile[][]> {
  const all = await db.judgeInclude.findMany({ orderBy: { name: 'asc' }, select: { name: true, sha256: true } });
  return Promise.all(problems.map((problem) => (all.length === 0 ? [] : includesOf(files, problem, all))));
}

/** Those of these files that a checker names and its problem does not bring along. */
export async function includesOf<File extends Pick<IncludedFile, 'name'>>(
  store: Services['files'],
  { checkerLanguageKey, files }: CheckerFacts,
  all: readonly File[],
): Promise<File[]> {
  if (checkerLanguageKey === null || !languagesWithIncludes.has(checkerLanguageKey)) return [];
  const own = files.filter(({ kind }) => kind === 'CHECKER_SOURCE' || kind === 'JUDGE_EXTRA');
  const brought = new Set(own.map(({ name }) => name));
  const named = await Promise.all(
    own.filter(({ kind }) => kind === 'CHECKER_SOURCE').map(({ sha256 }) => namesIn(store, sha256)),
  );
  const wanted = new Set(named.flat());
  return all.filter(({ name }) => wanted.has(name) && !brought.has(name));
}

async function namesIn(store: Services['files'], sha256: string): Promise<readonly string[]> {
  const known = keptNames.get(sha256);
  if (known !== undefined) return known;
  const names = includedNames(await readText(store, sha256));
  keptNames.set(sha256, names);
  return names;
}
