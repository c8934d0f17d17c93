import type { IssueLog } from '../issue-log.ts';
import { isLegacy } from './format-version.ts';
import type { ProblemYaml } from './problem-yaml.ts';
import type { StatementFile } from './statement-files.ts';

/** Name of the problem in `problem.yaml`, in a language. */
export function nameInYaml(yaml: ProblemYaml, language: string): string | null {
  if (yaml.name === null || typeof yaml.name === 'string') return yaml.name;
  return Object.hasOwn(yaml.name, language) ? (yaml.name[language] ?? null) : null;
}

/** All names of the problem in `problem.yaml`, by language. */
export function namesInYaml({ name }: ProblemYaml): (readonly [string, string])[] {
  if (name === null) return [];
  return typeof name === 'string' ? [['en', name]] : Object.entries(name);
}

/** In legacy packages a statement names the problem, in newer ones `problem.yaml` does. */
export function titleOf(yaml: ProblemYaml, file: StatementFile, inStatement: string | null, log: IssueLog): string {
  const inYaml = nameInYaml(yaml, file.language) || null;
  const title = isLegacy(yaml.format) ? (inStatement ?? inYaml) : (inYaml ?? inStatement);
  if (title === null) {
    const hint = isLegacy(yaml.format)
      ? {
          'zh-CN': String.raw`请在题面中加上 \problemname{...}，或在 problem.yaml 中加上“name”。`,
          'en-US': String.raw`Add \problemname{...} to the statement, or "name" to problem.yaml.`,
        }
      : {
          'zh-CN': `请在 problem.yaml 的“name”中加上“${file.language}”。`,
          'en-US': `Add "${file.language}" to "name" in problem.yaml.`,
        };
    log.problem(
      file.path,
      {
        'zh-CN': `没有语言“${file.language}”的题目名称。`,
        'en-US': `has no name of the problem in the language "${file.language}".`,
      },
      hint,
    );
  }
  return title ?? '';
}

/** Warns of names without a statement, and of statements without a name of their own. */
export function warnOfOtherNames(yaml: ProblemYaml, files: readonly StatementFile[], log: IssueLog): void {
  if (yaml.name === null) return;
  if (typeof yaml.name === 'string') {
    const languages = new Set(files.map(({ language }) => language));
    if (!isLegacy(yaml.format) && (languages.size > 1 || !languages.has('en')) && languages.size > 0) {
      log.warning(
        'problem.yaml',
        {
          'zh-CN': `语言 ${[...languages].join('、')} 只有一个“name”。`,
          'en-US': `has one "name" for the languages ${[...languages].join(', ')}.`,
        },
        { 'zh-CN': '请为每种语言写出名称。', 'en-US': 'Give a name for each language.' },
      );
    }
    return;
  }
  for (const language of Object.keys(yaml.name)) {
    if (!files.some((file) => file.language === language))
      log.warning('problem.yaml', {
        'zh-CN': `有语言“${language}”的名称，但没有该语言的题面。`,
        'en-US': `has a name in the language "${language}", in which there is no statement.`,
      });
  }
}
