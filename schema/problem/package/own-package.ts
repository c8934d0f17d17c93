import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { ProblemFileKind } from '@verdict/prisma/generated/client/enums.ts';
import type { IssueLog } from './issue-log.ts';
import { textHash } from './package-text.ts';
import { type ReadProblem, withFiles } from './problem-content.ts';
import { type VerdictYaml, verdictFile, verdictYamlSchema } from './verdict-yaml.ts';
import { parseYamlMap } from './yaml-file.ts';

/** What verdict.yaml of a package holds. */
export interface OwnPackage {
  readonly problem: ReadProblem;
  /** Paths of files that were edited after the package had been written: they count before what is kept here. */
  readonly edited: ReadonlySet<string>;
}

/** Key of `written` for the names of all files below data/. */
export const dataNamesKey = 'data/';

/** Hash of the names of test data, whatever their order. */
export function namesHash(names: Iterable<string>): string {
  return textHash([...names].toSorted().join('\n'));
}

/**
 * Reads what this site wrote into a package besides the format's own files.
 *
 * @param files path on this machine of each file, by its path in the package: nothing else can be named.
 * @returns null when there is no such file or it cannot be read, which the log says as a warning.
 */
export async function readOwnPackage(
  files: ReadonlyMap<string, string>,
  shortName: string,
  log: IssueLog,
): Promise<OwnPackage | null> {
  const path = files.get(verdictFile);
  if (path === undefined) return null;
  const value = parseYamlMap(await readFile(path, 'utf8'), verdictFile, quiet(log));
  const parsed = value === null ? null : verdictYamlSchema.safeParse(withNulls(value));
  if (parsed === null || !parsed.success) {
    const where = parsed?.error?.issues[0]?.path.join('.') ?? '';
    log.warning(verdictFile, {
      'zh-CN': `无法读取（${where}），已忽略；只读取该格式自身的文件。`,
      'en-US': `cannot be read (${where}) and is ignored: only the files of the format itself are read.`,
    });
    return null;
  }
  const missing = new Set<string>();
  const pathOf = (name: string) => {
    const found = files.get(name);
    if (found === undefined) missing.add(name);
    return found ?? '';
  };
  const problem = problemOf(parsed.data, shortName, pathOf);
  if (missing.size > 0) {
    log.warning(verdictFile, {
      'zh-CN': `提到的文件不存在（${[...missing][0]}），已忽略。`,
      'en-US': `names a file that is not there (${[...missing][0]}) and is ignored.`,
    });
    return null;
  }
  return { problem, edited: await editedFiles(parsed.data, files) };
}

async function editedFiles({ written }: VerdictYaml, files: ReadonlyMap<string, string>): Promise<Set<string>> {
  const edited = new Set<string>();
  for (const [name, hash] of Object.entries(written)) {
    const path = files.get(name);
    const now =
      name === dataNamesKey
        ? namesHash([...files.keys()].filter((each) => each.startsWith(dataNamesKey)))
        : path === undefined
          ? null
          : await fileHash(path);
    if (now !== hash) edited.add(name);
  }
  return edited;
}

async function fileHash(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(Buffer.from(chunk));
  return hash.digest('hex');
}

function problemOf(yaml: VerdictYaml, shortName: string, pathOf: (name: string) => string): ReadProblem {
  const { displayId, facts, difficulty, tags, statements, samples, files, templates, jury, tests } = yaml;
  return {
    shortName,
    displayId,
    facts,
    difficulty,
    tags,
    statements,
    samples,
    templates,
    jury: jury as ReadProblem['jury'],
    files: files.flatMap(({ kind, name, file }) => {
      const known = Object.values(ProblemFileKind).find((each) => each === kind);
      return known === undefined ? [] : [{ kind: known, name, file: pathOf(file) }];
    }),
    tests: withFiles(tests, pathOf),
  };
}

/** Keys without a value were left out by the reader of YAML; here they say null. */
function withNulls(value: Record<string, unknown>): Record<string, unknown> {
  return { displayId: null, difficulty: null, ...value };
}

/**
 * A log whose problems are warnings: what is wrong with a file of ours does not make a package of another format wrong.
 */
function quiet(log: IssueLog): IssueLog {
  return { problems: log.problems, warnings: log.warnings, problem: log.warning, warning: log.warning };
}
