import type { StoredRef } from '../../test-data/stored-ref.ts';
import { codeBlocks } from '../code-blocks.ts';
import { verdictYamlOf } from '../package-text.ts';
import {
  type CaseContent,
  type GroupContent,
  type StoredProblem,
  type TemplateContent,
  usualFacts,
} from '../problem-content.ts';
import { type ArchiveEntry, ArchivePaths } from '../written-entry.ts';
import { hojCheckerName, hojNamesOf } from './hoj-languages.ts';

/** Short texts of files, by hash: HOJ keeps checkers and extra files inside its JSON. */
export type TextByHash = ReadonlyMap<string, string>;

/** Kinds of files that HOJ has in its JSON. */
export const hojTextKinds: ReadonlySet<string> = new Set(['CHECKER_SOURCE', 'USER_EXTRA', 'JUDGE_EXTRA']);

/**
 * A problem as HOJ exports it: `NAME.json` and the folder `NAME/` with its cases. What HOJ has no field for is in
 * verdict.yaml of that folder, with the files it names.
 */
export function hojEntries(name: string, problem: StoredProblem, texts: TextByHash): ArchiveEntry[] {
  const paths = new ArchivePaths();
  const cases: { readonly each: CaseContent<StoredRef>; readonly groupNum: number }[] = [];
  let groups = 0;
  const walk = (group: GroupContent<StoredRef>) => {
    if (group.cases.length > 0) groups += 1;
    for (const each of group.cases) cases.push({ each, groupNum: groups });
    for (const inner of group.groups) walk(inner);
  };
  walk(problem.tests);

  const placed = cases.map(({ each }, index) => ({
    input: paths.take(`${index + 1}.in`),
    answer: paths.take(`${index + 1}.out`),
    files: each.files.map((file) => paths.take(`verdict/case-files/${index + 1}/${file.name}`)),
  }));
  const files = problem.files.map(({ kind, name: file }) =>
    paths.take(`verdict/${kind.toLowerCase().replaceAll('_', '-')}/${file}`),
  );
  const json: ArchiveEntry = {
    path: `${name}.json`,
    content: JSON.stringify(
      hojJson(
        problem,
        cases.map(({ each, groupNum }, index) => ({ each, groupNum, at: placed[index] })),
        texts,
      ),
      null,
      2,
    ),
  };
  const inFolder = [
    ...cases.flatMap(({ each }, index) => {
      const at = placed[index];
      return at === undefined
        ? []
        : [
            { path: at.input, content: each.input },
            { path: at.answer, content: each.answer },
            ...each.files.map(({ file }, number) => ({ path: at.files[number] ?? '', content: file })),
          ];
    }),
    ...problem.files.map(({ file }, index) => ({ path: files[index] ?? '', content: file })),
    verdictYamlOf(problem, { files, cases: placed }, [{ path: hojJsonKey, content: json.content }]),
  ];
  return [json, ...inFolder.map((entry) => ({ ...entry, path: `${name}/${entry.path}` }))];
}

/** Name under which verdict.yaml knows the JSON beside its folder. */
export const hojJsonKey = '../problem.json';

interface PlacedCase {
  readonly each: CaseContent<StoredRef>;
  readonly groupNum: number;
  readonly at: { readonly input: string; readonly answer: string } | undefined;
}

const judgeModes = { DEFAULT: 'default', SPECIAL: 'spj', INTERACTIVE: 'interactive' } as const;
const caseModes = {
  DEFAULT: 'default',
  ERGODIC_WITHOUT_ERROR: 'ergodic_without_error',
  SUBTASK_LOWEST: 'subtask_lowest',
  SUBTASK_AVERAGE: 'subtask_average',
  TEST_GROUPS: 'subtask_lowest',
} as const;

function hojJson(problem: StoredProblem, cases: readonly PlacedCase[], texts: TextByHash): Record<string, unknown> {
  const facts = { ...usualFacts, ...problem.facts };
  const statement = problem.statements.find(({ language }) => language.startsWith('zh')) ?? problem.statements[0];
  const textOf = (kind: string) =>
    Object.fromEntries(
      problem.files.flatMap(({ kind: each, name, file }) =>
        each === kind ? [[name, texts.get(file.sha256) ?? '']] : [],
      ),
    );
  const isSubtask =
    facts.type === 'OI' && facts.judgeCaseMode !== 'DEFAULT' && facts.judgeCaseMode !== 'ERGODIC_WITHOUT_ERROR';
  const checker = Object.entries(textOf('CHECKER_SOURCE'));
  const main =
    checker.find(([name]) => name === facts.checkerEntryPoint) ?? checker.find(([name]) => !/\.h(?:pp)?$/u.test(name));
  const extra = {
    user: textOf('USER_EXTRA'),
    judge: { ...Object.fromEntries(checker.filter((each) => each !== main)), ...textOf('JUDGE_EXTRA') },
  };
  return {
    problem: {
      problemId: problem.displayId ?? problem.shortName,
      title: statement?.title ?? facts.title,
      type: facts.type === 'OI' ? 1 : 0,
      judgeMode: judgeModes[facts.judgeMode],
      judgeCaseMode: isSubtask
        ? caseModes[facts.judgeCaseMode]
        : facts.judgeCaseMode === 'ERGODIC_WITHOUT_ERROR'
          ? caseModes.ERGODIC_WITHOUT_ERROR
          : 'default',
      timeLimit: facts.timeLimitMs,
      memoryLimit: facts.memoryLimitMb,
      stackLimit: facts.stackLimitMb,
      description: statement?.description ?? '',
      input: statement?.input ?? '',
      output: statement?.output ?? '',
      hint: statement?.hint ?? '',
      examples: problem.samples
        .map(({ input, output }) => `<input>${input}</input><output>${output}</output>`)
        .join(''),
      isRemote: false,
      source: facts.source,
      difficulty: { EASY: 0, MID: 1, HARD: 2 }[problem.difficulty ?? 'EASY'],
      auth: 1,
      ioScore: facts.totalScore,
      codeShare: facts.isCodeShared,
      ...(main !== undefined &&
        facts.judgeMode !== 'DEFAULT' && { spjCode: main[1], spjLanguage: hojCheckerName(facts.checkerLanguageKey) }),
      isRemoveEndBlank: facts.isRemoveEndBlank,
      openCaseResult: facts.isCaseResultPublished,
      isUploadCase: true,
      isGroup: false,
      isFileIO: facts.ioReadFileName !== null && facts.ioWriteFileName !== null,
      ...(facts.ioReadFileName !== null && { ioReadFileName: facts.ioReadFileName }),
      ...(facts.ioWriteFileName !== null && { ioWriteFileName: facts.ioWriteFileName }),
    },
    judgeMode: judgeModes[facts.judgeMode],
    languages: hojNamesOf(facts.languageKeys),
    tags: [...problem.tags],
    samples: cases.map(({ each, groupNum, at }) => ({
      input: at?.input,
      output: at?.answer,
      ...(facts.type === 'OI' && each.score !== null && { score: each.score }),
      ...(isSubtask && { groupNum }),
    })),
    codeTemplates: templatesOf(problem.templates ?? []),
    ...(Object.keys(extra.user).length > 0 && { userExtraFile: extra.user }),
    ...(Object.keys(extra.judge).length > 0 && { judgeExtraFile: extra.judge }),
  };
}

/** Templates under every name HOJ has for their language; of two for one name the first counts. */
function templatesOf(templates: readonly TemplateContent[]): { readonly language: string; readonly code: string }[] {
  const byName = new Map<string, string>();
  for (const template of templates.filter(({ isEnabled }) => isEnabled)) {
    for (const name of hojNamesOf([template.languageKey]))
      if (!byName.has(name)) byName.set(name, codeBlocks(template));
  }
  return [...byName].map(([language, code]) => ({ language, code }));
}
