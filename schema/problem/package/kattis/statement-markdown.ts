import type { IssueLog } from '../issue-log.ts';
import { texToMarkdown } from '../latex/tex-to-markdown.ts';
import { type PackageTree, filesBelow, readText } from '../package-tree.ts';
import { replaceConstants } from './constants.ts';
import type { ProblemYaml } from './problem-yaml.ts';
import type { StatementFile } from './statement-files.ts';
import { nameInYaml } from './statement-title.ts';

/** What a statement is read with. */
interface StatementSource {
  readonly tree: PackageTree;
  readonly folder: string;
  readonly file: StatementFile;
  readonly yaml: ProblemYaml;
  readonly log: IssueLog;
}

/**
 * Text of a statement as Markdown, with its own title if it has one. Null when it cannot be read (the log says why).
 */
export async function readMarkdown({
  tree,
  folder,
  file,
  yaml,
  log,
}: StatementSource): Promise<{ text: string; title: string | null } | null> {
  const found = tree.files.get(file.path);
  const source = found === undefined ? null : await readText(found, file.path, log);
  if (source === null) return null;
  if (source.trim() === '') {
    log.problem(file.path, { 'zh-CN': '是空的。', 'en-US': 'is empty.' });
    return null;
  }
  if (file.extension === 'tex') return convertTex({ tree, folder, file, source, yaml, log });
  const withoutSamples = source.replaceAll(/\{\{(?:nextsample|remainingsamples)\}\}/gu, (sequence) => {
    log.warning(file.path, {
      'zh-CN': `含有 ${sequence}，已略去：样例显示在题面之后。`,
      'en-US': `has ${sequence}, which is left out: samples are shown after the statement.`,
    });
    return '';
  });
  const { text, unknown } = replaceConstants(withoutSamples, yaml.metadata.constants);
  for (const name of unknown)
    log.warning(file.path, {
      'zh-CN': `含有 {{${name}}}，不是 problem.yaml 中的常量，保持原样。`,
      'en-US': `has {{${name}}}, which is no constant of problem.yaml and stays as it is.`,
    });
  return splitTitle(text, yaml, file, log);
}

function convertTex({
  tree,
  folder,
  file,
  source,
  yaml,
  log,
}: StatementSource & { readonly source: string }): { text: string; title: string | null } | null {
  const constants = yaml.metadata.constants;
  // Braces that name no constant are ordinary TeX, so nothing is said of them.
  const replaced = replaceConstants(
    source.replaceAll(/\\constant\s*\{([^{}]*)\}/gu, (whole, name: string) => {
      const value = Object.hasOwn(constants, name) ? constants[name] : undefined;
      if (value === undefined)
        log.warning(file.path, {
          'zh-CN': `含有 ${whole}，不是 problem.yaml 中的常量。`,
          'en-US': `has ${whole}, which is no constant of problem.yaml.`,
        });
      return value ?? name;
    }),
    constants,
  );
  const names = new Set(filesBelow(tree, folder).map(({ name }) => name));
  const resolveImage = (name: string) => {
    const plain = name.replace(/^\.\//u, '');
    return (
      ['', '.png', '.jpg', '.jpeg', '.svg', '.pdf']
        .map((extension) => plain + extension)
        .find((candidate) => names.has(candidate)) ?? plain
    );
  };
  const converted = texToMarkdown(replaced.text, resolveImage);
  if (converted === null) {
    log.problem(file.path, {
      'zh-CN': '无法读取：过长、嵌套过深，或其中的宏展开过大。',
      'en-US': 'cannot be read: it is too long or nested too deeply, or its macros expand to too much.',
    });
    return null;
  }
  for (const note of converted.notes) log.warning(file.path, note);
  return { text: converted.markdown, title: converted.title };
}

/** A Markdown statement is not to name the problem, but many do, in a heading on top. */
function splitTitle(
  text: string,
  yaml: ProblemYaml,
  file: StatementFile,
  log: IssueLog,
): { text: string; title: string | null } {
  const heading = /^\s*#[ \t]([^\n]*)\n/u.exec(text);
  const name = nameInYaml(yaml, file.language);
  const title = heading?.[1]
    ?.trim()
    .replace(/(?<!#)#+$/u, '')
    .trim();
  if (heading === null || name === null || title?.toLowerCase() !== name.toLowerCase()) return { text, title: null };
  log.warning(file.path, {
    'zh-CN': '以题目名称开头，已略去：页面会显示它。',
    'en-US': 'begins with the name of the problem, which is left out: the page shows it.',
  });
  return { text: text.slice(heading[0].length), title: null };
}
