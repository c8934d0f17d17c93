import { Status } from '@verdict/judge/protocol/status.ts';
import { stringify } from 'yaml';
import type { StoredRef } from '../../test-data/stored-ref.ts';
import { dataNamesKey, namesHash } from '../own-package.ts';
import { rewriteLinks } from '../package-statement.ts';
import { verdictYamlOf } from '../package-text.ts';
import {
  type FileContent,
  type StoredProblem,
  type ProblemFacts,
  type StatementContent,
  usualFacts,
} from '../problem-content.ts';
import { type ArchiveEntry, ArchivePaths } from '../written-entry.ts';
import { placeTests } from './kattis-tests.ts';

/*
 * Writes version 2025-09 of the Kattis/ICPC format. What the format has a place for is in that place, in words other
 * judges follow as far as they can; verdict.yaml beside it keeps the rest.
 */

/** All files of a package, its own folder left out of their paths. */
export function kattisEntries(problem: StoredProblem): ArchiveEntry[] {
  const paths = new ArchivePaths();
  const files = problem.files.map((file) => paths.take(wishedPath(file, problem)));
  const shown = new Map(
    problem.files.flatMap(({ kind, name }, index) =>
      kind === 'STATEMENT' || kind === 'ATTACHMENT' ? [[name, relativeToStatement(files[index] ?? '')]] : [],
    ),
  );
  const tests = placeTests(problem, paths);
  const texts: ArchiveEntry[] = [
    { path: 'problem.yaml', content: stringify(problemYaml(problem)) },
    ...problem.statements.map((statement) => ({
      path: `statement/problem.${statement.language}.md`,
      content: statementText(statement, shown),
    })),
  ];
  const data = tests.entries.map(({ path }) => path).filter((path) => path.startsWith(dataNamesKey));
  const own = verdictYamlOf(problem, { files, cases: tests.cases }, texts, { [dataNamesKey]: namesHash(data) });
  return [
    ...texts,
    own,
    ...problem.files.map(({ file }, index) => ({ path: files[index] ?? '', content: file })),
    ...tests.entries,
  ];
}

function relativeToStatement(path: string): string {
  return path.startsWith('statement/') ? path.slice('statement/'.length) : `../${path}`;
}

function problemYaml({
  facts: stated,
  statements,
  tags,
  difficulty,
  displayId,
}: StoredProblem): Record<string, unknown> {
  const facts = { ...usualFacts, ...stated };
  const keywords = { EASY: 'easy', MID: 'medium', HARD: 'hard' } as const;
  const names = Object.fromEntries(statements.map(({ language, title }) => [language, title]));
  return {
    problem_format_version: '2025-09',
    type: [
      facts.type === 'OI' ? 'scoring' : 'pass-fail',
      ...(facts.judgeMode === 'INTERACTIVE' ? ['interactive'] : []),
      ...submissionTypes(facts),
    ],
    name: statements.length === 0 ? { en: facts.title } : names,
    uuid: uuidOf(`${displayId ?? ''} ${facts.title}`),
    ...(facts.authorName !== null && { credits: { authors: [facts.authorName] } }),
    ...(facts.source !== null && { source: facts.source }),
    license: facts.license ?? 'unknown',
    limits: {
      time_limit: facts.timeLimitMs / 1_000,
      memory: facts.memoryLimitMb,
      ...(facts.outputLimitMb !== null && { output: facts.outputLimitMb }),
      ...(facts.maxPasses > 1 && { validation_passes: facts.maxPasses }),
    },
    keywords: [...(difficulty === null ? [] : [keywords[difficulty]]), ...tags],
  };
}

function submissionTypes({ maxPasses, isSubmitAnswer }: ProblemFacts): string[] {
  return [...(maxPasses > 1 ? ['multi-pass'] : []), ...(isSubmitAnswer ? ['submit-answer'] : [])];
}

/** The format wants one; the same problem has the same in each export. */
function uuidOf(key: string): string {
  const hex = namesHash([key]);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

function statementText(
  { language, description, input, output, hint }: StatementContent,
  shown: ReadonlyMap<string, string>,
): string {
  const isChinese = language.toLowerCase().startsWith('zh');
  const headings = isChinese ? (['输入', '输出', '提示'] as const) : (['Input', 'Output', 'Notes'] as const);
  const sections = [input, output, hint].map((text, index) =>
    text.trim() === '' ? '' : `## ${headings[index] ?? ''}\n\n${text}`,
  );
  return `${[description, ...sections]
    .filter((text) => text !== '')
    .map((text) => rewriteLinks(text, shown))
    .join('\n\n')}\n`;
}

function wishedPath({ kind, name }: FileContent<StoredRef>, { facts, jury }: StoredProblem): string {
  switch (kind) {
    case 'STATEMENT':
      return `statement/${name}`;
    case 'ATTACHMENT':
      return `attachments/${name}`;
    case 'INCLUDE':
      return `include/${name}`;
    case 'CHECKER_SOURCE':
      // Programs of another convention would be run with arguments they do not know.
      return facts.checkerConvention === 'KATTIS' ? `output_validator/${name}` : `verdict/checker/${name}`;
    case 'JURY_SOURCE':
      return juryPath(name, jury);
    default:
      return `verdict/${kind.toLowerCase().replaceAll('_', '-')}/${name}`;
  }
}

const folders: readonly (readonly [status: number, folder: string])[] = [
  [Status.ACCEPTED, 'accepted'],
  [Status.WRONG_ANSWER, 'wrong_answer'],
  [Status.TIME_LIMIT_EXCEEDED, 'time_limit_exceeded'],
  [Status.RUNTIME_ERROR, 'run_time_error'],
  [Status.PARTIAL_ACCEPTED, 'partially_accepted'],
];

/** Sources are named by their submission and their file: a program of one file is a file, others are folders. */
function juryPath(name: string, jury: StoredProblem['jury']): string {
  const own = jury.find((each) => name.startsWith(`${each.name}/`));
  if (own === undefined) return `verdict/jury-source/${name}`;
  const file = name.slice(own.name.length + 1);
  const inner = own.name.split('/').at(-1) === file ? '' : `/${file}`;
  const isFiled = own.name.includes('/');
  const folder = folders.find(([status]) => own.expected.length === 1 && own.expected[0] === status)?.[1] ?? 'mixed';
  return `submissions/${isFiled ? '' : `${folder}/`}${own.name}${inner}`;
}
