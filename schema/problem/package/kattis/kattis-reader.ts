import type { ReadOptions } from '../archive.ts';
import { sayAgain } from '../issue-log.ts';
import { type OwnPackage, dataNamesKey, readOwnPackage } from '../own-package.ts';
import type { ReadProblem, StatedFacts } from '../problem-content.ts';
import type { SourceFolder } from '../source-folder.ts';
import { readProblemPackage } from './reader.ts';

/** Kinds of files the format has no place for. */
const ownKinds: ReadonlySet<string> = new Set(['USER_EXTRA', 'JUDGE_EXTRA']);

/**
 * Reads a package in the Kattis/ICPC format from its folder. One that this site wrote and nobody edited is what its
 * verdict.yaml says; where files were edited they count, and verdict.yaml adds what the format has no words for.
 */
export async function readKattis(
  root: string,
  source: SourceFolder,
  options: ReadOptions,
): Promise<{ readonly problem: ReadProblem; readonly dispose: () => Promise<void> } | null> {
  const own = await readOwnPackage(source.files, source.name, source.log);
  if (own !== null && own.edited.size === 0) return { problem: own.problem, dispose: async () => {} };
  const result = await readProblemPackage(root, options);
  sayAgain(source.log.warning, result.warnings);
  if (!result.ok) {
    sayAgain(source.log.problem, result.problems);
    return null;
  }
  const problem = { ...result.package.problem, shortName: source.name };
  if (own === null) return { problem, dispose: () => result.package.dispose() };
  source.log.warning([...own.edited][0] ?? '.', {
    'zh-CN': '导出后被修改过：以修改后的文件为准，verdict.yaml 只补充该格式无法表达的内容。',
    'en-US': 'was edited after the export: it counts, and verdict.yaml only adds what the format has no words for.',
  });
  return { problem: completed(problem, own), dispose: () => result.package.dispose() };
}

/** What the format says, with what it cannot say from the file of ours. */
function completed(problem: ReadProblem, { problem: kept, edited }: OwnPackage): ReadProblem {
  const isTestsEdited = edited.has(dataNamesKey);
  // What a package does not state is no edit of it.
  const stated = (key: keyof StatedFacts) => (problem.facts[key] === undefined ? {} : { [key]: problem.facts[key] });
  const judged = isTestsEdited ? (['judgeCaseMode', 'type', 'totalScore'] as const) : [];
  const keys = [
    'timeLimitMs',
    'memoryLimitMb',
    'outputLimitMb',
    'authorName',
    'source',
    'license',
    'maxPasses',
    'isSubmitAnswer',
    ...judged,
  ] as const;
  const facts: StatedFacts = Object.assign({}, kept.facts, { title: problem.facts.title }, ...keys.map(stated));
  const isOwnChecker = kept.facts.judgeMode !== 'DEFAULT' && kept.facts.checkerConvention !== 'KATTIS';
  return {
    ...problem,
    displayId: kept.displayId,
    facts: isOwnChecker || problem.facts.judgeMode === kept.facts.judgeMode ? facts : { ...facts, ...problem.facts },
    samples: problem.samples.map((sample) => ({
      ...sample,
      explanation:
        kept.samples.find(({ input, output }) => input === sample.input && output === sample.output)?.explanation ??
        null,
    })),
    files: [
      ...problem.files.filter(({ kind }) => !(isOwnChecker && kind === 'CHECKER_SOURCE')),
      ...kept.files.filter(({ kind }) => ownKinds.has(kind) || (isOwnChecker && kind === 'CHECKER_SOURCE')),
    ],
    templates: kept.templates,
    tests: isTestsEdited ? problem.tests : kept.tests,
  };
}
