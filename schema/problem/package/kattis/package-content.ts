import { passSeparator } from '@verdict/judge/protocol/report.ts';
import { Status } from '@verdict/judge/protocol/status.ts';
import type { JurySubmission, VerdictCode } from '../jury-submission.types.ts';
import { statementOf } from '../package-statement.ts';
import type { FileContent, JuryContent, ReadProblem, SampleContent } from '../problem-content.ts';
import type { InteractionLine, ProblemPackage, ShownSample } from '../problem-package.types.ts';
import { packageFacts } from './package-facts.ts';
import { readKeywords } from './package-keywords.ts';
import { programKey } from './package-languages.ts';
import { testGroupsOf } from './package-tests.ts';

/** A Kattis/ICPC package as a problem of this site, as far as the format goes. */
export function contentOfPackage(problem: ProblemPackage): ReadProblem {
  const { difficulty, tags } = readKeywords(problem.metadata.keywords);
  return {
    shortName: problem.shortName,
    displayId: null,
    facts: packageFacts(problem),
    difficulty,
    tags,
    statements: problem.statements.map(statementOf),
    samples: problem.testData.samples.map(sampleOf),
    files: filesOfPackage(problem),
    templates: null,
    jury: problem.submissions.map(juryOf),
    tests: testGroupsOf(problem),
  };
}

function sampleOf(sample: ShownSample): SampleContent {
  if (sample.kind === 'text')
    return { input: sample.input, output: sample.output, interaction: null, explanation: null };
  return { input: '', output: '', interaction: sample.lines.map(interactionText).join('\n'), explanation: null };
}

function interactionText(line: InteractionLine): string {
  if (line.from === 'pass-separator') return passSeparator;
  return `${line.from === 'judge' ? '<' : '>'}${line.text}`;
}

/** Every file of a package that a problem keeps, test data apart, under the name it has in its kind. */
function filesOfPackage(problem: ProblemPackage): FileContent<string>[] {
  const files: FileContent<string>[] = [
    ...problem.statementFiles.map(({ name, path }) => ({ kind: 'STATEMENT' as const, name, file: path })),
    ...problem.attachments.map(({ name, path }) => ({ kind: 'ATTACHMENT' as const, name, file: path })),
    ...(problem.comparison.kind === 'custom'
      ? problem.comparison.files.map(({ name, path }) => ({ kind: 'CHECKER_SOURCE' as const, name, file: path }))
      : []),
    ...problem.includes.flatMap(({ language, files: included }) =>
      included.map(({ name, path }) => ({ kind: 'INCLUDE' as const, name: `${language}/${name}`, file: path })),
    ),
    ...problem.submissions.flatMap(({ name: folder, files: sources }) =>
      sources.map(({ name, path }) => ({ kind: 'JURY_SOURCE' as const, name: `${folder}/${name}`, file: path })),
    ),
    ...problem.inputValidators.flatMap(({ name: folder, files: sources }) =>
      sources.map(({ name, path }) => ({ kind: 'INPUT_VALIDATOR' as const, name: `${folder}/${name}`, file: path })),
    ),
  ];
  return [...new Map(files.map((file) => [`${file.kind} ${file.name}`, file])).values()];
}

const statusByVerdict: Readonly<Record<VerdictCode, number>> = {
  AC: Status.ACCEPTED,
  WA: Status.WRONG_ANSWER,
  PE: Status.PRESENTATION_ERROR,
  TLE: Status.TIME_LIMIT_EXCEEDED,
  MLE: Status.MEMORY_LIMIT_EXCEEDED,
  RE: Status.RUNTIME_ERROR,
  CE: Status.COMPILE_ERROR,
  PAC: Status.PARTIAL_ACCEPTED,
};

function juryOf({ name, language, entryPoint, expected }: JurySubmission): JuryContent {
  return {
    name,
    languageKey: programKey(language),
    entryPoint,
    expected: expected.verdicts.map((verdict) => statusByVerdict[verdict]),
    minScore: expected.score?.[0] ?? null,
    maxScore: expected.score?.[1] ?? null,
    conditions: expected.conditions,
  };
}
