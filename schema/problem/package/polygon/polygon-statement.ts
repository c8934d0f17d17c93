import { texToMarkdown } from '../latex/tex-to-markdown.ts';
import { statementOf } from '../package-statement.ts';
import type { FileContent, SampleContent, StatementContent } from '../problem-content.ts';
import type { SourceFolder } from '../source-folder.ts';

/** Languages as Polygon calls them. */
const languages: Readonly<Record<string, string>> = {
  english: 'en',
  russian: 'ru',
  chinese: 'zh',
  ukrainian: 'uk',
  spanish: 'es',
  french: 'fr',
  german: 'de',
  polish: 'pl',
  portuguese: 'pt',
  italian: 'it',
  japanese: 'ja',
  korean: 'ko',
  kazakh: 'kk',
  azerbaijani: 'az',
  armenian: 'hy',
  georgian: 'ka',
  hungarian: 'hu',
  romanian: 'ro',
  bulgarian: 'bg',
  croatian: 'hr',
  czech: 'cs',
  turkish: 'tr',
  vietnamese: 'vi',
  indonesian: 'id',
  persian: 'fa',
  arabic: 'ar',
  lithuanian: 'lt',
  latvian: 'lv',
  estonian: 'et',
  belarusian: 'be',
  uzbek: 'uz',
  slovak: 'sk',
  serbian: 'sr',
};

/** Our code of a language of Polygon. */
export function languageCode(name: string): string {
  return languages[name] ?? name.slice(0, 2);
}

interface Sections {
  readonly legend: string;
  readonly input: string;
  readonly output: string;
  readonly interaction: string;
  readonly scoring: string;
  readonly notes: string;
}

/** Statements, examples as they are shown, and the pictures both show. */
export interface PolygonStatements {
  readonly statements: readonly StatementContent[];
  readonly files: readonly FileContent<string>[];
}

/**
 * Reads the statements in all their languages: from their sections where the package has those, else from
 * `problem.tex`.
 */
export async function readPolygonStatements(
  names: ReadonlyMap<string, string>,
  source: SourceFolder,
): Promise<PolygonStatements> {
  const statements: StatementContent[] = [];
  const files = new Map<string, FileContent<string>>();
  for (const [language, title] of names) {
    const sections = (await sectionFiles(language, source)) ?? (await wholeText(language, source));
    if (sections === null) {
      const pdf = [
        `statements/.pdf/${language}/problem.pdf`,
        `statements/${language}/problem.pdf`,
        `statements/${language}/statement.pdf`,
      ].find((path) => source.files.has(path));
      const file = source.files.get(pdf ?? '');
      if (file !== undefined)
        files.set(`problem.${languageCode(language)}.pdf`, {
          kind: 'ATTACHMENT',
          name: `problem.${languageCode(language)}.pdf`,
          file,
        });
      source.log.warning(`statements/${language}`, {
        'zh-CN': '没有可读取的题面（problem.tex）；如有 PDF，则作为附件提供。',
        'en-US': 'has no statement that can be read (problem.tex); a PDF is offered for download.',
      });
      continue;
    }
    const code = languageCode(language);
    const convert = (name: keyof Sections) => converted(sections[name], { language, source, files });
    statements.push(
      statementOf({
        language: code,
        title,
        description: convert('legend'),
        input: convert('input'),
        output: convert('output'),
        interaction: convert('interaction'),
        hint: [
          ['scoring', code === 'ru' ? 'Система оценки' : code === 'zh' ? '评分' : 'Scoring'] as const,
          ['notes', ''] as const,
        ]
          .map(([name, heading]) => {
            const text = convert(name);
            return text === '' || heading === '' ? text : `## ${heading}\n\n${text}`;
          })
          .filter((text) => text !== '')
          .join('\n\n'),
      }),
    );
  }
  return { statements, files: [...files.values()] };
}

async function sectionFiles(language: string, source: SourceFolder): Promise<Sections | null> {
  const folder = `statement-sections/${language}`;
  if (source.files.has(`${folder}/legend.tex`)) {
    const read = async (name: string) =>
      source.files.has(`${folder}/${name}.tex`) ? ((await source.text(`${folder}/${name}.tex`)) ?? '') : '';
    return {
      legend: await read('legend'),
      input: await read('input'),
      output: await read('output'),
      interaction: await read('interaction'),
      scoring: await read('scoring'),
      notes: await read('notes'),
    };
  }
  const properties = `statements/${language}/problem-properties.json`;
  if (!source.files.has(properties)) return null;
  try {
    const value: unknown = JSON.parse((await source.text(properties)) ?? '');
    const map = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
    const read = (name: string) => (typeof map[name] === 'string' ? map[name] : '');
    return read('legend') === ''
      ? null
      : {
          legend: read('legend'),
          input: read('input'),
          output: read('output'),
          interaction: read('interaction'),
          scoring: read('scoring'),
          notes: read('notes'),
        };
  } catch {
    return null;
  }
}

const marks: readonly (readonly [name: keyof Sections, mark: RegExp])[] = [
  ['input', /\\InputFile\b/u],
  ['output', /\\OutputFile\b/u],
  ['interaction', /\\Interaction\b/u],
  ['scoring', /\\Scoring\b/u],
  ['notes', /\\Note\b/u],
];

/** `problem.tex` of olymp.sty: the legend, then parts that begin with their marks. */
/** What stands between the arguments of the environment `problem` and its end; the whole text where there is none. */
function problemBody(text: string): string {
  const begin = String.raw`\begin{problem}`;
  const from = text.indexOf(begin);
  const end = from === -1 ? -1 : text.indexOf(String.raw`\end{problem}`, from);
  if (end === -1) return text;
  let [depth, start] = [0, from + begin.length];
  for (let at = start; at < end; at += 1) {
    const character = text.charAt(at);
    if (depth === 0 && character !== '{' && character.trim() !== '') break;
    if (character === '{') depth += 1;
    if (character === '}') depth -= 1;
    if (character === '}' && depth === 0) start = at + 1;
  }
  return text.slice(start, end);
}

function withoutExamples(text: string): string {
  const [before = '', ...sections] = text.split(/\\Examples?\b/u);
  const rests = sections.map((section) => {
    const end = /\\end\{example\w*\}/u.exec(section);
    return end === null ? section : section.slice(end.index + end[0].length);
  });
  return before + rests.join('');
}

async function wholeText(language: string, source: SourceFolder): Promise<Sections | null> {
  const path = `statements/${language}/problem.tex`;
  if (!source.files.has(path)) return null;
  const text = (await source.text(path)) ?? '';
  const body = withoutExamples(problemBody(text));
  const found = marks
    .flatMap(([name, mark]) => {
      const match = mark.exec(body);
      return match === null ? [] : [{ name, from: match.index, at: match.index + match[0].length }];
    })
    .toSorted((a, b) => a.from - b.from);
  const sections: Record<keyof Sections, string> = {
    legend: body.slice(0, found[0]?.from),
    input: '',
    output: '',
    interaction: '',
    scoring: '',
    notes: '',
  };
  found.forEach(({ name, at }, index) => {
    sections[name] = body.slice(at, found[index + 1]?.from);
  });
  return sections;
}

function converted(
  tex: string,
  {
    language,
    source,
    files,
  }: { readonly language: string; readonly source: SourceFolder; readonly files: Map<string, FileContent<string>> },
): string {
  if (tex.trim() === '') return '';
  const result = texToMarkdown(tex, (name) => {
    const folders = [`statement-sections/${language}/`, `statements/${language}/`];
    const path = folders
      .flatMap((folder) => [name, `${name}.png`, `${name}.jpg`, `${name}.pdf`].map((each) => folder + each))
      .find((each) => source.files.has(each));
    const file = source.files.get(path ?? '');
    if (path === undefined || file === undefined) return name;
    const own = path.split('/').at(-1) ?? name;
    files.set(own, { kind: 'STATEMENT', name: own, file });
    return own;
  });
  if (result === null) {
    source.log.problem(`statements/${language}`, {
      'zh-CN': '题面过长、嵌套过深，或其中的宏展开过大。',
      'en-US': 'has a statement that is too long or nested too deeply, or whose macros expand to too much.',
    });
    return '';
  }
  for (const note of result.notes) source.log.warning(`statements/${language}`, note);
  return result.markdown.trim();
}

/** Examples as the statement shows them, where they differ from the tests; else null. */
export async function shownExamples(source: SourceFolder): Promise<SampleContent[] | null> {
  const folder = [...source.files.keys()]
    .find((name) => /^statement-sections\/[^/]+\/example\.\d+$/u.test(name))
    ?.replace(/\/[^/]*$/u, '');
  if (folder === undefined) return null;
  const names = [...source.files.keys()]
    .filter((name) => name.startsWith(`${folder}/example.`) && /\.\d+$/u.test(name))
    .toSorted();
  const samples: SampleContent[] = [];
  for (const name of names) {
    const output = source.files.has(`${name}.a`) ? await source.text(`${name}.a`) : '';
    samples.push({
      input: (await source.text(name)) ?? '',
      output: output ?? '',
      interaction: null,
      explanation: null,
    });
  }
  return samples;
}
