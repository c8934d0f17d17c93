import { readFile, stat } from 'node:fs/promises';
import { Status } from '@verdict/judge/protocol/status.ts';
import { decodeText } from '../../../core/decode-text.ts';
import { bounded } from '../content-limits.ts';
import {
  type FileContent,
  type JuryContent,
  type ReadProblem,
  type SampleContent,
  type StatedFacts,
  casesOf,
} from '../problem-content.ts';
import { programOf } from '../program-of.ts';
import type { SourceFolder } from '../source-folder.ts';
import { languageOfPolygon } from '../source-language.ts';
import { type XmlElement, attribute, child, children, parseXml, textOf } from '../xml.ts';
import { readPolygonStatements, shownExamples, languageCode } from './polygon-statement.ts';
import { readPolygonTests } from './polygon-tests.ts';

const bytesPerMb = 1024 ** 2;
/** Longest file that is shown as a sample, in bytes. */
const maxSampleBytes = 64 * 1024;

/** Reads a package of Codeforces Polygon. Programs of the package are kept, none is run. */
export async function readPolygon(source: SourceFolder): Promise<ReadProblem | null> {
  const xml = await source.text('problem.xml');
  const root = xml === null ? null : child(parseXml(xml), 'problem');
  if (root === null) {
    source.log.problem('problem.xml', {
      'zh-CN': '不是有效的 XML，或含有不被接受的 DOCTYPE 声明。',
      'en-US': 'is not valid XML, or declares a DOCTYPE, which is not taken.',
    });
    return null;
  }
  const judging = child(root, 'judging');
  const testset =
    children(judging, 'testset').find((each) => attribute(each, 'name') === 'tests') ?? child(judging, 'testset');
  if (testset === null) {
    source.log.problem('problem.xml', { 'zh-CN': '没有测试集。', 'en-US': 'has no testset.' });
    return null;
  }
  const names = new Map(
    children(child(root, 'names'), 'name').map((each) => [
      attribute(each, 'language') ?? 'english',
      attribute(each, 'value') ?? '',
    ]),
  );
  const { statements, files } = await readPolygonStatements(names, source);
  const read = readPolygonTests(testset, source);
  const checked = await judgingOf(root, source, (read?.totalScore ?? null) !== null);
  const jury = juryOf(root, source);
  if (read === null) return null;
  const memoryLimitMb = bounded(
    Number(textOf(child(testset, 'memory-limit')) || 256 * bytesPerMb) / bytesPerMb,
    65_536,
  );
  const [firstName = source.name] = [...names.values()];
  const english = [...names].find(([language]) => languageCode(language) === 'en')?.[1];
  return {
    shortName: attribute(root, 'short-name') ?? source.name,
    displayId: null,
    facts: {
      title: english ?? firstName,
      type: read.totalScore === null ? 'ACM' : 'OI',
      timeLimitMs: bounded(Number(textOf(child(testset, 'time-limit')) || 1_000), 600_000),
      memoryLimitMb,
      // Polygon has no limit of its own on the stack.
      stackLimitMb: memoryLimitMb,
      totalScore: read.totalScore,
      judgeCaseMode: 'TEST_GROUPS',
      ioReadFileName: attribute(judging, 'input-file') || null,
      ioWriteFileName: attribute(judging, 'output-file') || null,
      ...checked.facts,
    },
    difficulty: null,
    tags: [
      ...new Set(
        children(child(root, 'tags'), 'tag')
          .map((tag) => (attribute(tag, 'value') ?? '').slice(0, 50))
          .filter((tag) => tag !== ''),
      ),
    ],
    statements,
    samples: (await shownExamples(source)) ?? (await samplesOfTests(read.tests)),
    files: [...files, ...checked.files, ...jury.files, ...validatorsOf(root, source)],
    templates: null,
    jury: jury.submissions,
    tests: read.tests,
  };
}

async function samplesOfTests(tests: ReadProblem['tests']): Promise<SampleContent[]> {
  const samples: SampleContent[] = [];
  for (const { isSample, input, answer } of casesOf(tests)) {
    if (!isSample || (await stat(input)).size > maxSampleBytes || (await stat(answer)).size > maxSampleBytes) continue;
    samples.push({
      input: decodeText(await readFile(input)),
      output: decodeText(await readFile(answer)),
      interaction: null,
      explanation: null,
    });
  }
  return samples;
}

/** @param hasPoints points of the checker are those of the test, not a share. */
async function judgingOf(
  root: XmlElement,
  source: SourceFolder,
  hasPoints: boolean,
): Promise<{ readonly facts: Partial<StatedFacts>; readonly files: readonly FileContent<string>[] }> {
  const interactor = child(root, 'assets', 'interactor', 'source');
  const checker = child(root, 'assets', 'checker', 'source') ?? child(root, 'checker', 'source');
  const element = interactor ?? checker;
  const path = attribute(element, 'path');
  const none: Partial<StatedFacts> = {
    judgeMode: 'DEFAULT',
    comparison: null,
    checkerConvention: null,
    checkerLanguageKey: null,
    checkerEntryPoint: null,
  };
  if (path === null) return { facts: none, files: [] };
  if (interactor !== null && checker !== null) {
    source.log.warning('problem.xml', {
      'zh-CN': '交互题的结果由交互程序决定；包中的校验器不会运行。',
      'en-US': 'has an interactor, which decides the result; its checker is not run.',
    });
  }
  const found = await programOf(
    path,
    ['files/', ''],
    source,
    languageOfPolygon(attribute(element, 'type') ?? 'cpp') ?? undefined,
  );
  if (found === null) return { facts: none, files: [] };
  return {
    facts: {
      ...none,
      judgeMode: interactor === null ? 'SPECIAL' : 'INTERACTIVE',
      checkerConvention: hasPoints ? 'POLYGON' : 'TESTLIB',
      checkerLanguageKey: found.languageKey,
    },
    files: found.files,
  };
}

const accepted = [Status.ACCEPTED];
const expectedByTag: Readonly<Record<string, readonly number[]>> = {
  main: accepted,
  accepted,
  'wrong-answer': [Status.WRONG_ANSWER, Status.PARTIAL_ACCEPTED],
  'presentation-error': [Status.PRESENTATION_ERROR, Status.WRONG_ANSWER],
  'time-limit-exceeded': [Status.TIME_LIMIT_EXCEEDED, Status.PARTIAL_ACCEPTED],
  'time-limit-exceeded-or-accepted': [Status.TIME_LIMIT_EXCEEDED, Status.ACCEPTED, Status.PARTIAL_ACCEPTED],
  'time-limit-exceeded-or-memory-limit-exceeded': [
    Status.TIME_LIMIT_EXCEEDED,
    Status.MEMORY_LIMIT_EXCEEDED,
    Status.PARTIAL_ACCEPTED,
  ],
  'memory-limit-exceeded': [Status.MEMORY_LIMIT_EXCEEDED, Status.PARTIAL_ACCEPTED],
  failed: [Status.RUNTIME_ERROR, Status.PARTIAL_ACCEPTED],
  rejected: [
    Status.WRONG_ANSWER,
    Status.PRESENTATION_ERROR,
    Status.TIME_LIMIT_EXCEEDED,
    Status.MEMORY_LIMIT_EXCEEDED,
    Status.RUNTIME_ERROR,
    Status.COMPILE_ERROR,
    Status.PARTIAL_ACCEPTED,
  ],
};

/**
 * Solutions with what their tags expect; those that are not to be run, or in languages not known here, are left out.
 */
function juryOf(
  root: XmlElement,
  source: SourceFolder,
): { readonly submissions: JuryContent[]; readonly files: FileContent<string>[] } {
  const submissions: JuryContent[] = [];
  const files: FileContent<string>[] = [];
  for (const solution of children(child(root, 'assets', 'solutions') ?? child(root, 'solutions'), 'solution')) {
    const tag = attribute(solution, 'tag') ?? '';
    const element = child(solution, 'source');
    const path = attribute(element, 'path') ?? '';
    const file = source.files.get(path);
    const expected = Object.hasOwn(expectedByTag, tag) ? expectedByTag[tag] : undefined;
    const languageKey = languageOfPolygon(attribute(element, 'type') ?? '');
    const name = path.split('/').at(-1) ?? path;
    if (file === undefined || expected === undefined) continue;
    if (languageKey === null) {
      source.log.warning(path, {
        'zh-CN': '语言不受支持，未导入该程序。',
        'en-US': 'is a solution in a language not known here and is left out.',
      });
      continue;
    }
    const folder = expected === accepted ? 'accepted' : tag.replaceAll('-', '_');
    submissions.push({
      name: `${folder}/${name}`,
      languageKey,
      entryPoint: null,
      expected,
      minScore: null,
      maxScore: null,
      conditions: [],
    });
    files.push({ kind: 'JURY_SOURCE', name: `${folder}/${name}/${name}`, file });
  }
  return { submissions, files };
}

/** Programs that check inputs, with the headers they include. */
function validatorsOf(root: XmlElement, { files }: SourceFolder): FileContent<string>[] {
  const sources = children(child(root, 'assets', 'validators'), 'validator').flatMap(
    (each) => attribute(child(each, 'source'), 'path') ?? [],
  );
  return sources.flatMap((path) => {
    const file = files.get(path);
    const name = path.split('/').at(-1) ?? path;
    const testlib = files.get('files/testlib.h');
    if (file === undefined) return [];
    return [
      { kind: 'INPUT_VALIDATOR' as const, name: `${name}/${name}`, file },
      ...(testlib === undefined
        ? []
        : [{ kind: 'INPUT_VALIDATOR' as const, name: `${name}/testlib.h`, file: testlib }]),
    ];
  });
}
