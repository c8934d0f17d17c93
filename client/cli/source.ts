import { readdir, readFile, stat } from 'node:fs/promises';
import { relative, resolve } from 'node:path';
import type { Account } from './config.ts';
import { detect, isSource } from './detect.ts';
import { problemQuery, type OfferedLanguage, type Problem } from './operations.ts';
import { ask } from './site.ts';
import { UserError } from './user-error.ts';

/** What the user said of a program; the rest is found out. */
export interface SourceWishes {
  readonly file?: string | undefined;
  readonly problem?: string | undefined;
  readonly language?: string | undefined;
}

/** A program with the problem and the language it is for. */
export interface Source {
  /** As it is shown. */
  readonly file: string;
  readonly code: string;
  readonly problem: Problem;
  readonly language: OfferedLanguage;
}

/** Reads a program and finds out what it is for. @throws UserError when that cannot be told. */
export async function readSource(account: Account, wishes: SourceWishes): Promise<Source> {
  const path = resolve(wishes.file ?? (await newestSource()));
  const file = relative(process.cwd(), path) || path;
  const code = await readFile(path, 'utf8').catch(() => {
    throw new UserError('noFile', { file });
  });
  const detected = detect(path, code);
  const problem = await findProblem(account, wishes.problem === undefined ? detected.problems : [wishes.problem], file);
  if (offered(problem).length === 0) throw new UserError('noJudge', { problem: problem.displayId });
  const language = pickLanguage(problem, wishes.language === undefined ? detected.languages : [wishes.language]);
  if (language === null)
    throw new UserError('noLanguage', {
      file,
      problem: problem.displayId,
      languages: offered(problem).map(({ key }) => key),
    });
  return { file, code, problem, language };
}

async function newestSource(): Promise<string> {
  const names = (await readdir('.', { withFileTypes: true }))
    .filter((entry) => entry.isFile() && isSource(entry.name))
    .map(({ name }) => name);
  const changed = await Promise.all(names.map(async (name) => ({ name, at: (await stat(name)).mtimeMs })));
  const [newest] = changed.toSorted((a, b) => b.at - a.at);
  if (newest === undefined) throw new UserError('noSource');
  return newest.name;
}

async function findProblem(account: Account, ids: readonly string[], file: string): Promise<Problem> {
  for (const displayId of ids) {
    const { problem } = await ask(account, problemQuery, { displayId });
    if (problem !== null) return problem;
  }
  throw ids.length === 0 ? new UserError('unknownProblem', { file }) : new UserError('noProblem', { ids });
}

function offered(problem: Problem): OfferedLanguage[] {
  return problem.languages.map(({ language }) => language).filter(({ isAccepted }) => isAccepted);
}

/** The first of some languages that a problem takes now; null when it takes none. @param wanted keys or names. */
function pickLanguage(problem: Problem, wanted: readonly string[]): OfferedLanguage | null {
  const languages = offered(problem);
  for (const name of wanted) {
    const found =
      languages.find(({ key }) => key === name) ??
      languages.find((one) => [one.key, one.name].some((known) => known.toLowerCase() === name.toLowerCase()));
    if (found !== undefined) return found;
  }
  return null;
}
