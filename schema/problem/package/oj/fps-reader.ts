import { oncePerLanguage } from '../code-blocks.ts';
import { bounded } from '../content-limits.ts';
import { decodedText, htmlToMarkdown } from '../html-to-markdown.ts';
import { type ListedCase, listedTests } from '../plain-tests.ts';
import type { FileContent, ReadProblem, TemplateContent } from '../problem-content.ts';
import type { SourceFolder } from '../source-folder.ts';
import { type XmlElement, attribute, child, children, parseXml, textOf } from '../xml.ts';
import { type AcceptedSolutions, acceptedSolutions } from './accepted-solutions.ts';
import { keyOfHojName } from './hoj-languages.ts';

/** Reads one problem of an FPS file (freeproblemset, as HUSTOJ writes it): everything stands in its XML. */
export async function readFps(item: string, source: SourceFolder): Promise<ReadProblem | null> {
  const root = child(parseXml(item), 'item');
  if (root === null) {
    source.log.problem('.', {
      'zh-CN': '不是有效的 XML，或含有不被接受的实体声明。',
      'en-US': 'is not valid XML, or declares entities, which are not taken.',
    });
    return null;
  }
  const text = (name: string) => textOf(child(root, name));
  const title = decodedText(text('title')).trim();
  if (title === '') source.log.problem('.', { 'zh-CN': '没有标题。', 'en-US': 'has no title.' });
  const data = await casesOf(root, 'test', source);
  // Collections of problems of other judges come without data. HUSTOJ judges by the samples as well.
  const cases = data.length > 0 ? data : await casesOf(root, 'sample', source);
  if (data.length === 0 && cases.length > 0)
    source.log.warning('.', {
      'zh-CN': '没有测试数据（test_input、test_output），以样例代替，请补充数据。',
      'en-US': 'has no test data (test_input, test_output): its samples are taken instead. Add test data.',
    });
  if (cases.length === 0)
    source.log.problem('.', {
      'zh-CN': '没有测试数据（test_input、test_output）。',
      'en-US': 'has no test data (test_input, test_output).',
    });
  const pictures = await picturesOf(root, source);
  const markdown = (name: string) =>
    htmlToMarkdown(pictures.names.reduce((html, [src, name_]) => html.replaceAll(src, name_), text(name)));
  const checker = await checkerOf(root, source);
  const jury = await juryOf(root, source);
  const memoryLimitMb = limitOf(child(root, 'memory_limit'), { kb: 1 / 1024, mb: 1, gb: 1024 }, 'mb', 65_536);
  return {
    shortName: source.name,
    displayId: null,
    facts: {
      title,
      type: 'ACM',
      timeLimitMs: limitOf(child(root, 'time_limit'), { ms: 1, s: 1_000 }, 's', 600_000),
      memoryLimitMb,
      source: decodedText(text('source')).trim() || null,
      judgeCaseMode: 'DEFAULT',
      comparison: null,
      judgeMode: checker === null ? 'DEFAULT' : 'SPECIAL',
      checkerConvention: checker === null ? null : 'TESTLIB',
      checkerLanguageKey: checker?.key ?? null,
      checkerEntryPoint: null,
    },
    difficulty: null,
    tags: [],
    statements: [
      {
        language: 'zh',
        title: title.slice(0, 255),
        description: markdown('description'),
        input: markdown('input'),
        output: markdown('output'),
        hint: markdown('hint'),
      },
    ],
    samples: children(root, 'sample_input').map((input, index) => ({
      input: textOf(input),
      output: textOf(children(root, 'sample_output')[index]),
      interaction: null,
      explanation: null,
    })),
    files: [...pictures.files, ...(checker?.files ?? []), ...jury.files],
    templates: templatesOf(root),
    jury: jury.submissions,
    tests: listedTests(cases, { isSubtask: false }),
  };
}

function limitOf(
  element: XmlElement | null,
  units: Readonly<Record<string, number>>,
  usual: string,
  most: number,
): number {
  const unit = (attribute(element, 'unit') ?? usual).trim().toLowerCase();
  const value = Number(textOf(element)) * (units[unit] ?? units[usual] ?? 1);
  return bounded(Number.isFinite(value) && value > 0 ? value : (units[usual] ?? 1), most);
}

async function casesOf(root: XmlElement, kind: 'test' | 'sample', source: SourceFolder): Promise<ListedCase[]> {
  const answers = children(root, `${kind}_output`);
  const cases: ListedCase[] = [];
  for (const [index, input] of children(root, `${kind}_input`).entries()) {
    cases.push({
      name: String(index + 1),
      input: await source.keep(`${index + 1}.in`, textOf(input)),
      answer: await source.keep(`${index + 1}.ans`, textOf(answers[index])),
      score: null,
      groupNum: null,
    });
  }
  return cases;
}

/** Pictures stand in the file as base64 under the address the statement knows them by. */
async function picturesOf(
  root: XmlElement,
  source: SourceFolder,
): Promise<{
  readonly names: readonly (readonly [src: string, name: string])[];
  readonly files: readonly FileContent<string>[];
}> {
  const names: (readonly [string, string])[] = [];
  const files: FileContent<string>[] = [];
  for (const [index, picture] of children(root, 'img').entries()) {
    const src = textOf(child(picture, 'src')).trim();
    const bytes = Buffer.from(textOf(child(picture, 'base64')), 'base64');
    if (src === '' || bytes.length === 0) continue;
    const extension = /\.(png|jpe?g|gif|svg|webp|bmp)(?:[?#]|$)/iu.exec(src)?.[1]?.toLowerCase() ?? 'png';
    const name = `picture-${index + 1}.${extension}`;
    names.push([src, name]);
    files.push({ kind: 'STATEMENT', name, file: await source.keep(name, bytes) });
  }
  return { names: names.toSorted(([a], [b]) => b.length - a.length), files };
}

/**
 * A checker of HUSTOJ is called with the answer before the output (`spj input answer output`), 0 accepts. A `tpj` is
 * one of testlib. The first is called through a few lines that turn the arguments round.
 */
async function checkerOf(
  root: XmlElement,
  source: SourceFolder,
): Promise<{ readonly key: string; readonly files: readonly FileContent<string>[] } | null> {
  const testlib = child(root, 'tpj');
  const element = testlib ?? child(root, 'spj');
  const code = textOf(element);
  if (code.trim() === '') return null;
  const key = keyOfHojName(attribute(element, 'language') ?? 'C++') ?? 'cpp';
  if (!key.startsWith('c')) {
    source.log.problem('.', {
      'zh-CN': `校验器的语言 ${attribute(element, 'language') ?? ''} 不受支持。`,
      'en-US': `has a checker in ${attribute(element, 'language') ?? ''}, which is not supported.`,
    });
    return null;
  }
  const end = key.startsWith('cpp') ? 'cpp' : 'c';
  if (testlib !== null || /#\s*include\s*["<]testlib\.h[">]/u.test(code)) {
    return {
      key,
      files: [{ kind: 'CHECKER_SOURCE', name: `checker.${end}`, file: await source.keep(`checker.${end}`, code) }],
    };
  }
  const wrapper =
    '#define main spj_main\n#include "spj.h"\n#undef main\n\n' +
    'int main(int argc, char *argv[]) {\n' +
    '  char *turned[] = {argv[0], argv[1], argv[3], argv[2], nullptr};\n' +
    '  (void)argc;\n  return spj_main(4, turned);\n}\n';
  return {
    key,
    files: [
      { kind: 'CHECKER_SOURCE', name: 'spj.h', file: await source.keep('spj.h', code) },
      {
        kind: 'CHECKER_SOURCE',
        name: `checker.${end}`,
        file: await source.keep(`checker.${end}`, end === 'c' ? wrapper.replace('nullptr', '0') : wrapper),
      },
    ],
  };
}

function templatesOf(root: XmlElement): TemplateContent[] {
  const blocks = (name: string) =>
    children(root, name).flatMap((element) => {
      const key = keyOfHojName(attribute(element, 'language') ?? '');
      return key === null ? [] : [[key, textOf(element)] as const];
    });
  const [prepends, appends] = [new Map(blocks('prepend')), new Map(blocks('append'))];
  const templates = new Map(blocks('template'));
  const keys = [...new Set([...templates.keys(), ...prepends.keys(), ...appends.keys()])];
  return oncePerLanguage(
    keys.map((languageKey) => ({
      languageKey,
      prepend: prepends.get(languageKey) ?? '',
      template: templates.get(languageKey) ?? '',
      append: appends.get(languageKey) ?? '',
      isEnabled: true,
    })),
  );
}

function juryOf(root: XmlElement, source: SourceFolder): Promise<AcceptedSolutions> {
  return acceptedSolutions(
    children(root, 'solution').map((element) => ({
      language: attribute(element, 'language') ?? '',
      code: textOf(element),
    })),
    source,
  );
}
